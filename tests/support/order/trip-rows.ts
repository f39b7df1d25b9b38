import type { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";

type OrderRow = typeof orders.$inferInsert;
type ReservationRow = typeof reservations.$inferInsert;

/** An order as the database wants it, for tests that care for little of it. */
export function orderRow(number: string, memberId: string, more: Partial<OrderRow> = {}): OrderRow {
  const total = more.total ?? won(1_000);
  return {
    number,
    memberId,
    name: { ko: "주문", en: "Order" },
    paymentOrderId: number,
    amount: total,
    total,
    ...more,
  };
}

type Booked = Pick<ReservationRow, "orderId" | "memberId"> & { readonly usedOn: LocalDate };

/** A round for a thousand won. */
export function roundRow(booked: Booked, more: Partial<ReservationRow> = {}): ReservationRow {
  const paid = more.paid ?? won(1_000);
  return {
    lineKey: crypto.randomUUID(),
    kind: "golf",
    productId: "th-suwan",
    title: { ko: "수완 라운드", en: "A round at Suwan" },
    detail: { ko: "2명", en: "2 golfers" },
    tiers: STANDARD_REFUND_TIERS,
    amount: paid,
    card: paid,
    paid,
    voucherCode: crypto.randomUUID(),
    ...booked,
    ...more,
  };
}
