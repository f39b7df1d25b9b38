import { asc } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { memberCoupons, pointBalances, pointEntries } from "#app/db/schema/benefit.ts";
import { pointsEarned } from "#app/domain/benefit/point-use.ts";
import { won } from "#app/domain/money.ts";
import { HOLDING_STATUSES } from "#app/domain/payment/attempt-status.ts";
import { type Breach, breaches } from "./breach.ts";
import { type OrderBook, sumOf } from "./order-records.server.ts";

/** A coupon is used by one order at a time, and by none that came to nothing. */
export async function couponBreaches(db: Database, books: readonly OrderBook[]): Promise<Breach[]> {
  const { found, expect } = breaches("I-COUPON");
  const coupons = await db.select().from(memberCoupons);
  const byId = new Map(books.map((book) => [book.id, book]));
  for (const { id, usedAt, orderId, memberId } of coupons) {
    const subject = `coupon ${id}`;
    const book = orderId === null ? undefined : byId.get(orderId);
    expect(orderId === null || usedAt !== null, subject, "belongs to an order without being used");
    if (!book) continue;
    const isTheirs = book.isLaid || (book.memberCouponId === id && book.memberId === memberId);
    expect(
      isTheirs && HOLDING_STATUSES.includes(book.status),
      subject,
      `is kept by order ${book.number}`,
    );
  }
  const used = books.filter((book) => book.memberCouponId !== null && isStanding(book));
  for (const [couponId, users] of Map.groupBy(used, ({ memberCouponId }) => memberCouponId)) {
    expect(users.length === 1, `coupon ${couponId}`, `is used by ${users.length} orders`);
    const owner = coupons.find(({ id }) => id === couponId)?.orderId;
    expect(owner === users[0]?.id, `coupon ${couponId}`, "was given back while it is used");
  }
  for (const book of books) {
    const isEven = book.coupon === 0 || book.memberCouponId !== null;
    expect(isEven, book.number, "has a discount without a coupon");
  }
  return found;
}

/** Something of it is left, so it uses its coupon. */
function isStanding({ status, reservations }: OrderBook): boolean {
  if (!HOLDING_STATUSES.includes(status)) return false;
  return status !== "PAID" || reservations.some((row) => row.status !== "CANCELLED");
}

/** Balances are the sum of their entries at every moment, and every order and use has its own. */
export async function pointBreaches(db: Database, books: readonly OrderBook[]): Promise<Breach[]> {
  const { found, expect } = breaches("I-POINT");
  const entries = await db.select().from(pointEntries).orderBy(asc(pointEntries.id));
  const balances = new Map(
    (await db.select().from(pointBalances)).map((row) => [row.memberId, row.balance]),
  );
  for (const [memberId, own] of Map.groupBy(entries, (entry) => entry.memberId)) {
    let balance = 0;
    let least = 0;
    for (const { amount } of own) {
      balance += amount;
      least = Math.min(least, balance);
    }
    const kept = balances.get(memberId) ?? 0;
    expect(least >= 0, `member ${memberId}`, `once had ${least} points`);
    expect(
      kept === balance,
      `member ${memberId}`,
      `has ${kept} points, and its entries ${balance}`,
    );
    balances.delete(memberId);
  }
  for (const [memberId, kept] of balances) {
    expect(kept === 0, `member ${memberId}`, `has ${kept} points without an entry`);
  }
  const bySubject = Map.groupBy(entries, ({ subject }) => subject);
  const moved = (subject: string) => sumOf(bySubject.get(subject) ?? [], ({ amount }) => amount);
  for (const book of books.filter(({ isLaid }) => !isLaid)) {
    const spent = moved(`order:${book.id}`) + moved(`order:${book.id}:again`);
    const wanted = HOLDING_STATUSES.includes(book.status) ? -book.points : 0;
    expect(spent === wanted, book.number, `spent ${-spent} points instead of ${-wanted}`);
    for (const { id, status, points } of book.refunds) {
      const back = moved(`refund:${id}`);
      const due = status === "done" ? points : 0;
      expect(back === due, book.number, `refund ${id} gave back ${back} points instead of ${due}`);
    }
    for (const row of book.reservations) {
      const due = row.status === "USED" ? pointsEarned(won(row.card - row.refundedCard)) : 0;
      const earned = moved(`reservation:${row.id}`);
      expect(earned === due, `reservation ${row.idx}`, `earned ${earned} points instead of ${due}`);
    }
  }
  return found;
}
