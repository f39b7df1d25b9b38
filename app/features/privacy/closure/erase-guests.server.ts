import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import {
  RETAIN_ORDERS_YEARS,
  RETAIN_UNPAID_DAYS,
  retainedUntil,
} from "#app/domain/privacy/account-closure.ts";
import { firstOpenDay } from "#app/domain/reservation/status/reservation-tabs.ts";
import { anonymiseMember } from "#app/features/member/profile/member-store.server.ts";
import { lockMember } from "#app/features/order/record/lock-buyer.server.ts";
import { hasOpenReservation } from "./close-account.server.ts";
import { eraseTraces } from "./erase-traces.server.ts";

/** Small enough that the other sweeps do not wait for long; the rest is erased an hour later. */
const BATCH = 200;

/**
 * Telephone customers have no account to close, so they are erased automatically: five years after their last trip, as
 * the law has orders retained, or soon after an order that was never paid.
 */
export async function eraseGuests(db: Database, now: Date): Promise<number> {
  const due = await db
    .select({ id: members.id, email: members.email })
    .from(members)
    .where(and(eq(members.isGuest, true), isNull(members.withdrawnAt), isDue(now)))
    .limit(BATCH);
  let erased = 0;
  for (const guest of due) {
    const isErased = await withSerializableRetry(db, async (tx) => {
      // Locked before the condition is read: a customer who has just called again is not erased.
      if (!(await lockMember(tx, guest.id))) return false;
      if (!(await anonymiseMember(tx, guest.id, { at: now, onlyIf: isDue(now) }))) return false;
      await eraseTraces(tx, guest, now);
      return true;
    });
    if (isErased) erased += 1;
  }
  return erased;
}

function isDue(now: Date): SQL {
  const today = dateIn(SHOP_ZONE, now);
  const paidBefore = retainedUntil(today, -RETAIN_ORDERS_YEARS);
  const askedBefore = addDays(today, -RETAIN_UNPAID_DAYS);
  return sql`(not ${hasOpenReservation(members.id, firstOpenDay(now))}
    and not exists (select from orders o where o.member_id = ${members.id} and (
      o.status = 'READY'
      or o.created_at >= ${askedBefore}::date
      or (o.paid_at is not null and o.paid_at >= ${paidBefore}::date)))
    and not exists (select from reservations r where r.member_id = ${members.id} and r.used_on >= ${paidBefore})
    and ${members.createdAt} < ${askedBefore}::date)`;
}
