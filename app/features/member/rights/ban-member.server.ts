import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member.ts";
import { AppError } from "#app/domain/errors.ts";
import { mayBan } from "#app/domain/member/member-rights.ts";
import { writeAudit } from "#app/features/audit/write-audit.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { endSessionsOf } from "#app/platform/session/session.server.ts";

type Ban = { readonly by: string; readonly memberId: string };
type Banning = Pick<Services, "db" | "now" | "log">;

/** Shuts a member out at once: no session of theirs opens anything any more, and none can be begun. They are told why. */
export async function banMember(
  { db, now, log }: Banning,
  { by, memberId, reason }: Ban & { readonly reason: string },
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const { bannedAt } = await underOf(tx, { by, memberId });
    if (bannedAt) return;
    await tx.update(members).set({ bannedAt: at }).where(eq(members.id, memberId));
    await endSessionsOf(tx, memberId);
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

/** Lets a member in again; they log in anew. */
export async function unbanMember({ db, now, log }: Banning, { by, memberId }: Ban): Promise<void> {
  await db.transaction(async (tx) => {
    const { bannedAt } = await underOf(tx, { by, memberId });
    if (!bannedAt) return;
    await tx.update(members).set({ bannedAt: null }).where(eq(members.id, memberId));
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

/** The member, locked, if whoever asks may decide about them now. */
async function underOf(tx: Database, { by, memberId }: Ban) {
  const [asks] = await tx
    .select({ role: members.role, bannedAt: members.bannedAt })
    .from(members)
    .where(eq(members.id, by));
  const [member] = await tx
    .select({ role: members.role, bannedAt: members.bannedAt, withdrawnAt: members.withdrawnAt })
    .from(members)
    .where(eq(members.id, memberId))
    .for("update");
  if (!asks || !member) throw new AppError("common.not_found");
  const isTheirs = memberId !== by && !asks.bannedAt && mayBan(asks.role, member.role);
  if (!isTheirs || member.withdrawnAt) throw new AppError("member.ban_refused");
  return member;
}
