import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { alarms } from "#app/db/schema/message-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import {
  tournamentEntrants,
  tournamentEntries,
  tournaments,
} from "#app/db/schema/tournament-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { releaseOrder } from "#app/features/checkout/purchase/release-order.server.ts";
import { refundLine, requestRefund } from "#app/features/order/record/refund-lines.server.ts";
import { releaseStock } from "#app/features/pricing/stock/stock.server.ts";
import { entryLine, entryShop } from "#tests/support/community/entry-shop.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { cancelEntry } from "./cancel-entry.server.ts";
import { changeEntry } from "./change-entry.server.ts";
import { runWaitingLists } from "./waiting-lists.server.ts";

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

test("places that are given up are offered to the first group that fits, for twelve hours", async () => {
  const first = await shop.applies(id, 4);
  const three = await shop.applies(id, 3);
  const two = await shop.applies(id, 2);
  await runWaitingLists(services);
  expect((await shop.entry(three.entryId)).state).toBe("waiting");
  await cancelEntry(services, { memberId: first.memberId, tournamentId: id });
  expect(await shop.taken(id)).toBe(0);
  await runWaitingLists(services);
  expect(await shop.entry(three.entryId)).toMatchObject({ state: "offered", held: 3 });
  expect((await shop.entry(two.entryId)).state).toBe("waiting");
  const news = await db.select().from(alarms).where(eq(alarms.memberId, three.memberId));
  expect(news.map(({ template }) => template)).toEqual(["entry-offered"]);

  await runWaitingLists(shop.later(11.9));
  expect((await shop.entry(three.entryId)).state).toBe("offered");
  await runWaitingLists(shop.later(12));
  expect(await shop.entry(three.entryId)).toMatchObject({ state: "cancelled", held: 0 });
  expect((await shop.entry(two.entryId)).state).toBe("offered");
});

test("an offered place is paid through the checkout by the member to whom it was offered", async () => {
  await hasFee();
  const full = await shop.applies(id, 4);
  await shop.step(full.entryId, "approve");
  const waiting = await shop.applies(id, 2);
  expect(waiting.state).toBe("waiting");
  await shop.step(full.entryId, "cancel");
  await runWaitingLists(services);
  expect(await shop.taken(id)).toBe(2);
  const stranger = await shop.member();
  await expect(shop.place(stranger, [entryLine(id, 3)])).rejects.toMatchObject({
    code: "order.sold_out",
  });
  const { outcome } = await shop.buy(waiting.memberId, [entryLine(id, 2)]);
  expect(outcome?.status).toBe("PAID");
  const paid = await shop.entry(waiting.entryId);
  expect(paid).toMatchObject({ state: "approved", held: 0, offerUntil: null });
  expect(paid.orderId).not.toBeNull();
  expect(await shop.taken(id)).toBe(2);
});

test("an order that ends unpaid gives the places back to the offer, until its hours are over", async () => {
  await hasFee();
  await db.update(tournaments).set({ capacity: 2 }).where(eq(tournaments.id, id));
  const first = await shop.applies(id, 2);
  await shop.step(first.entryId, "approve");
  const waiting = await shop.applies(id, 2);
  await shop.step(first.entryId, "cancel");
  await runWaitingLists(services);
  for (const [hours, state] of [
    [1, "offered"],
    [13, "cancelled"],
  ] as const) {
    const placed = await shop.place(waiting.memberId, [entryLine(id, 2)]);
    expect(await shop.entry(waiting.entryId)).toMatchObject({ state: "offered", held: 0 });
    // While it is being paid, the clock of the offer does not take it away.
    await runWaitingLists(shop.later(13));
    expect((await shop.entry(waiting.entryId)).state).toBe("offered");
    const ending = { event: "hold_expired", now: shop.later(hours).now() } as const;
    await db.transaction((tx) => releaseOrder(tx, placed.id, ending));
    expect((await shop.entry(waiting.entryId)).state).toBe(state);
    expect(await shop.taken(id)).toBe(state === "offered" ? 2 : 0);
  }
});

test("a buyer without an application is entered with the names of the order", async () => {
  await hasFee();
  const memberId = await shop.member();
  await shop.buy(memberId, [entryLine(id, 2)]);
  const [row] = await db
    .select()
    .from(tournamentEntries)
    .where(eq(tournamentEntries.memberId, memberId));
  expect(row).toMatchObject({ state: "approved", people: 2 });
  expect(await db.$count(tournamentEntrants, eq(tournamentEntrants.entryId, row?.id ?? 0))).toBe(2);
});

test("a number that was changed in the cart has the last word", async () => {
  await hasFee();
  const { memberId, entryId } = await shop.applies(id, 1);
  await shop.buy(memberId, [entryLine(id, 3)]);
  const people = await db
    .select({ name: tournamentEntrants.name, shirt: tournamentEntrants.shirt })
    .from(tournamentEntrants)
    .where(eq(tournamentEntrants.entryId, entryId))
    .orderBy(tournamentEntrants.position);
  expect(people).toHaveLength(3);
  expect(people[0]).toEqual({ name: "김도현0", shirt: "L" });
});

