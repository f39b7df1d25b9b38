import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/db/schema/message-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { requestCancel } from "#app/features/reservation/refund/cancel-lines.server.ts";
import { POLICY } from "#tests/support/order/refund-shop.ts";
import { kill, killedShops, secondsUntil } from "#tests/support/server/killed-shops.ts";
import { smtpServer } from "#tests/support/server/smtp-server.ts";

const shops = await killedShops();
const { db, books, start, write, letter } = shops;

/** From the moment on which the restarted process is at work. */
const RECOVERS_WITHIN = 15;

test("e-mails of a killed worker go out within seconds of the restart, each once and in their order", async () => {
  const mail = await smtpServer();
  const { isHeld } = mail.holdNext();
  const killed = await start({ mail: mail.url });
  const first = await write("first", "held@palmtee.test");
  const second = await write("second", "held@palmtee.test");
  await expect.poll(isHeld).toBe(true);
  expect(await letter(first)).toMatchObject({ status: "waiting", tries: 1 });
  await kill(killed);

  await start({ mail: mail.url });
  const areSent = eq(outbox.status, "sent");
  const seconds = await secondsUntil(
    async () =>
      (await db.$count(outbox, sql`${areSent} and ${outbox.id} in (${first}, ${second})`)) === 2,
  );
  console.info(`letters: ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(RECOVERS_WITHIN);
  const texts = mail.mails
    .filter(({ recipients }) => recipients.some((each) => each.includes("held@palmtee.test")))
    .map(({ source }) => /first|second/.exec(source)?.[0]);
  expect(texts).toEqual(["first", "second"]);
});

test("refunds of a killed worker are done within seconds of the restart, each by one cancel", async () => {
  const memberId = await books.member();
  const { placed } = await books.buy(memberId, [await shops.newRound()]);
  const { id: orderId, total, paymentOrderId } = placed;
  const killed = await start();
  // The provider carries it out after its sender is dead.
  await books.toss.fault({ kind: "delay", ms: 3_000, on: "cancel", orderId: paymentOrderId });
  const whole = { ...POLICY, scope: "order", orderId, expectedRefund: total } as const;
  const { refundId } = await requestCancel(books.services, { kind: "member", id: memberId }, whole);
  const isOfIt = eq(refunds.id, refundId);
  await db.update(refunds).set({ tryAt: sql`now()` }).where(isOfIt);
  const refund = async () => (await db.select().from(refunds).where(isOfIt))[0];
  await expect.poll(async () => (await refund())?.tries).toBe(1);
  await kill(killed);

  await start();
  const seconds = await secondsUntil(async () => (await refund())?.status === "done");
  console.info(`refunds: ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(RECOVERS_WITHIN);
  expect(await books.audit()).toEqual([]);
});

test("charges requested by a killed worker are in our records within seconds of the restart", async () => {
  const placed: string[] = [];
  const confirm = [];
  for (let index = 0; index < 3; index += 1) {
    const order = await books.place(await books.member(), [await shops.newRound()]);
    const { id, paymentOrderId: orderId } = order;
    // Charged after the requesting process is dead.
    await books.toss.fault({ kind: "delay", ms: 2_000, on: "confirm", orderId });
    confirm.push(await books.approveCard(order));
    placed.push(id);
  }
  const killed = await start({ confirm });
  const areTheirs = inArray(orders.id, placed);
  const count = (status: "CONFIRMING" | "PAID") =>
    db.$count(orders, sql`${areTheirs} and ${eq(orders.status, status)}`);
  await expect.poll(() => count("CONFIRMING")).toBe(3);
  await kill(killed);

  await start();
  const seconds = await secondsUntil(async () => (await count("PAID")) === 3);
  console.info(`charges: ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(RECOVERS_WITHIN);
  expect(await books.audit()).toEqual([]);
});
