import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { banners, events } from "#app/db/schema/content-tables.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import { isShown } from "#app/domain/catalog/sale/publication.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import { allPictures, type Picture } from "#app/domain/picture/picture.ts";
import type { PicturedKind } from "#app/domain/picture/picture-order.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";

const UPLOAD = /^\/uploads\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

type Product = { readonly kind: PicturedKind; readonly id: string };

const TABLES = {
  course: courses,
  hotel: hotels,
  room: rooms,
  caddy: caddies,
  region: regions,
  banner: banners,
  event: events,
  tournament: tournaments,
} as const;
export const WITH_GALLERY: ReadonlySet<PicturedKind> = new Set(["course", "hotel", "banner"]);

export async function lockPictures(
  tx: Database,
  { kind, id }: Product,
): Promise<readonly Picture[]> {
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
  if (kind === "room") {
    await tx.update(rooms).set({ picture }).where(eq(rooms.id, id));
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

type Replacement = {
  readonly product: Product;
  readonly current: readonly Picture[];
  readonly pictures: readonly Picture[];
  readonly by: string;
  readonly at: Date;
};

/** Stores the pictures in their order, and answers with the history entry that undoes it. */
export async function replacePictures(
  tx: Database,
  { product, current, pictures, by, at }: Replacement,
): Promise<number> {
  if (pictures.length === 0) await refuseOnSale(tx, product);
  await storePictures(tx, product, pictures);
  return writeAudit(tx, {
    by,
    action: `${product.kind}.pictures`,
    subject: product,
    before: { pictures: current.map(withoutAddress) },
    after: { pictures: pictures.map(withoutAddress) },
    at,
  });
}

const ON_SALE: readonly PicturedKind[] = ["course", "hotel", "caddy"];

/** What customers can buy keeps a picture; a room shows its hotel's, a tournament its course's. */
async function refuseOnSale(tx: Database, { kind, id }: Product): Promise<void> {
  if (!ON_SALE.includes(kind)) return;
  const table = TABLES[kind] as unknown as typeof courses;
  const [row] = await tx.select({ status: table.status }).from(table).where(eq(table.id, id));
  if (row && isShown(row.status)) throw new AppError("record.picture_stays");
}

/** The pictures of a product and public uploads, by address; nothing else may be shown. */
export async function knownPictures(
  tx: Database,
  own: readonly Picture[],
  wanted: readonly { readonly src: string }[],
): Promise<ReadonlyMap<string, Picture>> {
  const ids = wanted.flatMap(({ src }) => UPLOAD.exec(src)?.[1] ?? []);
  const sent = await tx
    .select({ picture: uploads.picture })
    .from(uploads)
    .where(and(inArray(uploads.id, ids), eq(uploads.isPrivate, false)))
    // Locked, so that the sweep of unused uploads does not delete it meanwhile.
    .for("share");
  const stored = new Set(sent.map(({ picture }) => picture.src));
  const still = own.filter(({ src }) => !UPLOAD.test(src) || stored.has(src));
  return new Map([...sent.map((each) => each.picture), ...still].map((each) => [each.src, each]));
}

/** Not the real address: a picture that only the audit log names must still count as unused. */
function withoutAddress(picture: Picture): Picture {
  return { ...picture, src: picture.src.replace(/^\/uploads\//, "upload ") };
}
