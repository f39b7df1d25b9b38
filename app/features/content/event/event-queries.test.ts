import { expect, test } from "vitest";
import { events } from "#app/db/schema/content-tables.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { periodOf } from "#app/domain/common/date/period.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { findEvent, listEvents, otherEvents } from "./event-queries.server.ts";

const db = await testDatabase("demo");
const TODAY: LocalDate = "2026-11-15";

test.each(["ongoing", "ended"] as const)("%s events are those the rule calls so", async (tab) => {
  const { rows, counts } = await listEvents(db, "ko", { tab, page: 1 }, TODAY);

  const stored = await db.select().from(events);
  const wanted = stored.filter(({ draft, endsOn }) => !draft && periodOf(endsOn, TODAY) === tab);
  expect(wanted).not.toEqual([]);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
  expect(counts[tab]).toBe(wanted.length);
});

test("an event goes on through its last day and has ended on the next", async () => {
  const [first] = (await listEvents(db, "ko", { tab: "ongoing", page: 1 }, TODAY)).rows;
  if (!first) throw new Error("the demo has no event");
  const ids = async (today: LocalDate) =>
    (await listEvents(db, "ko", { tab: "ended", page: 1 }, today)).rows.map((row) => row.id);

  expect(await ids(first.endsOn)).not.toContain(first.id);
  expect(await ids(addDays(first.endsOn, 1))).toContain(first.id);
});

test("an event is in the reader's language, and lists others but not itself", async () => {
  const [first] = (await listEvents(db, "en", { tab: "ongoing", page: 1 }, TODAY)).rows;
  const event = await findEvent(db, "en", first?.id ?? 0);

  expect(event?.title).toBe(first?.title);
  expect(event?.body).toMatch(/^[\x20-\x7e\s₩–…—’“”]+$/);
  const others = await otherEvents(db, "en", first?.id ?? 0, TODAY);
  expect(others.map((other) => other.id)).not.toContain(first?.id);
  expect(others.length).toBe(3);
});

test("an event that does not exist is not found", async () => {
  expect(await findEvent(db, "ko", 999_999_999)).toBeUndefined();
});
