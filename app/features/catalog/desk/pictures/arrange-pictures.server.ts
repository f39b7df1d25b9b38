import type { Database } from "#app/db/client.server.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import type { PicturedKind, PictureOrder } from "#app/domain/picture/picture-order.ts";
import { factsBefore } from "#app/features/desk/audit/record-history-queries.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";
import { knownPictures, lockPictures, replacePictures } from "./picture-rows.server.ts";

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

/** Saves the pictures of a product, unless a colleague did meanwhile; answers with the entry that undoes it. */
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
    if (pictures.length < wanted.length) throw new FormError({ pictures: "common.bad_request" });
    return replacePictures(tx, { product, current, pictures, by, at: now() });
  });
  log.info({ kind, id, by }, "the pictures of a product were arranged");
  return entry;
}

type Product = Arrangement["product"];

async function earlierPictures(tx: Database, product: Product, entry: number): Promise<Picture[]> {
  const facts = await factsBefore(tx, { ...product, entry });
  if (!facts) throw new AppError("common.not_found");
  const pictures = (facts.pictures ?? []) as readonly Picture[];
  return pictures.map((picture) => ({
    ...picture,
    src: picture.src.replace(/^upload /, "/uploads/"),
  }));
}
