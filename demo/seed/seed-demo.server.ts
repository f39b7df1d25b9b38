import { eq } from "drizzle-orm";
import type { Database, Prepare } from "#app/db/client.server.ts";
import { indexPosts } from "#app/db/query/index-posts.server.ts";
import { indexProducts } from "#app/db/query/index-products.server.ts";
import { appState } from "#app/db/schema/operations/operations-tables.ts";
import { addDays, daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { CALENDAR_DAYS } from "#app/domain/pricing/price-layer.ts";
import { demoClock } from "./demo-clock.ts";
import type { HashPassword } from "./seed-members.server.ts";

const CALENDAR_UNTIL = "demo.calendar_until";

/** Fills an empty database with the demo, whole or not at all; later starts only extend its calendars, and read nothing else of it. */
export function seedDemo(now: Date, hashPassword: HashPassword): Prepare {
  const clock = demoClock(now);
  return (db) =>
    db.transaction(async (tx) => {
      const until = await calendarUntil(tx);
      if (until === undefined) {
        const { layDemo } = await import("./lay-demo.server.ts");
        await layDemo(tx, clock, hashPassword);
      }
      await extendCalendars(tx, until, clock.today);
      await indexProducts(tx);
      await indexPosts(tx);
    });
}

async function extendCalendars(db: Database, until: LocalDate | undefined, today: LocalDate) {
  const wanted = addDays(today, CALENDAR_DAYS);
  const first = until !== undefined && until >= today ? addDays(until, 1) : today;
  const missing = daysBetween(first, wanted) + 1;
  if (missing <= 0) return;
  const { fillCalendars } = await import("./fill-calendars.server.ts");
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