test("a reservation that is cancelled cancels its entry", async () => {
  await hasFee();
  const { memberId, entryId } = await shop.applies(id, 1);
  const { placed } = await shop.buy(memberId, [entryLine(id, 1)]);
  const [made] = await db.select().from(reservations).where(eq(reservations.orderId, placed.id));
  if (!made) throw new Error("a paid line has a reservation");
  await db
    .transaction(async (tx) => {
      const by = { actor: "member", actorId: memberId, reason: "" } as const;
      await requestRefund(tx, { lines: [made], by, now: services.now() });
      const refunded = { id: made.id, status: "REFUND_REQUEST", card: 0, points: 0 } as const;
      await refundLine(tx, refunded, { actor: "system", action: "refund" });
      await releaseStock(tx, placed.id);
      expect(
        (await tx.select().from(tournamentEntries).where(eq(tournamentEntries.id, entryId)))[0]
          ?.state,
      ).toBe("cancelled");
      throw new Error("rolled back: the refund itself is not made here");
    })
    .catch((cause: Error) => expect(cause.message).toMatch(/^rolled back/));
});

test("staff decide under the version that they saw, and only what the state allows", async () => {
  const { entryId } = await shop.applies(id, 2);
  const old = { tournamentId: id, entryId, version: 99, step: "cancel" } as const;
  await expect(changeEntry(services, shop.staff, old)).rejects.toMatchObject({
    code: "record.conflict",
  });
  await expect(shop.step(entryId, "offer")).rejects.toMatchObject({
    code: "tournament.step_refused",
  });
  await expect(shop.step(entryId, "refuse")).rejects.toMatchObject({
    code: "tournament.reason_required",
  });
  await shop.step(entryId, "refuse", "프로 선수예요");
  expect(await shop.entry(entryId)).toMatchObject({
    state: "refused",
    reason: "프로 선수예요",
    held: 0,
  });
  expect(await shop.taken(id)).toBe(0);
});

test("an unavailable place is neither approved nor offered", async () => {
  await shop.applies(id, 3);
  const { entryId } = await shop.applies(id, 2);
  await expect(shop.step(entryId, "approve")).rejects.toMatchObject({ code: "tournament.full" });
  await expect(shop.step(entryId, "offer")).rejects.toMatchObject({ code: "tournament.full" });
  expect((await shop.entry(entryId)).state).toBe("waiting");
});

test("a paid entry is cancelled through its reservation, by neither side here", async () => {
  await hasFee();
  const { memberId, entryId } = await shop.applies(id, 1);
  await shop.buy(memberId, [entryLine(id, 1)]);
  const mine = { memberId, tournamentId: id };
  await expect(cancelEntry(services, mine)).rejects.toMatchObject({ code: "tournament.is_paid" });
  await expect(shop.step(entryId, "refuse", "x")).rejects.toMatchObject({
    code: "tournament.is_paid",
  });
});

test.each([
  ["gender", { gender: "female" }, "tournament.gender_required"],
  ["age", { minAge: 40 }, "tournament.year_required"],
  ["handicap", { maxHandicap: 20 }, "tournament.handicap_required"],
] as const)("a cart line sent by hand meets the condition of %s, too", async (_, rule, code) => {
  await hasFee();
  await db.update(tournaments).set(rule).where(eq(tournaments.id, id));
  const stranger = await shop.member();
  await expect(shop.place(stranger, [entryLine(id, 1)])).rejects.toMatchObject({ code });
  expect(await shop.taken(id)).toBe(0);
});

test("a player added to an application in the cart must meet the conditions, too", async () => {
  await hasFee();
  await db.update(tournaments).set({ gender: "male", minAge: 40 }).where(eq(tournaments.id, id));
  const { memberId } = await shop.applies(id, 1);
  await expect(shop.place(memberId, [entryLine(id, 2)])).rejects.toMatchObject({
    code: "tournament.gender_required",
  });
  const { outcome } = await shop.buy(memberId, [entryLine(id, 1)]);
  expect(outcome?.status).toBe("PAID");
});

test("an entry that returned with another order's payment keeps its places, and its own payment pays it", async () => {
  await hasFee();
  const { memberId, entryId } = await shop.applies(id, 1);
  expect(await shop.entry(entryId)).toMatchObject({ state: "applied" });
  const placed = await shop.place(memberId, [entryLine(id, 1)]);
  const back = await shop.approveCard(placed);
  const { paymentKey } = await shop.toss.authenticate({ orderId: "ELSEWHERE", amount: 70_000 });
  await expect(confirmOrder(services, { ...back, paymentKey })).rejects.toMatchObject({
    code: "payment.mismatch",
  });
  expect(await shop.taken(id)).toBe(1);
  expect((await confirmOrder(services, back)).status).toBe("PAID");
  expect(await shop.entry(entryId)).toMatchObject({ state: "approved" });
});
