import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  date,
  integer,
  jsonb,
  type PgColumn,
  pgEnum,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { PRODUCT_STATUSES } from "#app/domain/catalog/sale/publication.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import {
  type Locale,
  type Localized,
  readingOrder,
} from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { Picture } from "#app/domain/picture/picture.ts";

export const localized = (name: string) => jsonb(name).$type<Localized>();
/** Not an enum: a language is added without a migration. */
export const locale = (name: string) => text(name).$type<Locale>();
export const wonAmount = (name: string) => integer(name).$type<Won>();
export const localDay = (name: string) => date(name).$type<LocalDate>();
export const picture = () => jsonb("picture").$type<Picture>();
/** The pictures after the first, in the order they are shown. */
export const gallery = () => jsonb("gallery").$type<readonly Picture[]>().notNull().default([]);
export const moment = (name: string) => timestamp(name, { withTimezone: true });
/** Counts the saves at the desk: a form that was opened before the last one is refused. */
export const version = () => integer("version").notNull().default(1);
export const createdAt = () => moment("created_at").notNull().defaultNow();

/** What drivers and front desks at the place read and call; null until entered. */
export const localFacts = () => ({
  localName: text("local_name"),
  localAddress: text("local_address"),
  phone: text("phone"),
});

export const productStatus = pgEnum("product_status", PRODUCT_STATUSES);

/**
 * When a product is shown. `published` is the one condition of every public query: the database computes it from the
 * status, so that the two cannot disagree.
 */
export const publication = () => ({
  status: productStatus("status").notNull().default("published"),
  publishAt: moment("publish_at"),
  unpublishAt: moment("unpublish_at"),
  published: boolean("published").notNull().generatedAlwaysAs(sql`status = 'published'`),
  version: version(),
});

/** The text in the reader's own language; null where it has none. */
export function onlyIn(column: PgColumn, locale: Locale): SQL<string | null> {
  return sql<string | null>`nullif(${column} ->> ${locale}::text, '')`;
}

/** The text in the reader's language, or in another while it is not translated. */
export function inLocale(column: PgColumn, locale: Locale): SQL<string> {
  const texts = readingOrder(locale).map((each) => sql`nullif(${column} ->> ${each}::text, '')`);
  return sql<string>`coalesce(${sql.join(texts, sql`, `)}, '')`;
}
