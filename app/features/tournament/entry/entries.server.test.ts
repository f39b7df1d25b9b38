import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  tournamentEntrants,
  tournamentEntries,
  tournaments,
} from "#app/db/schema/tournament-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { application, entryShop, KIM } from "#tests/support/community/entry-shop.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { applyToTournament } from "./apply-to-tournament.server.ts";
import { forgetEntries } from "./cancel-entry.server.ts";

const db = await testDatabase("demo");
const shop = await entryShop(db);
const { services } = shop;

let id = 0;

beforeEach(async () => {
  id = await shop.tournament();
});
afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

const hasFee = () =>
  db
    .update(tournaments)
    .set({ entryFee: won(100_000) })
    .where(eq(tournaments.id, id));

test("a free tournament is entered immediately, and takes its places", async () => {
  const { entryId, state } = await shop.applies(id, 3);
  expect(state).toBe("approved");
  expect(await shop.entry(entryId)).toMatchObject({ state: "approved", people: 3, held: 3 });
  expect(await shop.taken(id)).toBe(3);
  expect(await db.$count(tournamentEntrants, eq(tournamentEntrants.entryId, entryId))).toBe(3);
});

test("a group that does not fit whole waits, and so do later applicants", async () => {
  await shop.applies(id, 3);
  expect((await shop.applies(id, 2)).state).toBe("waiting");
  // One place is free, but the list is not overtaken.
  expect((await shop.applies(id, 1)).state).toBe("waiting");
  expect(await shop.taken(id)).toBe(3);
});

test("a member enters once; an unpaid application can be written again", async () => {
  const { memberId } = await shop.applies(id, 1);
  const again = { memberId, tournamentId: id, application: application(2) };
  await expect(applyToTournament(services, again)).rejects.toMatchObject({
    code: "tournament.entered",
  });
  await hasFee();
  const paying = await shop.applies(id, 1);
  const reapplied = await applyToTournament(services, { ...again, memberId: paying.memberId });
  expect(reapplied).toMatchObject({ entryId: paying.entryId, state: "applied" });
  expect(await shop.entry(reapplied.entryId)).toMatchObject({ people: 2 });
});

test("a condition names the person who does not meet it", async () => {
  await db.update(tournaments).set({ maxHandicap: 36, minAge: 40 }).where(eq(tournaments.id, id));
  const people = [KIM, { ...KIM, name: "이미경", handicap: 42, birthYear: 1999 }];
  await expect(shop.applies(id, 2, { people })).rejects.toMatchObject({
    fields: { handicap_1: "tournament.handicap_limit", birthYear_1: "tournament.too_young" },
  });
});

test.each([
  ["2026-11-14", "order.entry_closed"],
  ["2026-11-15", undefined],
] as const)("on 15 November, entries until %s are %s", async (applyUntil, code) => {
  await db.update(tournaments).set({ applyUntil }).where(eq(tournaments.id, id));
  const sent = shop.applies(id, 1);
  if (code) await expect(sent).rejects.toMatchObject({ code });
  else expect((await sent).state).toBe("approved");
});

test("a draft cannot be entered", async () => {
  await db.update(tournaments).set({ status: "draft" }).where(eq(tournaments.id, id));
  await expect(shop.applies(id, 1)).rejects.toMatchObject({ code: "common.not_found" });
});

test("a member who leaves gives up the places, and no name stays", async () => {
  const { memberId, entryId } = await shop.applies(id, 2);
  await forgetEntries(db, memberId);
  expect(await shop.entry(entryId)).toMatchObject({ state: "cancelled", held: 0 });
  expect(await shop.taken(id)).toBe(0);
  const left = await db
    .select({ name: tournamentEntrants.name, year: tournamentEntrants.birthYear })
    .from(tournamentEntrants)
    .where(eq(tournamentEntrants.entryId, entryId));
  expect(left).toEqual([
    { name: "김*", year: null },
    { name: "김*", year: null },
  ]);
});

test("the database itself refuses a second open entry and places without a state for them", async () => {
  const { memberId } = await shop.applies(id, 1);
  const twice = { tournamentId: id, memberId, state: "waiting", people: 1 } as const;
  await expect(db.insert(tournamentEntries).values(twice)).rejects.toThrow();
  await expect(
    db
      .update(tournamentEntries)
      .set({ held: sql`people + 1` })
      .where(eq(tournamentEntries.memberId, memberId)),
  ).rejects.toThrow();
});
