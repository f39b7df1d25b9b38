import { eq } from "drizzle-orm";
import type { Database, Prepare } from "#app/db/client.server.ts";
import { indexProducts } from "#app/db/index-products.server.ts";
import { appState } from "#app/db/schema/app-state.ts";
import { addDays, daysBetween, type LocalDate } from "#app/domain/local-date.ts";
import { type DemoClock, demoClock } from "./demo-clock.ts";
import { fillCalendars } from "./fill-calendars.server.ts";
import { layAlarms } from "./lay-alarms.server.ts";
import { layBenefits } from "./lay-benefits.server.ts";
import { layContent } from "./lay-content.server.ts";
import { layCourses } from "./lay-courses.server.ts";
import { layHotels } from "./lay-hotels.server.ts";
import { type HashPassword, layMembers } from "./lay-members.server.ts";
import { layPlaces, layVans } from "./lay-places.server.ts";
import { layTrips } from "./lay-trips.server.ts";
import { layVoices } from "./lay-voices.server.ts";

/** How far ahead the demo can be booked, counted from today at every start. */
export const CALENDAR_DAYS = 180;

const CALENDAR_UNTIL = "demo.calendar_until";

/** Fills an empty database with the demo, whole or not at all; later starts only extend its calendars. */
export function layDemo(now: Date, hashPassword: HashPassword): Prepare {
  const clock = demoClock(now);
  return (db) =>
    db.transaction(async (tx) => {
      const until = await calendarUntil(tx);
      if (until === undefined) await layEverything(tx, clock, hashPassword);
      await extendCalendars(tx, until, clock.today);
      await indexProducts(tx);
    });
}

async function layEverything(db: Database, clock: DemoClock, hashPassword: HashPassword) {
  await layPlaces(db);
  await layCourses(db);
  await layHotels(db);
  await layVans(db);
  await layMembers(db, clock, hashPassword);
  await layContent(db, clock);
  await layVoices(db, clock);
  await layTrips(db, clock);
  await layBenefits(db, clock);
  await layAlarms(db, clock);
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
