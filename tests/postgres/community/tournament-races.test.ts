import { and, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { pointEntries } from "#app/db/schema/benefit-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { tournamentEntries } from "#app/db/schema/tournament-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { changeCart } from "#app/features/checkout/cart/change-cart.server.ts";
import { placeOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { answerEntryForm } from "#app/features/tournament/apply/entry-form.server.ts";
import { applyToTournament } from "#app/features/tournament/entry/apply-to-tournament.server.ts";
import { cancelEntry } from "#app/features/tournament/entry/cancel-entry.server.ts";
import {
  expireEntryOffers,
  runWaitingLists,
} from "#app/features/tournament/entry/waiting-lists.server.ts";
import { application, entryLine, entryShop } from "#tests/support/community/entry-shop.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { sendCheckout } from "#tests/support/order/checkout-page.ts";
import { outcomesOf, times } from "#tests/support/order/ordering.ts";

const db = await postgresDatabase("demo");
const shop = await entryShop(db);
const { services } = shop;

/** One golfer who agrees to everything. */
const ENTRY_FORM = {
  people: "1",
  name_0: "김도현",
  gender_0: "male",
  birthYear_0: "1970",
  handicap_0: "12",
  agreeSafety: "on",
  agreePhotos: "on",
  agreeRefund: "on",
};

afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

async function members(count: number): Promise<readonly string[]> {
  return Promise.all(Array.from({ length: count }, () => shop.member()));
}

async function statesOf(tournamentId: number) {
  const rows = await db
    .select({ state: tournamentEntries.state, people: tournamentEntries.people })
    .from(tournamentEntries)
    .where(eq(tournamentEntries.tournamentId, tournamentId));
  return Map.groupBy(rows, ({ state }) => state);
}

test("the last places of a free tournament go to as many as fit, groups whole", async () => {
  for (let turn = 0; turn < times(3, 50); turn += 1) {
    const id = await shop.tournament({ capacity: 5 });
    const ids = await members(times(8, 20));
    await Promise.all(
      ids.map((memberId, index) =>
        applyToTournament(services, {
          memberId,
          tournamentId: id,
          application: application((index % 3) + 1),
        }),
      ),
    );
    const states = await statesOf(id);
    const people = (states.get("approved") ?? []).reduce((sum, entry) => sum + entry.people, 0);
    expect(people).toBeLessThanOrEqual(5);
    expect(await shop.taken(id)).toBe(people);
    expect([...states.keys()].toSorted()).toEqual(["approved", "waiting"]);
  }
});

test("one member who applies many times at once has one entry", async () => {
  const id = await shop.tournament({ capacity: 20 });
  const memberId = await shop.member();
  const sent = { memberId, tournamentId: id, application: application(2) };
  const { done, codes } = await outcomesOf(
    Array.from({ length: 10 }, () => applyToTournament(services, sent)),
  );
  expect(done).toBe(1);
  expect(new Set(codes)).toEqual(new Set(["tournament.entered"]));
  expect(await shop.taken(id)).toBe(2);
});

test("a free entry whose form is sent three times at once is one entry, and no answer is an error", async () => {
  const tournamentId = await shop.tournament({ capacity: 20 });
  const memberId = await shop.member();
  const form = new FormData();
  for (const [name, value] of Object.entries(ENTRY_FORM)) form.append(name, value);
  const send = () => answerEntryForm(services, { memberId, tournamentId, form });
  expect(await Promise.all([send(), send(), send()])).toEqual(Array(3).fill({ line: undefined }));
  expect(await shop.taken(tournamentId)).toBe(1);
});

test("an entry paid by points and sent three times at once is one order and one entry", async () => {
  for (let turn = 0; turn < times(3, 30); turn += 1) {
    const id = await shop.tournament({ capacity: 20, entryFee: won(50_000) });
    const { memberId } = await shop.applies(id, 2);
    await db
      .insert(pointEntries)
      .values({ memberId, amount: 500_000, reason: "event", subject: `event:${memberId}` });
    const line = { ...entryLine(id, 2), price: won(100_000) };
    await changeCart(db, memberId, { put: [line] });
    const typed = { points: "100000", expectedTotal: "0" };
    const answers = await Promise.all(
      [1, 2, 3].map(() => sendCheckout(services, memberId, [line], typed)),
    );
    const paid = await db.select().from(orders).where(eq(orders.memberId, memberId));
    expect(paid.map(({ status }) => status)).toEqual(["PAID"]);
    const to = `/payment/complete/${paid[0]?.id}`;
    expect(answers).toEqual(Array(3).fill({ status: 302, to }));
    expect(await shop.taken(id)).toBe(2);
  }
});

test("an offer that ends while its order is placed never holds its places twice", async () => {
  for (let turn = 0; turn < times(4, 50); turn += 1) {
    const id = await shop.tournament({ capacity: 2, entryFee: won(100_000) });
    const first = await shop.applies(id, 2);
    await shop.step(first.entryId, "approve");
    const { memberId, entryId } = await shop.applies(id, 2);
    await cancelEntry(services, { memberId: first.memberId, tournamentId: id });
    await runWaitingLists(services);
    expect((await shop.entry(entryId)).state).toBe("offered");
    const request = await shop.request([entryLine(id, 2)], { memberId });
    const expectedTotal = won(200_000);
    const [paid] = await Promise.allSettled([
      placeOrder(services, memberId, { ...request, expectedTotal }),
      expireEntryOffers(shop.later(12)),
    ]);
    const { state, held } = await shop.entry(entryId);
    const isPlaced = paid.status === "fulfilled";
    // The order took the places from the offer, or found them free like anybody after the offer ended.
    expect(isPlaced ? ["offered", "cancelled"] : ["cancelled"]).toContain(state);
    expect(held).toBe(0);
    expect(await shop.taken(id)).toBe(isPlaced ? 2 : 0);
  }
});

test("two jobs at once offer each place once, in the order of the list", async () => {
  for (let turn = 0; turn < times(3, 50); turn += 1) {
    const id = await shop.tournament({ capacity: 3 });
    const first = await shop.applies(id, 3);
    for (const people of [2, 2, 1]) await shop.applies(id, people);
    await cancelEntry(services, { memberId: first.memberId, tournamentId: id });
    await Promise.all([1, 2, 3].map(() => runWaitingLists(services)));
    const offered = await db
      .select({ people: tournamentEntries.people })
      .from(tournamentEntries)
      .where(and(eq(tournamentEntries.tournamentId, id), eq(tournamentEntries.state, "offered")));
    expect(offered.map(({ people }) => people).toSorted()).toEqual([1, 2]);
    expect(await shop.taken(id)).toBe(3);
  }
});
