import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { findTournament, listTournaments } from "./tournament-queries.server.ts";

const db = await testDatabase("demo");
const TODAY: LocalDate = "2026-11-15";

test("the next tournament comes first; past ones are under ended", async () => {
  const ongoing = await listTournaments(db, "ko", { tab: "ongoing", page: 1 }, TODAY);
  const ended = await listTournaments(db, "ko", { tab: "ended", page: 1 }, TODAY);

  const days = ongoing.rows.map((row) => row.playsOn);
  expect(days).toEqual(days.toSorted());
  const stored = await db.select().from(tournaments).where(eq(tournaments.published, true));
  const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id).toSorted();
  const [over, next] = [
    stored.filter(({ playsOn }) => playsOn < TODAY),
    stored.filter(({ playsOn }) => playsOn >= TODAY),
  ];
  expect(over.length * next.length).not.toBe(0);
  expect([idsOf(ongoing.rows), idsOf(ended.rows)]).toEqual([idsOf(next), idsOf(over)]);
  expect(ongoing.counts).toEqual({ ongoing: next.length, ended: over.length });
});

test("a tournament shows place, fee, prizes and date in the reader's language", async () => {
  const [card] = (await listTournaments(db, "en", { tab: "ongoing", page: 1 }, TODAY)).rows;
  const tournament = await findTournament(db, "en", card?.id ?? 0);

  expect(tournament?.courseName).toMatch(/[A-Z]/);
  const [stored] = await db
    .select()
    .from(tournaments)
    .where(eq(tournaments.id, card?.id ?? 0));
  expect(stored).toBeDefined();
  expect(tournament).toMatchObject({ entryFee: stored?.entryFee, playsOn: stored?.playsOn });
  expect(tournament?.prizes).toHaveLength(stored?.prizes.length ?? 0);
  expect(tournament?.schedule[0]).toEqual({
    time: expect.stringMatching(/^\d\d:\d\d$/),
    what: expect.stringMatching(/[a-z]/),
  });
});

test("a tournament that does not exist is not found", async () => {
  expect(await findTournament(db, "ko", 999_999_999)).toBeUndefined();
});
