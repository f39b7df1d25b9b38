import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { mayBan } from "#app/domain/member/rights/member-rights-schema.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { setBannedAt } from "#app/features/member/profile/member-store.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Ban = { readonly by: string; readonly memberId: string };
type Banning = Pick<Services, "db" | "now" | "log">;

/** Bans a member from the next request on: what was paid stays, and the member is notified of the reason. */
export async function banMember(
  { db, now, log }: Banning,
  { by, memberId, reason }: Ban & { readonly reason: string },
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const { bannedAt } = await lockManageableMember(tx, { by, memberId });
    if (bannedAt) return;
    await setBannedAt(tx, memberId, at);
    await writeAudit(tx, {
      by,
      action: "member.ban",
      subject: { kind: "member", id: memberId },
      before: { bannedAt: null },
      after: { bannedAt: at, reason },
      at,
    });
    await notifyMember(tx, memberId, {
      template: "suspended",
      event: `suspended:${memberId}:${at.getTime()}`,
      words: { reason },
    });
  });
  log.info({ by, memberId, to: "banned" }, "a member was banned");
}

/** Lifts a ban. */
export async function unbanMember({ db, now, log }: Banning, { by, memberId }: Ban): Promise<void> {
  await db.transaction(async (tx) => {
    const { bannedAt } = await lockManageableMember(tx, { by, memberId });
    if (!bannedAt) return;
    await setBannedAt(tx, memberId, null);
    await writeAudit(tx, {
      by,
      action: "member.unban",
      subject: { kind: "member", id: memberId },
      before: { bannedAt },
      after: { bannedAt: null },
      at: now(),
    });
  });
  log.info({ by, memberId, from: "banned" }, "a ban was lifted");
}

/** The member's row, locked, if the acting member may ban or unban them. */
async function lockManageableMember(tx: Database, { by, memberId }: Ban) {
  const [actor] = await tx
    .select({ role: members.role, bannedAt: members.bannedAt })
    .from(members)
    .where(eq(members.id, by));
  const [member] = await tx
    .select({ role: members.role, bannedAt: members.bannedAt, withdrawnAt: members.withdrawnAt })
    .from(members)
    .where(eq(members.id, memberId))
    .for("update");
  if (!actor || !member) throw new AppError("common.not_found");
  const isAllowed = memberId !== by && !actor.bannedAt && mayBan(actor.role, member.role);
  if (!isAllowed || member.withdrawnAt) throw new AppError("member.ban_refused");
  return member;
}
