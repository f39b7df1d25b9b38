import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { isStaff, type Role } from "#app/domain/desk/role/role-rights.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { setRole } from "#app/features/member/profile/member-store.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { endSessionsOf } from "#app/platform/session/session.server.ts";
import { requireOwner } from "./staff-queries.server.ts";

type Change = {
  readonly by: string;
  readonly memberId: string;
  readonly role: Role;
  /** The role that the page showed, where it did: a colleague may have changed it since. */
  readonly seen?: Role;
  readonly reason?: string;
};

/** Gives a member another role and ends what they have open: the next login has the new rights. */
export async function changeRole(
  { db, now, log }: Pick<Services, "db" | "now" | "log">,
  { by, memberId, role, seen, reason }: Change,
): Promise<void> {
  const at = now();
  const from = await db.transaction(async (tx) => {
    await requireOwner(tx, by);
    const [member] = await tx
      .select({ role: members.role, bannedAt: members.bannedAt, withdrawnAt: members.withdrawnAt })
      .from(members)
      .where(eq(members.id, memberId))
      .for("update");
    if (!member) throw new AppError("common.not_found");
    // Owners cannot remove their own role, so the last owner stays one.
    if (memberId === by || member.bannedAt || member.withdrawnAt) {
      throw new AppError("member.role_refused");
    }
    if (seen && member.role !== seen) throw new AppError("record.conflict");
    if (member.role === role) return undefined;
    await setRole(tx, memberId, role);
    await endSessionsOf(tx, memberId);
    await writeAudit(tx, {
      by,
      action: "member.role",
      subject: { kind: "member", id: memberId },
      before: { role: member.role },
      after: { role, ...(reason && { reason }) },
      at,
    });
    if (isStaff(member.role) && !isStaff(role)) await notifyRemoved(tx, { by, memberId, at });
    return member.role;
  });
  if (from) log.info({ by, memberId, from, to: role }, "a role was changed");
}

type Removal = { readonly by: string; readonly memberId: string; readonly at: Date };

/** The removed colleague is told the reason by e-mail. */
async function notifyRemoved(tx: Database, { by, memberId, at }: Removal): Promise<void> {
  const [owner] = await tx.select({ name: members.name }).from(members).where(eq(members.id, by));
  await notifyMember(tx, memberId, {
    template: "staff-removed",
    event: `staff-removed:${memberId}:${at.getTime()}`,
    words: { by: owner?.name ?? "" },
  });
}
