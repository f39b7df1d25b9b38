import { eq } from "drizzle-orm";
import type { Database, Prepare } from "#app/db/client.server.ts";
import { indexPosts } from "#app/db/query/index-posts.server.ts";
import { indexProducts } from "#app/db/query/index-products.server.ts";
import { appState } from "#app/db/schema/operations/app-state-tables.ts";
import { addDays, daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { CALENDAR_DAYS } from "#app/domain/pricing/price-layer.ts";
import { type DemoClock, demoClock } from "./demo-clock.ts";
import { fillCalendars } from "./fill-calendars.server.ts";
import { seedAlarms } from "./seed-alarms.server.ts";
import { seedBenefits } from "./seed-benefits.server.ts";
import { seedBusiness } from "./seed-business.server.ts";
import { seedContent } from "./seed-content.server.ts";
import { seedCourses } from "./seed-courses.server.ts";
import { seedHotels } from "./seed-hotels.server.ts";
import { type HashPassword, seedMembers } from "./seed-members.server.ts";
import { seedPlaces, seedVans } from "./seed-places.server.ts";
import { seedReviews } from "./seed-reviews.server.ts";
import { seedSuppliers } from "./seed-suppliers.server.ts";
import { seedTournaments } from "./seed-tournaments.server.ts";
import { seedTrips } from "./seed-trips.server.ts";

const CALENDAR_UNTIL = "demo.calendar_until";

/** Fills an empty database with the demo, whole or not at all; later starts only extend its calendars. */
export function seedDemo(now: Date, hashPassword: HashPassword): Prepare {
  const clock = demoClock(now);
  return (db) =>
    db.transaction(async (tx) => {
      const until = await calendarUntil(tx);
      if (until === undefined) await layEverything(tx, clock, hashPassword);
      await extendCalendars(tx, until, clock.today);
      await indexProducts(tx);
      await indexPosts(tx);
    });
}

async function layEverything(db: Database, clock: DemoClock, hashPassword: HashPassword) {
  await seedBusiness(db);
  await seedPlaces(db);
  await seedCourses(db);
  await seedHotels(db);
  await seedVans(db);
  await seedSuppliers(db);
  await seedMembers(db, clock, hashPassword);
  await seedContent(db, clock);
  await seedTournaments(db, clock);
  await seedReviews(db, clock);
  await seedTrips(db, clock);
  await seedBenefits(db, clock);
  await seedAlarms(db, clock);
}

async function extendCalendars(db: Database, until: LocalDate | undefined, today: LocalDate) {
  const wanted = addDays(today, CALENDAR_DAYS);
  const first = until !== undefined && until >= today ? addDays(until, 1) : today;
  const missing = daysBetween(first, wanted) + 1;
  if (missing <= 0) return;
  await fillCalendars(db, first, missing);
  await db
    .insert(appState)
    .values({ key: CALENDAR_UNTIL, value: wanted })
    .onConflictDoUpdate({ target: appState.key, set: { value: wanted } });
}

async function calendarUntil(db: Database): Promise<LocalDate | undefined> {
  const [row] = await db
    .select({ value: appState.value })
    .from(appState)
    .where(eq(appState.key, CALENDAR_UNTIL));
  return row?.value as LocalDate | undefined;
}
