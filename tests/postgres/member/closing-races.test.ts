import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { settleOrder } from "#app/features/checkout/purchase/settle-order.server.ts";
import { buyerToLock } from "#app/features/order/record/lock-buyer.server.ts";
import { changeOrderStatus } from "#app/features/order/record/order-status.server.ts";
import { closeAccount } from "#app/features/privacy/closure/close-account.server.ts";
import { findClosureFacts } from "#app/features/privacy/closure/closure-queries.server.ts";
import { eraseGuests } from "#app/features/privacy/closure/erase-guests.server.ts";
import { sendDueRefunds } from "#app/features/reservation/refund/send-refunds.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { whileHeld } from "#tests/support/lock-wait.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, openCourse, orderingShop, times } from "#tests/support/order/ordering.ts";
import { orderRow } from "#tests/support/order/trip-rows.ts";

const db = await postgresDatabase("demo");
const shop = await orderingShop(db);
const { services } = shop;
await openCourse(db);
const PROOF = { word: "leave", shownWord: "leave" };

let day = 0;
let memberId = "";
beforeEach(async () => {
  memberId = await shop.member();
});
afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

/** An order whose buyer has paid in the card window, and not come back yet. */
async function atTheWindow() {
  day += 1;
  const round = golf({ date: addDays(PLAY_DAY, day), time: "12:00" });
  await leavePlaces(db, round, 4);
  const placed = await shop.place(memberId, [round]);
  return { ...placed, back: await shop.approveCard(placed) };
}

const close = () => closeAccount(services, memberId, PROOF);

async function orderOf(id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order;
}

async function isClosed() {
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  return member?.withdrawnAt !== null;
}

const charges = async () => JSON.stringify(await shop.toss.book()).split('"DONE"').length - 1;

test("an account closed while the card window is open is charged nothing when it returns", async () => {
  const before = await charges();
  const { id, back } = await atTheWindow();
  await close();
  expect(await orderOf(id)).toMatchObject({ status: "EXPIRED", booker: null });
  expect((await confirmOrder(services, back)).status).toBe("EXPIRED");
  expect(await charges()).toBe(before);
});

test("an account whose owner is just coming back from the card window is not closed", async () => {
  const { id, back } = await atTheWindow();
  const closed = await whileHeld(
    db,
    (tx) => tx.select().from(orders).where(eq(orders.id, id)).for("update"),
    close,
    async (tx) => {
      await changeOrderStatus(tx, id, {
        event: "confirm_begun",
        before: "READY",
        after: "CONFIRMING",
        set: { paymentKey: back.paymentKey, checkAt: services.now() },
      });
    },
  );
  expect(closed).toMatchObject({ reason: { code: "member.has_open_payment" } });
  expect(await isClosed()).toBe(false);
  expect((await orderOf(id))?.booker).not.toBeNull();
  await changeOrderStatus(db, id, { event: "answer_lost", before: "CONFIRMING", after: "UNKNOWN" });
  await expect(close()).rejects.toMatchObject({ code: "member.has_open_payment" });
  expect(await findClosureFacts(services, memberId)).toMatchObject({
    isOpen: true,
    isPaying: true,
  });
});

test("of a closing and a payment at once one wins: a closed account without a charge, or a paid trip", async () => {
  for (let turn = 0; turn < times(6, 60); turn += 1) {
    memberId = await shop.member();
    const { id, back } = await atTheWindow();
    const [closed, paid] = await Promise.allSettled([close(), confirmOrder(services, back)]);
    const order = await orderOf(id);
    const isPaid = order?.status === "PAID";
    expect(["PAID", "EXPIRED"]).toContain(order?.status);
    expect(await isClosed()).toBe(!isPaid);
    expect(closed.status).toBe(isPaid ? "rejected" : "fulfilled");
    expect(order?.booker === null).toBe(!isPaid);
    expect(paid.status).toBe("fulfilled");
    const sold = await db.$count(reservations, eq(reservations.orderId, id));
    expect(sold).toBe(isPaid ? 1 : 0);
    expect(await shop.audit()).toEqual([]);
  }
});

test("a charge that comes to light after the account was closed goes back", async () => {
  const { id, back, total } = await atTheWindow();
  await close();
  const { paymentOrderId: orderId, paymentKey } = back;
  const late = { orderId, paymentKey, amount: total, idempotencyKey: "late" };
  const charged = await services.payments?.confirm(late);
  if (charged?.outcome !== "approved") throw new Error("the provider has charged it");
  expect((await settleOrder(services, id, charged.payment)).settled).toBe("returning");
  await sendDueRefunds(services);
  const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, id));
  expect(refund).toMatchObject({ kind: "return", status: "done", card: total });
  expect(await db.$count(reservations, eq(reservations.orderId, id))).toBe(0);
});

test("a telephone customer who is just calling again is not erased", async () => {
  const longAgo = new Date("2020-01-10T03:00:00Z");
  const [guest] = await db
    .insert(members)
    .values({ name: "전화 손님", email: "g@example.com", isGuest: true, createdAt: longAgo })
    .returning({ id: members.id });
  const id = guest?.id ?? "";
  const erased = await whileHeld(
    db,
    (tx) => buyerToLock(tx, id),
    () => eraseGuests(db, services.now()),
    async (tx) => {
      const until = sql`now() + interval '1 hour'`;
      await tx.insert(orders).values({ ...orderRow("CALLING", id), holdUntil: until as never });
    },
  );
  expect(erased).toMatchObject({ value: 0 });
  const [row] = await db.select().from(members).where(eq(members.id, id));
  expect(row).toMatchObject({ name: "전화 손님", withdrawnAt: null });
  await db.delete(orders).where(eq(orders.memberId, id));
});
