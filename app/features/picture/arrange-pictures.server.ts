import { eq, inArray } from "drizzle-orm";
import { courses } from "#app/db/schema/course.ts";
import { hotels } from "#app/db/schema/hotel.ts";
import { uploads } from "#app/db/schema/upload.ts";
import { AppError } from "#app/domain/errors.ts";
import { allPictures, type Picture } from "#app/domain/picture/picture.ts";
import { writeAudit } from "#app/features/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

const UPLOAD = /^\/uploads\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

type Arrangement = {
  readonly product: { readonly kind: "course" | "hotel"; readonly id: string };
  /** The `src` of pictures that it already has, or of new uploads. */
  readonly order: readonly string[];
  readonly by: string;
};

/** Saves the pictures of a product: the first for its card, then the others. */
export async function arrangePictures(
  { db, log, now }: Pick<Services, "db" | "log" | "now">,
  { product: { kind, id }, order, by }: Arrangement,
): Promise<void> {
  // Both tables store pictures in the same two columns.
  const table = (kind === "course" ? courses : hotels) as typeof courses;
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ picture: table.picture, gallery: table.gallery })
      .from(table)
      .where(eq(table.id, id))
      .for("update");
    if (!row) throw new AppError("common.not_found");
    const uploadIds = order.flatMap((src) => UPLOAD.exec(src)?.[1] ?? []);
    const sent = await tx
      .select({ picture: uploads.picture })
      .from(uploads)
      .where(inArray(uploads.id, uploadIds))
      // Locked, so that the sweep of unused uploads does not delete it meanwhile.
      .for("share");
    const known = new Map<string, Picture>();
    for (const each of [row.picture, ...row.gallery, ...sent.map(({ picture }) => picture)]) {
      if (each) known.set(each.src, each);
    }
    const pictures = order.flatMap((src) => known.get(src) ?? []);
    if (pictures.length < order.length) throw new AppError("common.bad_request");
    const [picture = null, ...gallery] = pictures;
    await tx
      .update(kind === "course" ? courses : hotels)
      .set({ picture, gallery })
      .where(eq(table.id, id));
    await writeAudit(tx, {
      by,
      action: `${kind}.pictures`,
      subject: { kind, id },
      before: { pictures: auditNames(allPictures(row)) },
      after: { pictures: auditNames(pictures) },
      at: now(),
    });
  });
  log.info({ kind, id, by, count: order.length }, "the pictures of a product were arranged");
}

/** Not the real address: a picture that only the audit log names must still count as unused. */
function auditNames(pictures: readonly Picture[]): readonly string[] {
  return pictures.map(({ src }) => src.replace(/^\/uploads\//, "upload "));
}
