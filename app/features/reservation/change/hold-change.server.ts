import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { reservationChanges } from "#app/db/schema/reservation/change-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import {
  inEachLocale,
  type Localized,
  localizedText,
} from "#app/domain/common/language/languages.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { HOLD_MINUTES } from "#app/domain/order/hold.ts";
import { orderNumber, paymentOrderId } from "#app/domain/order/payment/order-number.ts";
import type { OrderBooker } from "#app/domain/order/people/order-booker.ts";
import { additionalNeeds } from "#app/domain/reservation/change/settled-change.ts";
import { addOrder, changeOrderStatus } from "#app/features/order/record/order-status.server.ts";
import { releaseStock, takeStock } from "#app/features/pricing/stock/stock.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { endChange } from "./apply-change.server.ts";
import type { PlannedChange } from "./plan-change.server.ts";

/** What the card window needs of the order that pays for a change. */
export type ChangeOrder = {
  readonly id: string;
  readonly number: string;
  readonly paymentOrderId: string;
  readonly name: Localized;
  readonly total: Won;
  readonly holdUntil: Date;
  readonly booker: OrderBooker;
};

type Holding = {
  readonly order: typeof orders.$inferSelect;
  readonly memberId: string;
  readonly reservationId: string;
  readonly plan: PlannedChange;
  readonly now: Date;
};

/** An order of its own for what a change costs more; it holds what the lines need in addition. */
export async function holdChange(
  tx: Database,
  { site, payments }: Services,
  { order, memberId, reservationId, plan, now }: Holding,
): Promise<{ readonly changeId: string; readonly order: ChangeOrder }> {
  const isTakingMoney = payments !== undefined && !payments.isDown?.();
  if (!isTakingMoney) throw new AppError("payment.unavailable");
  const number = orderNumber(dateIn(SHOP_ZONE, now), randomBytes(16));
  const paying = {
    id: randomUUID(),
    number,
    paymentOrderId: paymentOrderId(number, randomBytes(16)),
    name: nameOf(plan, reservationId),
    total: plan.pay,
    booker: order.booker ?? (await bookerFrom(tx, memberId, plan)),
  };
  const { holdUntil } = await addOrder(tx, {
    ...paying,
    memberId,
    locale: order.locale,
    amount: plan.pay,
    coupon: won(0),
    points: won(0),
    changeOf: order.id,
    lines: [],
    holdSeconds: site.holdSeconds ?? HOLD_MINUTES * 60,
  });
  const changeId = await addHeldChange(tx, paying.id, {
    order,
    memberId,
    reservationId,
    plan,
    now,
  });
  const more = plan.lines.map(({ lineKey, before, after }) => ({
    key: lineKey,
    needs: additionalNeeds(before.needs, after.needs),
  }));
  await takeStock(tx, paying.id, more);
  return { changeId, order: { ...paying, holdUntil } };
}

async function addHeldChange(
  tx: Database,
  payOrderId: string,
  { order, memberId, reservationId, plan }: Holding,
): Promise<string> {
  const [added] = await tx
    .insert(reservationChanges)
    .values({
      orderId: order.id,
      memberId,
      reservationId,
      status: "HELD",
      lines: plan.lines,
      leaving: plan.leaving,
      feeCard: plan.settled.fee.card,
      feePoints: plan.settled.fee.points,
      pay: plan.pay,
      payOrderId,
      // By the clock of the database, after the order was locked: changes of an order have a sequence.
      createdAt: sql`clock_timestamp()`,
    })
    .returning({ id: reservationChanges.id });
  if (!added) throw new AppError("common.unexpected");
  return added.id;
}

/** For an order without a named booker: the first traveller, with the contact of the account. */
async function bookerFrom(
  tx: Database,
  memberId: string,
  { lines }: PlannedChange,
): Promise<OrderBooker> {
  const [member] = await tx
    .select({ email: members.email, phone: members.phone })
    .from(members)
    .where(eq(members.id, memberId));
  const { firstName = "", lastName = "" } = lines[0]?.after.travellers[0] ?? {};
  const { email, phone } = member ?? {};
  return { firstName, lastName, email: email ?? "", phone: phone ?? "", agreements: [] };
}

/** On the card statement: what is changed. */
function nameOf({ lines }: PlannedChange, reservationId: string): Localized {
  const line = lines.find((each) => each.reservationId === reservationId) ?? lines[0];
  if (!line) throw new RangeError("a change has lines");
  return inEachLocale((locale) =>
    translator(locale)("payment:change_name", { title: localizedText(line.after.title, locale) }),
  );
}

/** Releases a change that waits for its payment, so that a new one can replace it; refused while it is being paid. */
export async function releaseHeldChange(tx: Database, orderId: string): Promise<void> {
  const [held] = await tx
    .select({ payOrderId: reservationChanges.payOrderId })
    .from(reservationChanges)
    .where(and(eq(reservationChanges.orderId, orderId), eq(reservationChanges.status, "HELD")));
  if (!held?.payOrderId) return;
  const [paying] = await tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(eq(orders.id, held.payOrderId))
    .for("update");
  if (paying?.status !== "READY") throw new AppError("reservation.change_running");
  const ending = { event: "hold_expired", before: "READY", after: "EXPIRED" } as const;
  await changeOrderStatus(tx, paying.id, { ...ending, set: { checkAt: null } });
  await releaseStock(tx, paying.id);
  await endChange(tx, paying.id);
}
