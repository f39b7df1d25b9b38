import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { memberIdentities } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { isStaff } from "#app/domain/desk/role/role-rights.ts";
import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";
import type { ClosureProof } from "#app/domain/privacy/account-closure.ts";
import { firstOpenDay } from "#app/domain/reservation/status/reservation-tabs.ts";
import { releaseAllHolds } from "#app/features/checkout/purchase/release-earlier-holds.server.ts";
import { anonymiseMember } from "#app/features/member/profile/member-store.server.ts";
import { notifyAddress } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { verifyPassword } from "#app/platform/session/password.server.ts";
import { eraseTraces } from "./erase-traces.server.ts";
import { retainRecords } from "./retained-records.server.ts";

/** A login provider that is still linked; the token is sealed, and only used to unlink it. */
export type LeftIdentity = {
  readonly provider: SocialProvider;
  readonly subject: string;
  readonly token: string | null;
};

/**
 * Closes an account in one transaction. Records that the law wants retained move to a table of their own, posts and
 * reviews stay without a name, everything else is erased. Refused while a payment may still be charged; orders that only
 * wait for one are released first. Answers with the providers that must still be unlinked.
 */
export async function closeAccount(
  { db, now }: Pick<Services, "db" | "now">,
  memberId: string,
  proof: ClosureProof & { readonly shownWord: string },
): Promise<readonly LeftIdentity[]> {
  const passwordHash = await prove(db, memberId, proof);
  const at = now();
  const today = dateIn(SHOP_ZONE, at);
  return withSerializableRetry(db, async (tx) => {
    const [member] = await tx
      .select()
      .from(members)
      .where(and(eq(members.id, memberId), isNull(members.withdrawnAt)))
      .for("update"); // locked: an order that is being placed waits, or is waited for
    if (!member || member.passwordHash !== passwordHash) throw new AppError("auth.password_wrong");
    if (isStaff(member.role)) throw new AppError("member.staff_stays");

    await releaseAllHolds(tx, memberId, at);
    if (await hasOpenPayment(tx, memberId)) throw new AppError("member.has_open_payment");
    // The condition and the change are one statement: an account cannot close between a payment and its round.
    const onlyIf = sql`not ${hasOpenReservation(memberId, firstOpenDay(at))}`;
    if (!(await anonymiseMember(tx, memberId, { at, onlyIf })))
      throw new AppError("member.has_open_reservation");
    const identities = await tx
      .select({
        provider: memberIdentities.provider,
        subject: memberIdentities.subject,
        token: memberIdentities.token,
      })
      .from(memberIdentities)
      .where(eq(memberIdentities.memberId, memberId));
    await retainRecords(tx, member, today);
    await eraseTraces(tx, member, at);
    if (member.email) {
      await notifyAddress(tx, member.email, member.locale, {
        template: "withdrawn",
        event: `withdrawn:${memberId}`,
      });
    }
    return identities;
  });
}

/** Answers with the verified hash: it must be unchanged when the account is closed. */
async function prove(
  db: Database,
  memberId: string,
  { password, word, shownWord }: ClosureProof & { readonly shownWord: string },
): Promise<string | null> {
  const [member] = await db
    .select({ passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.id, memberId));
  if (!member) throw new AppError("auth.login_required");
  const { passwordHash } = member;
  if (passwordHash === null && word !== shownWord) throw new AppError("member.word_wrong");
  if (passwordHash === null) return null;
  await throttleOf(db).take("own-password", memberId);
  if (!(await verifyPassword(password ?? "", passwordHash))) {
    throw new AppError("auth.password_wrong");
  }
  await throttleOf(db).clear("own-password", memberId);
  return passwordHash;
}

/** The provider was asked to charge it, and the result is unknown. */
export async function hasOpenPayment(db: Database, memberId: string): Promise<boolean> {
  const open = and(
    eq(orders.memberId, memberId),
    inArray(orders.status, ["CONFIRMING", "UNKNOWN"]),
  );
  return (await db.$count(orders, open)) > 0;
}

/** Upcoming, or being refunded: a closed account could no longer be reached about it. */
export function hasOpenReservation(memberId: string | PgColumn, today: LocalDate) {
  return sql<boolean>`(exists (
    select 1 from reservations where member_id = ${memberId} and (
      status = 'REFUND_REQUEST' or (status in ('PENDING', 'COMPLETE') and used_on >= ${today})))
    or exists (
      select 1 from orders where member_id = ${memberId} and status in ('CONFIRMING', 'UNKNOWN'))
    or exists (
      select 1 from refunds join orders on orders.id = refunds.order_id
      where orders.member_id = ${memberId} and refunds.status in ('review', 'sending', 'failed')))`;
}
