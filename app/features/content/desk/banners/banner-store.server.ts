import { asc, eq, max } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { banners } from "#app/db/schema/content-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { BANNER_FORM } from "#app/domain/content/home/banner-form.ts";
import { bannerStateOf } from "#app/domain/content/home/banner-time.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";

/** A new one comes last. */
export const BANNER: RecordType = {
  ...BANNER_FORM,
  table: banners,
  failure: "record.save_failed",
};

/** The position of a banner that is created now. */
export async function lastPosition(db: Database): Promise<number> {
  const [row] = await db.select({ last: max(banners.position) }).from(banners);
  return (row?.last ?? -1) + 1;
}

export async function findBanner(db: Database, id: number) {
  const [row] = await db.select().from(banners).where(eq(banners.id, id));
  return row;
}

export type BannerRecord = NonNullable<Awaited<ReturnType<typeof findBanner>>>;
export type BannerRow = Awaited<ReturnType<typeof listAllBanners>>[number];

/** All of them in the order of the home page, with what they are now. */
export async function listAllBanners(db: Database, now: Date) {
  const rows = await db.select().from(banners).orderBy(asc(banners.position), asc(banners.id));
  return rows.map((row) => ({ ...row, state: bannerStateOf(row, now) }));
}

type Ordering = {
  readonly by: string;
  /** The order that the page showed. */
  readonly seen: readonly number[];
  readonly ids: readonly number[];
};

/** Saves the order of all banners, unless a colleague changed it meanwhile. */
export function orderBanners(
  { db, now }: Pick<Services, "db" | "now">,
  { by, seen, ids }: Ordering,
): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: banners.id })
      .from(banners)
      .orderBy(asc(banners.position), asc(banners.id))
      .for("update");
    const before = rows.map(({ id }) => id);
    if (before.join() !== seen.join()) throw new AppError("record.conflict");
    if (ids.toSorted().join() !== before.toSorted().join()) {
      throw new FormError({ ids: "common.bad_request" });
    }
    for (const [position, id] of ids.entries()) {
      await tx.update(banners).set({ position }).where(eq(banners.id, id));
    }
    return writeAudit(tx, {
      by,
      action: "banner.order",
      subject: { kind: "banner", id: "home" },
      before: { order: before },
      after: { order: ids },
      at: now(),
    });
  });
}
