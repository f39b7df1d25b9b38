import { asc, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { missingBusiness } from "#app/domain/company/business-data.ts";
import { blockersOf, launchGroups, NEEDED_TEXTS } from "#app/domain/operations/launch.ts";
import { loadBusinessRow } from "#app/features/company/company-queries.server.ts";
import { editionsInForce } from "#app/features/company/legal/legal-queries.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** What a shop still needs; undefined once it has sold something and nothing keeps it from selling more. */
export async function firstRun({ db, now, payments, senders }: Services) {
  const today = shopDayOf(now());
  const [found, business, editions] = await Promise.all([
    findState(db, today),
    loadBusinessRow(db),
    editionsInForce(db, today, NEEDED_TEXTS),
  ]);
  const inForce = new Set(editions.map(({ kind }) => kind));
  const groups = launchGroups({
    ...found,
    hasCompany: missingBusiness(business).length === 0,
    hasMailOrderNumber: Boolean(business.mailOrderNumber),
    texts: NEEDED_TEXTS.filter((kind) => inForce.has(kind)),
    hasPayment: payments !== undefined,
    hasMail: senders.email !== undefined,
  });
  return found.hasSale && blockersOf(groups).length === 0 ? undefined : groups;
}

async function findState(db: Database, today: string) {
  const [state] = await db
    .select({
      hasFactor: exists(
        sql`${members} where ${members.role} = 'owner' and ${members.totpSecret} is not null`,
      ),
      hasRegion: exists(sql`${regions}`),
      hasCourse: exists(sql`${courses}`),
      hasPicture: exists(sql`${courses} where ${courses.picture} is not null`),
      hasPublished: exists(sql`${courses} where ${courses.published}`),
      hasPrices: exists(
        sql`${courseDays} join ${courses} on ${courses.id} = ${courseDays.courseId} where ${courses.published} and not ${courseDays.closed} and ${courseDays.day} >= ${today}`,
      ),
      hasSale: exists(sql`${reservations}`),
    })
    .from(sql`(values (1)) as one`);
  if (!state) throw new Error("a row of values was not answered");
  const [course] = await db
    .select({ id: courses.id })
    .from(courses)
    .orderBy(sql`${courses.published} desc`, asc(courses.id))
    .limit(1);
  return { ...state, courseId: course?.id };
}

/** Stops at the first row, however many there are. */
function exists(rows: ReturnType<typeof sql>) {
  return sql<boolean>`exists (select 1 from ${rows})`;
}
