import { asc, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { DEFAULT_LOCALE } from "#app/domain/common/language/locale.ts";
import { isRegistered } from "#app/domain/company/business-data.ts";
import { loadBusiness } from "#app/features/company/business-queries.server.ts";

/** How far a new shop has come; undefined once it has sold something. */
export async function firstRun(db: Database) {
  const [state] = await db
    .select({
      hasFactor: sql<boolean>`exists (select 1 from ${members} where ${members.role} = 'owner' and ${members.totpSecret} is not null)`,
      hasRegion: hasRows(regions),
      hasCourse: hasRows(courses),
      hasPublished: sql<boolean>`exists (select 1 from ${courses} where ${courses.published})`,
      hasPrices: hasRows(courseDays),
      hasSale: hasRows(reservations),
    })
    .from(sql`(values (1)) as one`);
  if (!state || state.hasSale) return undefined;
  const [course] = await db
    .select({ id: courses.id })
    .from(courses)
    .orderBy(sql`${courses.published} desc`, asc(courses.id))
    .limit(1);
  const hasBusiness = isRegistered(await loadBusiness(db, DEFAULT_LOCALE));
  return { ...state, courseId: course?.id, hasBusiness };
}

export type FirstRun = NonNullable<Awaited<ReturnType<typeof firstRun>>>;

/** Stops at the first row, however many there are. */
function hasRows(table: PgTable) {
  return sql<boolean>`exists (select 1 from ${table})`;
}
