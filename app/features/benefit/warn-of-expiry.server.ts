import { and, between, eq, exists, gt, isNull, not, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { pointBalances, pointEntries } from "#app/db/schema/benefit-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { alarms } from "#app/db/schema/message-tables.ts";
import {
  type ExpiryNotice,
  expiryEvent,
  expiryNotices,
  pointLots,
} from "#app/domain/benefit/point-lots.ts";
import { dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { isDaytimeInKorea } from "#app/domain/message/daytime.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { listPointLots } from "./point-entries.server.ts";

/** Notifies members of points that are about to expire, once per notice: all instances enqueue the same event once. */
export async function warnOfExpiry(
  { db, now }: Pick<Services, "db" | "now">,
  end?: AbortSignal,
): Promise<void> {
  if (!isDaytimeInKorea(now())) return;
  for (const notice of expiryNotices(dateIn(SHOP_ZONE, now()))) {
    for (const { memberId, expiresOn } of await expiringSoon(db, notice)) {
      if (end?.aborted) return;
      if (expiresOn) await warn(db, notice, memberId, expiresOn);
    }
  }
}

/** Members with points that expire in this period and without an alarm about them; what is left of them is counted later. */
function expiringSoon(db: Database, { name, from, until }: ExpiryNotice) {
  const { memberId, expiresOn, amount } = pointEntries;
  const key = sql`${name}::text || ':' || to_char(${expiresOn}, 'YYYY-MM-DD') || ':' || ${memberId}`;
  const isTold = db.select({ id: alarms.id }).from(alarms).where(eq(alarms.dedupeKey, key));
  return db
    .selectDistinct({ memberId, expiresOn })
    .from(pointEntries)
    .innerJoin(pointBalances, eq(pointBalances.memberId, memberId))
    .innerJoin(members, eq(members.id, memberId))
    .where(
      and(
        gt(amount, 0),
        between(expiresOn, from, until),
        gt(pointBalances.balance, 0),
        isNull(members.bannedAt),
        isNull(members.withdrawnAt),
        not(exists(isTold)),
      ),
    );
}

async function warn(
  db: Database,
  { name }: ExpiryNotice,
  memberId: string,
  expiresOn: LocalDate,
): Promise<void> {
  await db.transaction(async (tx) => {
    const entries = await listPointLots(tx, memberId);
    const lot = pointLots(entries).find((each) => each.expiresOn === expiresOn);
    // The oldest are spent first, so these may be spent already.
    if (!lot) return;
    await notifyMember(tx, memberId, {
      template: "points-expiring",
      event: expiryEvent(name, expiresOn),
      words: { points: lot.amount, date: expiresOn },
      link: "/mypage/points",
    });
  });
}
