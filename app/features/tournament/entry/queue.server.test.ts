import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tournamentEntries } from "#app/db/schema/tournament-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import {
  type PlacedOrder,
  placeOrder,
} from "#app/features/checkout/purchase/place-order.server.ts";
import { releaseOrder } from "#app/features/checkout/purchase/release-order.server.ts";
import { settleOrder } from "#app/features/checkout/purchase/settle-order.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { entryLine, entryShop } from "#tests/support/community/entry-shop.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { phoneDesk } from "#tests/support/order/phone-orders.ts";
import { cancelEntry } from "./cancel-entry.server.ts";
import { runWaitingLists } from "./waiting-lists.server.ts";

const db = await testDatabase("demo");
const shop = await entryShop(db);
const { services } = shop;
const desk = phoneDesk(db, services);

let id = 0;
let full: Awaited<ReturnType<typeof shop.applies>>;

/** Four places, all taken: further applicants wait. */
beforeEach(async () => {
  id = await shop.tournament({ entryFee: won(100_000) });
  full = await shop.applies(id, 4);
  await shop.step(full.entryId, "approve");
});
afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

const freePlaces = () =>
  cancelEntry(services, { memberId: full.memberId, tournamentId: id }).then(() =>
    shop.taken(id).then((taken) => expect(taken).toBe(0)),
  );

/** As sent by hand, with the total that was seen before anybody waited. */
async function buysUnasked(people: number, memberId?: string) {
  const buyer = memberId ?? (await shop.member());
  const request = await shop.request([entryLine(id, people)], { memberId: buyer });
  return placeOrder(services, buyer, { ...request, expectedTotal: won(100_000 * people) });
}

/** The card is charged without the shop, which is notified later. */
async function charged({ paymentOrderId: orderId, total }: PlacedOrder) {
  const request = await shop.toss.authenticate({ orderId, amount: total });
  await shop.toss.gateway.confirm(request);
  const seen = await shop.toss.gateway.find(request);
  if (seen.outcome !== "found") throw new Error("the provider charged it");
  return seen.payment;
}

const blockedBy = (code: string) => ({ issues: [expect.objectContaining({ code })] });

test("a stranger cannot buy a place freed by a cancel while groups wait, but the first group can", async () => {
  const waiting = [await shop.applies(id, 2), await shop.applies(id, 2)];
  await freePlaces();
  await expect(buysUnasked(2)).rejects.toMatchObject(blockedBy("order.entry_queue"));
  expect(await shop.taken(id)).toBe(0);
  await runWaitingLists(services);
  for (const { entryId, memberId } of waiting) {
    expect((await shop.entry(entryId)).state).toBe("offered");
    const { outcome } = await shop.buy(memberId, [entryLine(id, 2)]);
    expect(outcome?.status).toBe("PAID");
  }
});

test("the cart says that others wait, before anybody pays", async () => {
  await shop.applies(id, 2);
  await freePlaces();
  const stranger = await shop.member();
  const { issues } = await quoteCart(db, [entryLine(id, 1)], services.now(), stranger);
  expect(issues).toMatchObject([
    {
      code: "order.entry_queue",
      fixes: [{ action: "join_waiting", to: `/tournament/${id}/apply` }, { type: "change" }],
    },
  ]);
});

test("the desk cannot sell past the waiting list by telephone, nor approve an applicant who is not on it", async () => {
  const applied = await shop.tournament({ entryFee: won(100_000), capacity: 6 });
  const early = await shop.applies(applied, 2);
  expect(early.state).toBe("applied");
  const others = await shop.applies(applied, 6);
  await shop.step(others.entryId, "wait");
  await expect(shop.step(early.entryId, "approve")).rejects.toMatchObject({
    code: "tournament.queue_first",
  });
  await shop.applies(id, 2);
  await freePlaces();
  await expect(desk.take([entryLine(id, 2)])).rejects.toMatchObject(blockedBy("order.entry_queue"));
  expect(await shop.taken(id)).toBe(0);
});

test("a member who was offered two places cannot buy a third while others wait", async () => {
  const waiting = await shop.applies(id, 2);
  await shop.applies(id, 4);
  await freePlaces();
  await runWaitingLists(services);
  expect((await shop.entry(waiting.entryId)).state).toBe("offered");
  await expect(buysUnasked(3, waiting.memberId)).rejects.toMatchObject(
    blockedBy("order.entry_queue"),
  );
  const { outcome } = await shop.buy(waiting.memberId, [entryLine(id, 2)]);
  expect(outcome?.status).toBe("PAID");
});

test("a buyer who holds places in an unpaid order may pay them in another, though others wait meanwhile", async () => {
  await freePlaces();
  const memberId = await shop.member();
  await buysUnasked(4, memberId);
  expect((await shop.applies(id, 2)).state).toBe("waiting");
  const again = await buysUnasked(4, memberId);
  const outcome = await confirmOrder(services, await shop.approveCard(again));
  expect(outcome.status).toBe("PAID");
});

test("a payment after its hold goes back when others wait for the places", async () => {
  await freePlaces();
  const memberId = await shop.member();
  const placed = await buysUnasked(2, memberId);
  await db.transaction((tx) =>
    releaseOrder(tx, placed.id, { event: "hold_expired", now: services.now() }),
  );
  const [waiting] = await db
    .insert(tournamentEntries)
    .values({
      tournamentId: id,
      memberId: await shop.member(),
      state: "waiting",
      people: 2,
      waitingSince: services.now(),
    })
    .returning();
  const { settled } = await settleOrder(services, placed.id, await charged(placed));
  expect(settled).toBe("returning");
  expect(await shop.taken(id)).toBe(0);
  await db.delete(tournamentEntries).where(eq(tournamentEntries.id, waiting?.id ?? 0));
});
