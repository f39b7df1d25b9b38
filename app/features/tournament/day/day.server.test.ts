import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { alarms } from "#app/db/schema/message-tables.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import { STANDARD_PARS } from "#app/domain/tournament/start-times.ts";
import { listWaiting } from "#app/features/tournament/desk/tournament-day-queries.server.ts";
import { entryShop } from "#tests/support/community/entry-shop.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { findBoard } from "../board/board-queries.server.ts";
import { cancelEntry } from "../entry/cancel-entry.server.ts";
import { findCards, findFlights, findResults, findRound } from "./day-queries.server.ts";
import { publishDay } from "./publish-day.server.ts";
import { saveFlights } from "./save-flights.server.ts";
import { saveScores } from "./save-scores.server.ts";

const db = await testDatabase("demo");
const shop = await entryShop(db);
const { services, staff } = shop;

let id = 0;
let entered: Awaited<ReturnType<typeof shop.applies>>;
let players: readonly number[] = [];

beforeEach(async () => {
  id = await shop.tournament({ capacity: 8 });
  entered = await shop.applies(id, 2);
  await shop.applies(id, 3);
  players = (await findFlights(db, id)).players.map((player) => player.id);
});

const versionOf = async () => (await findRound(db, id)).version;
const flight = (ids: readonly number[]) => ({ time: "07:00", hole: 1, players: [...ids] });

async function arrange(...groups: readonly (readonly number[])[]) {
  const version = await versionOf();
  return saveFlights(services, staff, { tournamentId: id, version, flights: groups.map(flight) });
}

const played = () =>
  db.update(tournaments).set({ playsOn: "2026-11-15" }).where(eq(tournaments.id, id));

async function score(over: readonly number[]) {
  const cards = await findCards(db, id);
  const changed = cards.slice(0, over.length).map((card, index) => ({
    entrantId: card.id,
    version: card.version,
    strokes: STANDARD_PARS.map((par, hole) => par + (hole === 17 ? (over[index] ?? 0) : 0)),
  }));
  await saveScores(services, staff, { tournamentId: id, cards: changed });
}

async function publish(what: "flights" | "results", isOut = true) {
  return publishDay(services, staff, { tournamentId: id, version: await versionOf(), what, isOut });
}

test("flights are saved as a whole, and players in none wait on the bench", async () => {
  await arrange(players.slice(0, 2), players.slice(2, 4));
  const day = await findFlights(db, id);
  expect(day.flights.map((each) => each.players.map((player) => player.id))).toEqual([
    players.slice(0, 2),
    players.slice(2, 4),
  ]);
  expect(day.unseated.map((player) => player.id)).toEqual(players.slice(4));
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, String(id)));
  expect(entry).toMatchObject({ action: "tournament.flights", actorId: staff.id });
});

test("flights that a colleague saved meanwhile are not overwritten", async () => {
  await arrange(players.slice(0, 2));
  const old = { tournamentId: id, version: 1, flights: [] };
  await expect(saveFlights(services, staff, old)).rejects.toMatchObject({
    code: "record.conflict",
  });
  expect((await findFlights(db, id)).flights).toHaveLength(1);
});

test("a player who left meanwhile cannot be put into a flight, and leaves the one they were in", async () => {
  await arrange(players.slice(0, 4));
  await cancelEntry(services, { memberId: entered.memberId, tournamentId: id });
  expect((await findFlights(db, id)).flights[0]?.players).toHaveLength(2);
  await expect(arrange(players.slice(0, 2))).rejects.toMatchObject({ code: "record.conflict" });
});

test("scores are written from the day of play on, each card under its own version", async () => {
  await expect(score([0])).rejects.toMatchObject({ code: "tournament.not_played" });
  await played();
  await score([0, 3]);
  const [first] = await findCards(db, id);
  const stale = { entrantId: first?.id ?? 0, version: 0, strokes: [...STANDARD_PARS] };
  await expect(
    saveScores(services, staff, { tournamentId: id, cards: [stale] }),
  ).rejects.toMatchObject({ code: "record.conflict" });
  const { hiddenHoles } = await findRound(db, id);
  expect(hiddenHoles).toHaveLength(12);
  await score([1, 3]);
  expect((await findRound(db, id)).hiddenHoles).toEqual(hiddenHoles);
});

test("results need a complete card, are announced once, and can be withdrawn", async () => {
  await played();
  await arrange(players);
  await expect(publish("results")).rejects.toMatchObject({ code: "tournament.scores_missing" });
  await score([2, 0, 1]);
  await publish("results");
  await publish("results", false);
  expect((await findBoard(db, id)).results).toBeUndefined();
  await publish("results");
  const news = await db.select().from(alarms).where(eq(alarms.memberId, entered.memberId));
  expect(news.filter(({ template }) => template === "results-published")).toHaveLength(1);
});

test("the public board has ranks and masked names, and nothing before it is published", async () => {
  await played();
  await arrange(players.slice(0, 3), players.slice(3));
  await score([2, 0, 1]);
  expect(await findBoard(db, id)).toMatchObject({ flights: undefined, results: undefined });
  await publish("flights");
  await publish("results");
  const board = await findBoard(db, id);
  expect(JSON.stringify(board)).not.toContain("김도현");
  expect(board.flights?.[0]).toMatchObject({ number: 1, time: "07:00", hole: 1 });
  const ranks = board.results?.rows.map(({ rank }) => rank);
  expect(ranks?.slice(3)).toEqual([null, null]);
  expect(board.results?.par).toBe(72);
  const results = await findResults(db, id);
  expect(results?.ranking.map(({ id: player }) => player)).toEqual(
    board.results?.rows.map((row) => row.id),
  );
});

test("an undo restores the flights before a save, unless a later save followed", async () => {
  const [first = [], second = []] = [players.slice(0, 2), players.slice(2, 4)];
  await arrange(first);
  const before = await versionOf();
  await arrange(first, second);
  const undo = { tournamentId: id, version: before + 1, flights: [flight(first)] };
  await saveFlights(services, staff, undo);
  const seated = async () =>
    (await findFlights(db, id)).flights.map((each) => each.players.map((player) => player.id));
  expect(await seated()).toEqual([first]);
  await expect(saveFlights(services, staff, undo)).rejects.toMatchObject({
    code: "record.conflict",
  });
});

test("the waiting list keeps its order, and a player placed from it plays", async () => {
  const four = await shop.applies(id, 4);
  const one = await shop.applies(id, 1);
  const waiting = await listWaiting(db, id);
  expect(waiting.map((group) => [group.id, group.people.length])).toEqual([
    [four.entryId, 4],
    [one.entryId, 1],
  ]);
  await expect(shop.step(four.entryId, "approve")).rejects.toMatchObject({
    code: "tournament.full",
  });
  await shop.step(one.entryId, "approve");
  expect((await listWaiting(db, id)).map((group) => group.id)).toEqual([four.entryId]);
  expect((await findFlights(db, id)).unseated.map((player) => player.entryId)).toContain(
    one.entryId,
  );
});
