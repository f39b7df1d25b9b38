import { isNotNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { isPaymentPending } from "#app/domain/order/payment/attempt-status.ts";
import { LAST_ZONE } from "#app/domain/reservation/status/reservation-tabs.ts";
import { type Breach, breaches } from "./breach.ts";
import type { OrderRecord } from "./order-breaches.server.ts";

/** No account was closed while one of its orders could be charged, or while a paid trip was still to come. */
export async function buyerBreaches(
  db: Database,
  records: readonly OrderRecord[],
): Promise<Breach[]> {
  const { list, expect } = breaches("I-BUYER");
  const closed = await closedAccounts(db);
  for (const record of records) {
    const leftOn = closed.get(record.memberId);
    if (leftOn === undefined) continue;
    const { number, status, reservations } = record;
    const mayBeCharged = status === "READY" || isPaymentPending(status);
    expect(!mayBeCharged, number, `is ${status}, and its member is gone`);
    const live = reservations.filter((row) => status === "PAID" && isLive(row, leftOn));
    const lines = live.map(({ idx }) => idx).join(", ");
    expect(live.length === 0, number, `is paid, its member is gone, and ${lines} is still open`);
  }
  return list;
}

type Row = OrderRecord["reservations"][number];

/** Its day was still to come when its member left; what was over by then may wait to be marked as used. */
function isLive({ status, usedOn }: Row, leftOn: string): boolean {
  if (status === "REFUND_REQUEST") return true;
  return (status === "PENDING" || status === "COMPLETE") && usedOn >= leftOn;
}

/** The members who have left, with the day at the most western venue. */
async function closedAccounts(db: Database): Promise<Map<string, string>> {
  const left = await db
    .select({
      id: members.id,
      leftOn: sql<string>`(${members.withdrawnAt} at time zone ${LAST_ZONE})::date::text`,
    })
    .from(members)
    .where(isNotNull(members.withdrawnAt));
  return new Map(left.map(({ id, leftOn }) => [id, leftOn]));
}
