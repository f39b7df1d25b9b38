import { asc } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { memberCoupons, pointBalances, pointEntries } from "#app/db/schema/benefit-tables.ts";
import { pointsEarned } from "#app/domain/benefit/point-use.ts";
import { won } from "#app/domain/common/money.ts";
import { HOLDING_STATUSES } from "#app/domain/order/payment/attempt-status.ts";
import { type Breach, breaches } from "./breach.ts";
import { type OrderRecord, sumOf } from "./order-breaches.server.ts";

/** A coupon is used by one order at a time, and by none that was never paid. */
export async function couponBreaches(
  db: Database,
  records: readonly OrderRecord[],
): Promise<Breach[]> {
  const { list, expect } = breaches("I-COUPON");
  const coupons = await db.select().from(memberCoupons);
  const byId = new Map(records.map((record) => [record.id, record]));
  for (const { id, usedAt, orderId, memberId } of coupons) {
    const subject = `coupon ${id}`;
    const record = orderId === null ? undefined : byId.get(orderId);
    expect(orderId === null || usedAt !== null, subject, "belongs to an order without being used");
    if (!record) continue;
    const isTheirs =
      record.isSeeded || (record.memberCouponId === id && record.memberId === memberId);
    expect(
      isTheirs && HOLDING_STATUSES.includes(record.status),
      subject,
      `is kept by order ${record.number}`,
    );
  }
  const used = records.filter((record) => record.memberCouponId !== null && isStanding(record));
  for (const [couponId, users] of Map.groupBy(used, ({ memberCouponId }) => memberCouponId)) {
    expect(users.length === 1, `coupon ${couponId}`, `is used by ${users.length} orders`);
    const owner = coupons.find(({ id }) => id === couponId)?.orderId;
    expect(owner === users[0]?.id, `coupon ${couponId}`, "was given back while it is used");
  }
  for (const record of records) {
    const isEven = record.coupon === 0 || record.memberCouponId !== null;
    expect(isEven, record.number, "has a discount without a coupon");
  }
  return list;
}

/** Not wholly cancelled, so it uses its coupon. */
function isStanding({ status, reservations }: OrderRecord): boolean {
  if (!HOLDING_STATUSES.includes(status)) return false;
  return status !== "PAID" || reservations.some((row) => row.status !== "CANCELLED");
}

type Entry = typeof pointEntries.$inferSelect;
type Expect = ReturnType<typeof breaches>["expect"];

/** Balances are the sum of their entries at every moment, and every order and use has its own. */
export async function pointBreaches(
  db: Database,
  records: readonly OrderRecord[],
): Promise<Breach[]> {
  const { list, expect } = breaches("I-POINT");
  const entries = await db.select().from(pointEntries).orderBy(asc(pointEntries.id));
  const balances = new Map(
    (await db.select().from(pointBalances)).map((row) => [row.memberId, row.balance]),
  );
  checkBalances(entries, balances, expect);
  const bySubject = Map.groupBy(entries, ({ subject }) => subject);
  const moved = (subject: string) => sumOf(bySubject.get(subject) ?? [], ({ amount }) => amount);
  for (const record of records) {
    if (!record.isSeeded) checkOrderPoints(record, moved, expect);
  }
  return list;
}

function checkBalances(
  entries: readonly Entry[],
  balances: ReadonlyMap<string, number>,
  expect: Expect,
): void {
  const byMember = Map.groupBy(entries, (entry) => entry.memberId);
  for (const [memberId, ledger] of byMember) {
    let balance = 0;
    let least = 0;
    for (const { amount } of ledger) {
      balance += amount;
      least = Math.min(least, balance);
    }
    const stored = balances.get(memberId) ?? 0;
    expect(least >= 0, `member ${memberId}`, `once had ${least} points`);
    expect(
      stored === balance,
      `member ${memberId}`,
      `has ${stored} points, and its entries ${balance}`,
    );
  }
  for (const [memberId, stored] of balances) {
    if (byMember.has(memberId)) continue;
    expect(stored === 0, `member ${memberId}`, `has ${stored} points without an entry`);
  }
}

/** An order spends its points, a finished refund gives them back, and a use earns: each as much as it should. */
function checkOrderPoints(
  record: OrderRecord,
  moved: (subject: string) => number,
  expect: Expect,
): void {
  const spent = moved(`order:${record.id}`) + moved(`order:${record.id}:again`);
  const wanted = HOLDING_STATUSES.includes(record.status) ? -record.points : 0;
  expect(spent === wanted, record.number, `spent ${-spent} points instead of ${-wanted}`);
  for (const { id, status, points } of record.refunds) {
    const back = moved(`refund:${id}`);
    const due = status === "done" ? points : 0;
    expect(back === due, record.number, `refund ${id} gave back ${back} points instead of ${due}`);
  }
  for (const row of record.reservations) {
    const due = row.status === "USED" ? pointsEarned(won(row.card - row.refundedCard)) : 0;
    const earned = moved(`reservation:${row.id}`);
    expect(earned === due, `reservation ${row.idx}`, `earned ${earned} points instead of ${due}`);
  }
}
