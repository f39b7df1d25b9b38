import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { isOldEnough } from "#app/domain/member/sign-up/new-member.ts";

/** Locked per member: one order at a time, and an account that is being closed waits. Refuses closed and banned accounts and children. */
export async function lockBuyer(tx: Database, memberId: string, now: Date): Promise<void> {
  requireBuyer(await buyerToLock(tx, memberId), now);
}

export function buyerToLock(tx: Database, memberId: string) {
  return tx
    .select({ birthday: members.birthday, bannedAt: members.bannedAt })
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.withdrawnAt)))
    .for("no key update");
}

/** As `lockBuyer`, whatever the age; false where the account is closed. */
export async function lockMember(tx: Database, memberId: string): Promise<boolean> {
  return (await buyerToLock(tx, memberId)).length > 0;
}

export function requireBuyer([buyer]: Awaited<ReturnType<typeof buyerToLock>>, now: Date): void {
  if (!buyer) throw new AppError("auth.login_required");
  if (buyer.bannedAt) throw new AppError("auth.banned");
  // The buyer ticks "14 or older"; a birthday in the account that says otherwise wins.
  if (buyer.birthday && !isOldEnough(buyer.birthday, dateIn(SHOP_ZONE, now))) {
    throw new AppError("auth.too_young");
  }
}
