import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deleteInBatches } from "#app/db/query/delete-in-batches.server.ts";
import { passwordResets } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { passwordMistake } from "#app/domain/member/login/password-rules.ts";
import { setPassword } from "#app/features/member/profile/credentials.server.ts";
import { voidAttempts } from "#app/features/member/social/begin-attempt.server.ts";
import {
  dropIdentities,
  type LinkedIdentity,
} from "#app/features/member/social/drop-identities.server.ts";
import { connectedProviders } from "#app/features/member/social/enter-by-identity.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { hashPassword } from "#app/platform/session/password.server.ts";
import { endSessionsOf } from "#app/platform/session/session.server.ts";
import { hashOfLink, readLink } from "./reset-link.server.ts";

type Setting = Pick<Services, "db" | "now" | "secrets">;

export async function isLinkOpen(services: Setting, token: string | null): Promise<boolean> {
  return (await findLink(services, token)) !== undefined;
}

/** What could be dropped with the old password. */
export async function providersBehindLink(services: Setting, token: string | null) {
  const link = await findLink(services, token);
  const linked = link?.loginId ? await connectedProviders(services.db, link.memberId) : [];
  return linked.map(({ provider }) => provider);
}

/** The member with the new password, and the providers removed with the old one. */
type NewPassword = {
  readonly owner: { readonly id: string; readonly passwordHash: string };
  readonly dropped: readonly LinkedIdentity[];
};

/** Sets a password by a mailed link, once. All sessions end, other links become invalid, and the member is notified. */
export async function setNewPassword(
  services: Setting,
  token: string | null,
  { password, drop }: { readonly password: string; readonly drop?: "yes" | undefined },
): Promise<NewPassword> {
  const { db, now } = services;
  const link = await findLink(services, token);
  if (!link) throw new AppError("auth.link_expired");
  const mistake = passwordMistake(password, link.loginId ?? "");
  if (mistake) throw new FormError({ password: mistake });
  const passwordHash = await hashPassword(password);
  const at = now();

  const dropped = await db.transaction(async (tx) => {
    const [used] = await tx
      .update(passwordResets)
      .set({ usedAt: at })
      .where(and(eq(passwordResets.tokenHash, link.tokenHash), isOpen(at)))
      .returning({ memberId: passwordResets.memberId });
    if (!used) throw new AppError("auth.link_expired");
    const isSet = await setPassword(tx, used.memberId, passwordHash);
    if (!isSet) throw new AppError("auth.link_expired");
    await voidLinks(tx, used.memberId, at);
    await voidAttempts(tx, used.memberId);
    await endSessionsOf(tx, used.memberId);
    await notifyMember(tx, used.memberId, {
      template: "password-changed",
      event: `password-changed:${link.tokenHash}`,
      link: "/mypage/security",
    });
    return drop && link.loginId ? dropIdentities(tx, used.memberId, at) : [];
  });
  // The owner of the mailbox is let in immediately, however often strangers guessed.
  if (link.loginId) await throttleOf(db).clear("login-account", link.loginId);
  return { owner: { id: link.memberId, passwordHash }, dropped };
}

/** Voids the links mailed for the old password whenever a password changes. */
export async function voidLinks(db: Database, memberId: string, now: Date): Promise<void> {
  await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.memberId, memberId), isNull(passwordResets.usedAt)));
}

export async function deleteResetLinks(tx: Database, memberId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.memberId, memberId));
}

export function sweepResetLinks(db: Database, now: Date): Promise<number> {
  const where = lte(passwordResets.expiresAt, now);
  return deleteInBatches(db, passwordResets, { key: passwordResets.tokenHash, where });
}

async function findLink({ db, now, secrets }: Setting, token: string | null) {
  const link = readLink(token);
  if (!link) return undefined;
  const [member] = await db
    .select({ email: members.email, loginId: members.loginId })
    .from(members)
    .where(and(eq(members.id, link.memberId), isNull(members.withdrawnAt)));
  // Hashed for an unknown member too: the response time must not reveal who exists.
  const tokenHash = hashOfLink({ secrets }, { secret: link.secret, email: member?.email ?? "" });
  const open = await db.$count(
    passwordResets,
    and(
      eq(passwordResets.tokenHash, tokenHash),
      eq(passwordResets.memberId, link.memberId),
      isOpen(now()),
    ),
  );
  if (!member || !open) return undefined;
  return { tokenHash, memberId: link.memberId, loginId: member.loginId };
}

function isOpen(now: Date) {
  return and(isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));
}
