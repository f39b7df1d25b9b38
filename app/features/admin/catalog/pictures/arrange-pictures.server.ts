import { eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/caddy.ts";
import { banners, events, tournaments } from "#app/db/schema/content.ts";
import { courses } from "#app/db/schema/course.ts";
import { hotels } from "#app/db/schema/hotel.ts";
import { regions } from "#app/db/schema/place.ts";
import { uploads } from "#app/db/schema/upload.ts";
import { AppError } from "#app/domain/errors.ts";
import { LOCALES } from "#app/domain/locale.ts";
import { allPictures, type Picture } from "#app/domain/picture/picture.ts";
import type { PicturedKind, PictureOrder } from "#app/domain/picture/picture-order.ts";
import { factsBefore } from "#app/features/audit/history-queries.server.ts";
import { writeAudit } from "#app/features/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

const UPLOAD = /^\/uploads\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

type Arrangement = {
  readonly product: { readonly kind: PicturedKind; readonly id: string };
  /** The `src` of pictures that it already has, or of new uploads, with what they show. */
  readonly order?: PictureOrder | undefined;
  /** Instead of an order: the history entry whose earlier pictures return. */
  readonly undo?: number | undefined;
  /** What the page showed. */
  readonly seen: readonly string[];
  readonly by: string;
};

/** Saves the pictures of a product, unless somebody else did meanwhile; answers with the entry that undoes it. */
export async function arrangePictures(
  { db, log, now }: Pick<Services, "db" | "log" | "now">,
  { product, order, undo, seen, by }: Arrangement,
): Promise<number> {
  const { kind, id } = product;
  const entry = await db.transaction(async (tx) => {
    const current = await lockPictures(tx, product);
    if (current.map(({ src }) => src).join() !== seen.join()) throw new AppError("record.conflict");
    const earlier = undo === undefined ? [] : await earlierPictures(tx, product, undo);
    const wanted = order ?? earlier.map(({ src, alt = {} }) => ({ src, alt }));
    const known = await knownPictures(tx, [...current, ...earlier], wanted);
    const pictures = wanted.flatMap(({ src, alt }) => {
      const picture = known.get(src);
      return picture ? [{ ...picture, alt }] : [];
    });
    if (pictures.length < wanted.length) throw new AppError("common.bad_request");
    await storePictures(tx, product, pictures);
    return writeAudit(tx, {
      by,
      action: `${kind}.pictures`,
      subject: { kind, id },
      before: { pictures: current.map(withoutAddress) },
      after: { pictures: pictures.map(withoutAddress) },
      at: now(),
    });
  });
  log.info({ kind, id, by }, "the pictures of a product were arranged");
  return entry;
}

type Product = Arrangement["product"];

const TABLES = {
  course: courses,
  hotel: hotels,
  caddy: caddies,
  region: regions,
  banner: banners,
  event: events,
  tournament: tournaments,
} as const;
const WITH_GALLERY: ReadonlySet<PicturedKind> = new Set(["course", "hotel", "banner"]);

async function lockPictures(tx: Database, { kind, id }: Product): Promise<readonly Picture[]> {
  // All of them store their pictures in columns of the same names.
  const table = TABLES[kind] as unknown as typeof courses;
  const hasGallery = WITH_GALLERY.has(kind);
  const [row] = await tx
    .select({ picture: table.picture, ...(hasGallery ? { gallery: table.gallery } : {}) })
    .from(table)
    .where(eq(table.id, id))
    .for("update");
  if (!row) throw new AppError("common.not_found");
  return allPictures({ picture: row.picture, gallery: row.gallery ?? [] });
}

async function storePictures(tx: Database, { kind, id }: Product, pictures: readonly Picture[]) {
  const [picture = null, ...gallery] = pictures;
  if (kind === "course") {
    await tx.update(courses).set({ picture, gallery }).where(eq(courses.id, id));
    return;
  }
  if (kind === "hotel") {
    await tx.update(hotels).set({ picture, gallery }).where(eq(hotels.id, id));
    return;
  }
  if (kind === "banner") {
    if (pictures.length > LOCALES.length) throw new AppError("upload.too_many");
    await tx
      .update(banners)
      .set({ picture, gallery })
      .where(eq(banners.id, Number(id)));
    return;
  }
  if (gallery.length > 0) throw new AppError("upload.too_many");
  if (kind === "tournament") {
    await tx
      .update(tournaments)
      .set({ picture })
      .where(eq(tournaments.id, Number(id)));
    return;
  }
  if (kind === "caddy") await tx.update(caddies).set({ picture }).where(eq(caddies.id, id));
  else if (kind === "region") await tx.update(regions).set({ picture }).where(eq(regions.id, id));
  else
    await tx
      .update(events)
      .set({ picture })
      .where(eq(events.id, Number(id)));
}

async function knownPictures(
  tx: Database,
  own: readonly Picture[],
  wanted: PictureOrder,
): Promise<ReadonlyMap<string, Picture>> {
  const ids = wanted.flatMap(({ src }) => UPLOAD.exec(src)?.[1] ?? []);
  const sent = await tx
    .select({ picture: uploads.picture })
    .from(uploads)
    .where(inArray(uploads.id, ids))
    // Locked, so that the sweep of unused uploads does not delete it meanwhile.
    .for("share");
  const stored = new Set(sent.map(({ picture }) => picture.src));
  const still = own.filter(({ src }) => !UPLOAD.test(src) || stored.has(src));
  return new Map([...sent.map((each) => each.picture), ...still].map((each) => [each.src, each]));
}

async function earlierPictures(tx: Database, product: Product, entry: number): Promise<Picture[]> {
  const facts = await factsBefore(tx, { ...product, entry });
  if (!facts) throw new AppError("common.not_found");
  const pictures = (facts.pictures ?? []) as readonly Picture[];
  return pictures.map((picture) => ({
    ...picture,
    src: picture.src.replace(/^upload /, "/uploads/"),
  }));
}

/** Not the real address: a picture that only the audit log names must still count as unused. */
function withoutAddress(picture: Picture): Picture {
  return { ...picture, src: picture.src.replace(/^\/uploads\//, "upload ") };
}
