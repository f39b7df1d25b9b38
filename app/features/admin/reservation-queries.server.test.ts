import { expect, test } from "vitest";
import { embeddedDatabase } from "#tests/support/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { dashboardFacts } from "./dashboard-queries.server.ts";
import {
  countByStatus,
  findReservation,
  listReservations,
  newestReservations,
} from "./reservation-queries.server.ts";

const db = await embeddedDatabase("demo");
const all = { q: "", page: 1 };

test("what is to be confirmed comes by service date, soonest first", async () => {
  const { rows } = await listReservations(db, "ko", { ...all, status: "PENDING" });
  const days = rows.map(({ usedOn }) => usedOn);
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual(days.toSorted());
  expect((await countByStatus(db)).get("PENDING")).toBe(rows.length);
});

test("everything comes latest first, and a day keeps only its own", async () => {
  const { rows } = await listReservations(db, "ko", all);
  const days = rows.map(({ usedOn }) => usedOn);
  expect(days).toEqual(days.toSorted().reverse());
  const [first] = rows;
  const ofDay = await listReservations(db, "ko", { ...all, day: first?.usedOn });
  expect(ofDay.rows.every(({ usedOn }) => usedOn === first?.usedOn)).toBe(true);
});

test("an order number finds its lines", async () => {
  const { rows } = await listReservations(db, "en", { ...all, q: "PT-DEMO-0001" });
  expect(rows).toHaveLength(5);
  expect(rows.every(({ customer }) => customer === "김*현")).toBe(true);
});

test("a reservation is shown with its order", async () => {
  const [newest] = await newestReservations(db, "ko", 1);
  const reservation = await findReservation(db, newest?.idx ?? 0);
  expect(reservation).toMatchObject({ orderNumber: "PT-DEMO-0001", customer: "김도현" });
  expect(reservation?.lines).toHaveLength(5);
  expect(await findReservation(db, 999_999)).toBeUndefined();
});

test("the dashboard counts what waits", async () => {
  const facts = await dashboardFacts(db, "owner", TEST_NOW);
  expect(facts.bookings).toMatchObject({
    tomorrow: "2026-11-16",
    pending: { count: 2 },
    refunds: { count: 1, refund: 30_000 },
  });
  expect(facts.courses).toEqual({ all: 112, published: 112 });
  expect(facts.questions?.count).toBeGreaterThan(0);
  expect(facts.members).toBeGreaterThan(0);
});

test("a role is told nothing of what it may not read", async () => {
  const facts = await dashboardFacts(db, "content", TEST_NOW);
  expect(facts.bookings).toBeUndefined();
  expect(facts.questions).toBeUndefined();
  expect(facts.members).toBeUndefined();
  expect(facts.courses).toBeDefined();
  expect(facts.content).toMatchObject({ untranslated: 0 });
});
