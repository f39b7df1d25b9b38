import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { NO_ROWS } from "#app/db/query/json-rows.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { isOldEnough } from "#app/domain/member/sign-up/new-member.ts";

/** Locked per member: one order at a time, and an account that is being closed waits. Refuses closed and banned accounts and children. */
export async function lockBuyer(tx: Database, memberId: string, now: Date): Promise<void> {
  const [buyer] = await buyerToLock(tx, memberId);
  requireBuyer(buyer, now);
}

/** With the texts that are agreed to, where an order is placed: they cost no statement of their own. */
export function buyerToLock<Text = never>(
  tx: Database,
  memberId: string,
  texts: SQL<Text[]> = NO_ROWS,
) {
  return tx
    .select({ birthday: members.birthday, bannedAt: members.bannedAt, texts })
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.withdrawnAt)))
    .for("no key update");
}

/** As `lockBuyer`, at any age; false where the account is closed. */
export async function lockMember(tx: Database, memberId: string): Promise<boolean> {
  return (await buyerToLock(tx, memberId)).length > 0;
}

type Buyer = { readonly birthday: LocalDate | null; readonly bannedAt: Date | null };

export function requireBuyer<Row extends Buyer>(buyer: Row | undefined, now: Date): Row {
  if (!buyer) throw new AppError("auth.login_required");
  if (buyer.bannedAt) throw new AppError("auth.banned");
  // The buyer ticks "14 or older"; a birthday in the account that says otherwise wins.
  if (buyer.birthday && !isOldEnough(buyer.birthday, dateIn(SHOP_ZONE, now))) {
    throw new AppError("auth.too_young");
  }
  return buyer;
}
