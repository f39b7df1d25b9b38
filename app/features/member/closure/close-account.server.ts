import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { memberIdentities } from "#app/db/schema/identity.ts";
import { members } from "#app/db/schema/member.ts";
import { AppError } from "#app/domain/errors.ts";
import { dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/local-date.ts";
import { NAME_OF_WHO_LEFT } from "#app/domain/member/account-closure.ts";
import type { WithdrawalProof } from "#app/domain/member/account-closure-proof.ts";
import type { SocialProvider } from "#app/domain/member/social-provider.ts";
import { firstOpenDay } from "#app/domain/reservation/status/reservation-list.ts";
import { isStaff } from "#app/domain/role.ts";
import { notifyAddress } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { verifyPassword } from "#app/platform/session/password.server.ts";
import { eraseTraces } from "./erase-traces.server.ts";
import { keepByLaw } from "./retained-records.server.ts";

/** Who vouched for somebody; the token is sealed, and only good for ending that. */
export type LeftIdentity = {
  readonly provider: SocialProvider;
  readonly subject: string;
  readonly token: string | null;
};

/**
 * Ends a membership, whole or not at all. What the law wants kept goes to a table of its own, what others
 * read stays without a name, everything else is erased. Answers with the providers that must still be told.
 */
export async function withdraw(
  { db, now }: Pick<Services, "db" | "now">,
  memberId: string,
  proof: WithdrawalProof & { readonly shownWord: string },
): Promise<readonly LeftIdentity[]> {
  const passwordHash = await prove(db, memberId, proof);
  const at = now();
  const today = dateIn(SHOP_ZONE, at);
  return db.transaction(async (tx) => {
    const [member] = await tx
      .select()
      .from(members)
      .where(and(eq(members.id, memberId), isNull(members.withdrawnAt)))
      .for("update"); // an order that is being made waits here, or is waited for
    if (!member || member.passwordHash !== passwordHash) throw new AppError("auth.password_wrong");
    if (isStaff(member.role)) throw new AppError("member.staff_stays");

    const left = await anonymise(tx, memberId, at);
    if (!left) throw new AppError("member.has_open_reservation");
    const identities = await tx
      .select({
        provider: memberIdentities.provider,
        subject: memberIdentities.subject,
        token: memberIdentities.token,
      })
      .from(memberIdentities)
      .where(eq(memberIdentities.memberId, memberId));
    await keepByLaw(tx, member, today);
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

/** Answers with the hash that was right: it must still be the same when the member leaves. */
async function prove(
  db: Database,
  memberId: string,
  { password, word, shownWord }: WithdrawalProof & { readonly shownWord: string },
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

/** The condition and the change are one: nobody leaves between a payment and its round. */
async function anonymise(tx: Database, memberId: string, at: Date): Promise<boolean> {
  const anonymous = await tx
    .update(members)
    .set({
      loginId: null,
      passwordHash: null,
      name: NAME_OF_WHO_LEFT,
      email: null,
      emailVerifiedAt: null,
      phone: null,
      birthday: null,
      gender: null,
      totpSecret: null,
      totpUsedStep: null,
      textSize: "normal",
      withdrawnAt: at,
    })
    .where(
      and(
        eq(members.id, memberId),
        isNull(members.withdrawnAt),
        sql`not ${hasOpenReservation(memberId, firstOpenDay(at))}`,
      ),
    )
    .returning({ id: members.id });
  return anonymous.length === 1;
}

/** To come, or going back: whoever leaves now could no longer be reached about it. */
export function hasOpenReservation(memberId: string, today: LocalDate) {
  return sql<boolean>`(exists (
    select 1 from reservations where member_id = ${memberId} and (
      status = 'REFUND_REQUEST' or (status in ('PENDING', 'COMPLETE') and used_on >= ${today})))
    or exists (
      select 1 from orders where member_id = ${memberId} and status in ('CONFIRMING', 'UNKNOWN'))
    or exists (
      select 1 from refunds join orders on orders.id = refunds.order_id
      where orders.member_id = ${memberId} and refunds.status in ('review', 'sending', 'failed')))`;
}
