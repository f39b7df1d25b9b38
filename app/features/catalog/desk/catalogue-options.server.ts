import { asc } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { refundPolicies } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { type Locale, localizedText } from "#app/domain/common/language/languages.ts";
import type { RecordField } from "#app/domain/desk/record/record-fields.ts";
import { STANDARD_POLICY } from "#app/domain/reservation/refund/refund-policies.ts";
import { regionOptions } from "./region-queries.server.ts";

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
