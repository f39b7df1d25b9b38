import { and, eq, like } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { members } from "#app/db/schema/member/member-tables.ts";
import { alarms, notificationChoices, outbox } from "#app/db/schema/message-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { changeReservationStatus } from "#app/features/reservation/record/change-reservation-status.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { askTheCourse, lineOf, staffOf } from "#tests/support/order/admin-trip.ts";
import { BOOKER, golf } from "#tests/support/order/order-lines.ts";
import { orderingShop } from "#tests/support/order/ordering.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";
import { notifyBooker } from "./notify-booker.server.ts";

const db = await testDatabase("demo");
await askTheCourse(db);
const { services, toss, member, buy } = await orderingShop(db);
const ops = await staffOf(db);
const HER = { email: "wife@example.com", phone: "+821055556666" };

afterEach(async () => {
  expect(await auditLedger(db, await paymentsOf(toss))).toEqual([]);
});

/** The addresses of the messages about an event, by channel. */
async function lettersOf(event: string) {
  const rows = await db
    .select({ channel: outbox.channel, to: outbox.recipient })
    .from(outbox)
    .where(like(outbox.dedupeKey, `${event}:%`))
    .orderBy(outbox.channel);
  return Object.fromEntries(rows.map(({ channel, to }) => [channel, to]));
}

async function bought(memberId: string, time: string) {
  const { placed } = await buy(memberId, [golf({ time })], { booker: { ...BOOKER, ...HER } });
  return { orderId: placed.id, memberId, line: await lineOf(db, placed.id, "golf") };
}

const confirm = (reservationId: string) =>
  changeReservationStatus(services, ops, {
    reservationId,
    action: "confirm",
    reference: `R-${reservationId}`,
  });

test("messages about an order go to the contact of its checkout, and the alarm to the member", async () => {
  const memberId = await member();
  const { orderId, line } = await bought(memberId, "08:00");
  await confirm(line.id);
  for (const event of [`paid:${orderId}`, `confirmed:${line.id}`]) {
    expect(await lettersOf(event)).toEqual({ email: HER.email, text: HER.phone });
    expect(await db.$count(alarms, eq(alarms.dedupeKey, `${event}:${memberId}`))).toBe(1);
  }
});

test("without a contact, they go to that of the member", async () => {
  const memberId = await member();
  const { orderId, line } = await bought(memberId, "08:08");
  await db.update(orders).set({ booker: null }).where(eq(orders.id, orderId));
  await confirm(line.id);
  const [own] = await db.select().from(members).where(eq(members.id, memberId));
  expect(await lettersOf(`confirmed:${line.id}`)).toEqual({ email: own?.email });
});

test("the same event is one message, even after the address has changed", async () => {
  const memberId = await member();
  const about = await bought(memberId, "08:16");
  const message = {
    template: "reservation-paid",
    event: `paid:${about.orderId}`,
    words: { product: about.line.title, number: "P-1", amount: won(1000) },
  } as const;
  await db.update(orders).set({ booker: null }).where(eq(orders.id, about.orderId));
  await db.update(members).set({ email: "moved@example.com" }).where(eq(members.id, memberId));
  await notifyBooker(db, about, message);
  expect(await lettersOf(message.event)).toEqual({ email: HER.email, text: HER.phone });
});

test("a message that the member has switched off is not sent to the booker either", async () => {
  const memberId = await member();
  const off = { memberId, kind: "reservation", wanted: false } as const;
  await db.insert(notificationChoices).values([
    { ...off, channel: "email" },
    { ...off, channel: "text" },
  ]);
  const { orderId } = await bought(memberId, "08:24");
  expect(await lettersOf(`paid:${orderId}`)).toEqual({});
  const rung = and(eq(alarms.memberId, memberId), eq(alarms.template, "reservation-paid"));
  expect(await db.$count(alarms, rung)).toBe(1);
});
