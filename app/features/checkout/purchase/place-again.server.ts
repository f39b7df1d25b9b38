import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "#app/db/client.server.ts";
import type { orders } from "#app/db/schema/order/order-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { orderNumber, paymentOrderId } from "#app/domain/order/payment/order-number.ts";
import { lockBuyer } from "#app/features/order/record/lock-buyer.server.ts";
import { isOrderedAgain } from "#app/features/order/record/order-status.server.ts";
import { type NewOrder, saveOrder } from "./place-order.server.ts";

type Order = typeof orders.$inferSelect;
type Again = { readonly holdSeconds: number; readonly now: Date };

/**
 * Another attempt at an order that was not paid, at the price and the terms it was offered with.
 * Answers with its id; throws where its places were sold meanwhile.
 */
export async function placeAgain(
  tx: Database,
  before: Order,
  { holdSeconds, now }: Again,
): Promise<string> {
  if (!before.booker) throw new AppError("order.hold_lost");
  const number = orderNumber(dateIn(SHOP_ZONE, now), randomBytes(16));
  const { memberId, name, locale, amount, coupon, points, total, memberCouponId } = before;
  const order: NewOrder = {
    id: randomUUID(),
    number,
    memberId,
    name,
    locale,
    paymentOrderId: paymentOrderId(number, randomBytes(16)),
    amount,
    coupon,
    points,
    total,
    memberCouponId,
    lines: [...before.lines],
  };
  await lockBuyer(tx, memberId, now);
  if (await isOrderedAgain(tx, before, ["PAID"])) throw new AppError("order.paid_already");
  await saveOrder(tx, order, { booker: before.booker, holdSeconds, now, isByLink: true });
  return order.id;
}
