import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { staffInvitations } from "#app/db/schema/member/member-desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { isStaff } from "#app/domain/desk/role/role-rights.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { setRole } from "#app/features/member/profile/member-store.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { endSessionsOf } from "#app/platform/session/session.server.ts";
import { readInvitation } from "./invitation-link.server.ts";

type Accepting = Pick<Services, "db" | "now" | "secrets">;

/** What an open invitation offers, and by whom; undefined once it is used, revoked or too old. */
export async function findInvitation(services: Accepting, token: string | null) {
  const tokenHash = readInvitation(services, token);
  if (!tokenHash) return undefined;
  const [invitation] = await services.db
    .select({
      role: staffInvitations.role,
      inviter: members.name,
      expiresAt: staffInvitations.expiresAt,
    })
    .from(staffInvitations)
    .innerJoin(members, isOwner)
    .where(isAcceptable(tokenHash, services.now()));
  return invitation;
}

type Acceptance = { readonly token: string | null; readonly memberId: string };

/** Gives the invited role to the signed-in member, once. Their sessions end: the next one has the limits of staff. */
export async function acceptInvitation(
  services: Accepting & Pick<Services, "log">,
  { token, memberId }: Acceptance,
): Promise<void> {
  const { db, now, log } = services;
  const tokenHash = readInvitation(services, token);
  if (!tokenHash) throw new AppError("auth.link_expired");
  const at = now();
  await db.transaction(async (tx) => {
    const before = await lockCustomer(tx, memberId);
    const [accepted] = await tx
      .update(staffInvitations)
      .set({ acceptedAt: at, acceptedBy: memberId })
      .from(members)
      .where(and(isOwner, isAcceptable(tokenHash, at)))
      .returning({
        id: staffInvitations.id,
        role: staffInvitations.role,
        email: staffInvitations.email,
        invitedBy: staffInvitations.invitedBy,
      });
    if (!accepted) throw new AppError("auth.link_expired");
    const { role, id: invitation, email, invitedBy } = accepted;
    await setRole(tx, memberId, role);
    await endSessionsOf(tx, memberId);
    await writeAudit(tx, {
      by: memberId,
      action: "member.accept",
      subject: { kind: "member", id: memberId },
      before: { role: before },
      after: { role, invitation, email, invitedBy },
      at,
    });
  });
  log.info({ memberId }, "an invitation to the staff was accepted");
}

/** The inviting member must still be an owner. */
const isOwner = and(
  eq(members.id, staffInvitations.invitedBy),
  eq(members.role, "owner"),
  isNull(members.bannedAt),
  isNull(members.withdrawnAt),
);

function isAcceptable(tokenHash: string, now: Date) {
  return and(
    eq(staffInvitations.tokenHash, tokenHash),
    gt(staffInvitations.expiresAt, now),
    isNull(staffInvitations.acceptedAt),
    isNull(staffInvitations.revokedAt),
  );
}

/** Locked: an invitation must not lower or double the rights of existing staff. */
async function lockCustomer(tx: Database, memberId: string) {
  const [member] = await tx
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.bannedAt), isNull(members.withdrawnAt)))
    .for("update");
  if (!member) throw new AppError("common.not_found");
  if (isStaff(member.role)) throw new AppError("common.bad_request");
  return member.role;
}
