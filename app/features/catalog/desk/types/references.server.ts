import { eq, inArray } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { refundPolicies, regions } from "#app/db/schema/catalog/place-tables.ts";
import { isInCountry } from "#app/domain/catalog/place/country.ts";
import { STANDARD_POLICY } from "#app/domain/reservation/refund/refund-policies.ts";
import type { RecordRow, RecordTable } from "#app/features/desk/record/record-type.server.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";

export type RegionOfRow = typeof regions.$inferSelect;

export async function regionOf(
  tx: Database,
  { regionId }: RecordRow,
): Promise<RegionOfRow | undefined> {
  const [region] = await tx
    .select()
    .from(regions)
    .where(eq(regions.id, String(regionId)));
  return region;
}

/** A region that exists, and a position within its country. */
export async function placeMistakes(tx: Database, row: RecordRow): Promise<FieldErrors> {
  const region = await regionOf(tx, row);
  if (!region) return { regionId: "record.reference_gone" };
  const isInside = isInCountry(region.country, Number(row.latitude), Number(row.longitude));
  if (isInside) return {};
  return { latitude: "record.outside_country", longitude: "record.outside_country" };
}

export async function policyMistakes(tx: Database, row: RecordRow): Promise<FieldErrors> {
  const known = await tx.$count(refundPolicies, eq(refundPolicies.id, String(row.refundPolicyId)));
  return known > 0 ? {} : { refundPolicyId: "record.reference_gone" };
}

export async function courseMistakes(
  tx: Database,
  row: RecordRow,
  field: "courseId" | "onCourseId",
): Promise<FieldErrors> {
  const id = row[field];
  if (id === null) return {};
  const known = await tx.$count(courses, eq(courses.id, String(id)));
  return known > 0 ? {} : { [field]: "record.reference_gone" };
}

/** A shop without any refund policy starts with the standard one of the law (docs/decisions/0007). */
export async function ensureStandardPolicy(tx: Database, row: RecordRow): Promise<void> {
  if (row.refundPolicyId !== STANDARD_POLICY.id) return;
  await tx.insert(refundPolicies).values(STANDARD_POLICY).onConflictDoNothing();
}

/** The next free short name: `th-siam`, `th-siam-2`, … */
export async function freeId(tx: Database, table: RecordTable, wish: string): Promise<string> {
  const wishes = [wish, ...Array.from({ length: 98 }, (_, index) => `${wish}-${index + 2}`)];
  const rows = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(inArray(table.id, wishes));
  const taken = new Set(rows.map(({ id }) => String(id)));
  return wishes.find((id) => !taken.has(id)) ?? `${wish}-${crypto.randomUUID().slice(0, 8)}`;
}
