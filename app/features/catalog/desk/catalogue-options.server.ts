import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { refundPolicies, regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { type Locale, localizedText } from "#app/domain/common/language/languages.ts";
import type { RecordField } from "#app/domain/desk/record/record-fields.ts";
import { STANDARD_POLICY } from "#app/domain/reservation/refund/refund-policies.ts";
import { loadRecord } from "#app/features/desk/record/record-rows.server.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";

type Option = { readonly value: string; readonly label: string };

/** What the references of a form may point to, by field. */
export async function catalogueOptions(
  db: Database,
  locale: Locale,
  fields: readonly RecordField[],
): Promise<Record<string, readonly Option[]>> {
  const references = fields.filter(({ kind }) => kind === "reference");
  const options = references.map(async ({ name }) => [name, await OPTIONS[name]?.(db, locale)]);
  return Object.fromEntries(await Promise.all(options));
}

type Listing = (db: Database, locale: Locale) => PromiseLike<readonly Option[]>;

const OPTIONS: Readonly<Record<string, Listing>> = {
  regionId: regionOptions,
  courseId: courseOptions,
  onCourseId: courseOptions,
  refundPolicyId: policyOptions,
};

function courseOptions(db: Database, locale: Locale) {
  const label = inLocale(courses.name, locale);
  return db.select({ value: courses.id, label }).from(courses).orderBy(label, asc(courses.id));
}

/** A new shop has none: its first course brings the standard one. */
async function policyOptions(db: Database, locale: Locale): Promise<readonly Option[]> {
  const stored = await db
    .select({ value: refundPolicies.id, label: inLocale(refundPolicies.name, locale) })
    .from(refundPolicies)
    .orderBy(asc(refundPolicies.id));
  if (stored.length > 0) return stored;
  return [{ value: STANDARD_POLICY.id, label: localizedText(STANDARD_POLICY.name, locale) }];
}

export async function findCaddieRecord(db: Database, id: string) {
  const [caddie] = await db
    .select({ ...getTableColumns(caddies), course: courses.name })
    .from(caddies)
    .innerJoin(courses, eq(courses.id, caddies.courseId))
    .where(eq(caddies.id, id));
  return caddie;
}

export type CaddieRecord = NonNullable<Awaited<ReturnType<typeof findCaddieRecord>>>;

export async function findShuttle(db: Database, id: string) {
  const [route] = await db.select().from(vanRoutes).where(eq(vanRoutes.id, id));
  return route;
}

/** The choices of a region filter, in the same order as in the shop. */
export function regionOptions(db: Database, locale: Locale) {
  return db
    .select({ value: regions.id, label: inLocale(regions.name, locale) })
    .from(regions)
    .orderBy(asc(regions.position));
}

export async function findRegion(db: Database, id: string) {
  const [region] = await db.select().from(regions).where(eq(regions.id, id));
  return region;
}

/** A product's record with what its references may point to; without an id, only the latter. */
export async function loadCatalogueRecord(
  db: Database,
  locale: Locale,
  { type, id }: { readonly type: RecordType; readonly id: string | undefined },
) {
  const { fields } = id === undefined ? (type.creation ?? type) : type;
  const options = await catalogueOptions(db, locale, fields);
  if (id === undefined) return { record: undefined, options };
  return { record: orNotFound(await loadRecord(db, type, id)), options };
}
