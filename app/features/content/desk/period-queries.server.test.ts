import { expect, test } from "vitest";
import { events } from "#app/db/schema/content-tables.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { TOURNAMENT_LIST } from "#app/features/tournament/desk/tournament-list.server.ts";
import { findTournament } from "#app/features/tournament/desk/tournament-record-queries.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { EVENT_LIST } from "./event-list.server.ts";
import { findEvent } from "./event-store.server.ts";

const db = await testDatabase("demo");
const today = dateIn(SHOP_ZONE, TEST_NOW);

const eventsOf = (search: string, locale: Locale = "ko") =>
  EVENT_LIST.find({ db, locale, now: TEST_NOW, search: new URLSearchParams(search) });

const tournamentsOf = (search: string) =>
  TOURNAMENT_LIST.find({ db, locale: "ko", now: TEST_NOW, search: new URLSearchParams(search) });

test("every event is either ongoing or ended", async () => {
  const stored = await db.select({ endsOn: events.endsOn }).from(events);
  const ongoing = await eventsOf("period=ongoing");
  const ended = await eventsOf("period=ended");
  const over = stored.filter(({ endsOn }) => endsOn < today).length;
  expect([ongoing.total, ended.total]).toEqual([stored.length - over, over]);
  expect((await eventsOf("")).total).toBe(stored.length);
  expect(ongoing.rows.every(({ endsOn }) => endsOn >= today)).toBe(true);
  expect(ended.rows.every(({ endsOn }) => endsOn < today)).toBe(true);
});

test("an event is found by its number, in both languages", async () => {
  const [row] = (await eventsOf("", "en")).rows;
  if (!row) throw new Error("the demo has no event");
  const event = await findEvent(db, row.id);
  expect(event?.title.en).toBe(row.title);
  expect(event?.title.ko).toBeTruthy();
  expect(await findEvent(db, 999_999)).toBeUndefined();
});

test("tournaments are ongoing until the day they are played", async () => {
  const ongoing = await tournamentsOf("period=ongoing");
  const ended = await tournamentsOf("period=ended");
  expect(ongoing.rows.every(({ playsOn }) => playsOn >= today)).toBe(true);
  expect(ended.rows.every(({ playsOn }) => playsOn < today)).toBe(true);
  const stored = await db.select({ playsOn: tournaments.playsOn }).from(tournaments);
  const over = stored.filter(({ playsOn }) => playsOn < today).length;
  expect([ongoing.total, ended.total]).toEqual([stored.length - over, over]);
  expect(await findTournament(db, 999_999)).toBeUndefined();
});
