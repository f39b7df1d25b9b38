import { artPicture } from "#app/db/art/art-pictures.ts";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { PICTURE_ROW } from "#app/domain/catalog/workbook/workbook-forms.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { inEachLocale, type Localized } from "#app/domain/common/language/languages.ts";
import { rowOfInput } from "#app/domain/desk/record/record-row.ts";
import { allPictures, type Picture } from "#app/domain/picture/picture.ts";
import { readPictureAddress } from "#app/domain/picture/picture-address.ts";
import {
  knownPictures,
  lockPictures,
  replacePictures,
  WITH_GALLERY,
} from "#app/features/catalog/desk/pictures/picture-rows.server.ts";
import { fieldErrors } from "#app/platform/http/form.ts";
import type { CatalogueSheet, CellMistake, ReadRow, SheetWork, StoredSheet } from "./sheet-type.ts";
import { mistakesOf } from "./store-row.server.ts";

/** The sheets whose products have pictures. */
const KINDS = {
  courses: "course",
  hotels: "hotel",
  rooms: "room",
  caddies: "caddy",
  regions: "region",
} as const;
type Pictured = keyof typeof KINDS;

/** One picture of a product in each row, as `courses/th-siam-old`. A product that is not named keeps its pictures. */
export const PICTURE_SHEET: CatalogueSheet = {
  name: "pictures",
  fields: PICTURE_ROW.fields,
  id: /^(courses|hotels|rooms|caddies|regions)\/[a-z0-9][a-z0-9-]{0,79}$/,
  isRepeated: true,
  list: async (db) => {
    const own = await picturesOfProducts(db);
    return [...own].flatMap(([id, pictures]) =>
      pictures.map(({ src, alt }, index) => ({ id, position: index + 1, picture: src, alt })),
    );
  },
  store: storePictures,
};

/** By the id of the sheet; a product without pictures has an empty list. */
async function picturesOfProducts(db: Database): Promise<ReadonlyMap<string, readonly Picture[]>> {
  const found = new Map<string, readonly Picture[]>();
  const add = (name: Pictured, rows: readonly Pick<Product, "id" | "picture" | "gallery">[]) => {
    for (const { id, picture, gallery = [] } of rows) {
      found.set(`${name}/${id}`, allPictures({ picture, gallery }));
    }
  };
  const of = (table: typeof courses | typeof hotels) =>
    db.select({ id: table.id, picture: table.picture, gallery: table.gallery }).from(table);
  add("courses", await of(courses).orderBy(courses.id));
  add("hotels", await of(hotels).orderBy(hotels.id));
  for (const [name, table] of [
    ["rooms", rooms],
    ["caddies", caddies],
    ["regions", regions],
  ] as const) {
    const rows = await db.select({ id: table.id, picture: table.picture }).from(table);
    add(
      name,
      rows.toSorted((a, b) => a.id.localeCompare(b.id)),
    );
  }
  return found;
}

type Product = {
  readonly id: string;
  readonly picture: Picture | null;
  readonly gallery?: readonly Picture[];
};

async function storePictures(
  tx: Database,
  { rows, options: { by }, at, refused }: SheetWork,
): Promise<StoredSheet> {
  const own = await picturesOfProducts(tx);
  const known = await picturesByAddress(tx, own, rows);
  const count = { added: 0, changed: 0, same: 0, wrong: 0 };
  const mistakes: CellMistake[] = [];
  for (const [id, lines] of Map.groupBy(rows, (row) => row.id)) {
    const current = own.get(id);
    // Its own row says what is wrong with it.
    const isNamed = current === undefined && refused.has(id);
    const read = readLines(lines, { known, current });
    if (read.mistakes.length > 0) {
      count.wrong += lines.length;
      if (!isNamed) mistakes.push(...read.mistakes);
      continue;
    }
    const result = compare(current ?? [], read.pictures);
    for (const each of result) count[each] += 1;
    if (result.every((each) => each === "same")) continue;
    const [name = "", productId = ""] = id.split("/");
    const product = { kind: KINDS[name as Pictured], id: productId };
    const locked = await lockPictures(tx, product);
    await replacePictures(tx, { product, current: locked, pictures: read.pictures, by, at });
  }
  return { count, mistakes };
}

async function picturesByAddress(
  tx: Database,
  own: ReadonlyMap<string, readonly Picture[]>,
  rows: readonly ReadRow[],
): Promise<ReadonlyMap<string, Picture>> {
  const addresses = rows.flatMap(({ values }) => readPictureAddress(values.picture ?? "") ?? []);
  const stored = await knownPictures(tx, [...own.values()].flat(), addresses);
  const art = addresses.flatMap(({ art: key }) => (key && artPicture(key)) || []);
  return new Map([...art.map((each) => [each.src, each] as const), ...stored]);
}

type Context = {
  readonly known: ReadonlyMap<string, Picture>;
  /** Nothing where there is no such product. */
  readonly current: readonly Picture[] | undefined;
};

/** The pictures of one product in their order, and every wrong cell of its rows: half a gallery is none. */
function readLines(lines: readonly ReadRow[], context: Context) {
  const mistakes: CellMistake[] = [];
  const at = new Map<number, Picture>();
  for (const row of lines) {
    const read = readLine(row, context, at);
    if ("mistakes" in read) mistakes.push(...read.mistakes);
    else at.set(read.position, read.picture);
  }
  const inOrder = [...at].toSorted(([a], [b]) => a - b);
  return { mistakes, pictures: inOrder.map(([, picture]) => picture) };
}

type Line =
  | { readonly mistakes: readonly CellMistake[] }
  | { readonly position: number; readonly picture: Picture };

function readLine(
  row: ReadRow,
  { known, current }: Context,
  earlier: ReadonlyMap<number, Picture>,
): Line {
  const wrong = (column: string, code: ErrorCode) => ({ mistakes: [row.mistakeAt(column, code)] });
  if (current === undefined) return wrong("id", "record.reference_gone");
  const parsed = PICTURE_ROW.schema.safeParse(row.values);
  if (!parsed.success) return { mistakes: mistakesOf(row, fieldErrors(parsed.error)) };
  const { position, picture: text } = parsed.data;
  const picture = known.get(readPictureAddress(text)?.src ?? "");
  if (!picture) return wrong("picture", "record.picture");
  if ([...earlier.values()].some(({ src }) => src === picture.src)) {
    return wrong("picture", "record.taken");
  }
  if (earlier.has(position)) return wrong("position", "record.taken");
  const kind = KINDS[row.id.split("/")[0] as Pictured];
  if (position > 1 && !WITH_GALLERY.has(kind)) return wrong("position", "record.out_of_range");
  const { alt } = rowOfInput(PICTURE_ROW.fields, parsed.data) as { readonly alt: Localized };
  return { position, picture: { ...picture, alt } };
}

/** What happens to each picture; one that is only taken away changes the first that stays. */
function compare(before: readonly Picture[], after: readonly Picture[]) {
  const isSame = (a: Picture | undefined, b: Picture) =>
    a?.src === b.src && altTexts(a) === altTexts(b);
  const results = after.map((picture, index): "added" | "changed" | "same" => {
    if (!before.some(({ src }) => src === picture.src)) return "added";
    return isSame(before[index], picture) ? "same" : "changed";
  });
  const isShorter = before.length > after.length && results.every((each) => each === "same");
  return isShorter ? ["changed" as const, ...results.slice(1)] : results;
}

function altTexts({ alt }: Picture): string {
  return JSON.stringify(inEachLocale((locale) => alt?.[locale] ?? ""));
}
