import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { STAFF_ROLES } from "#app/domain/desk/role/role-rights.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { clearSecondFactor } from "#app/features/member/profile/credentials.server.ts";
import { deleteRecoveryCodes } from "#app/features/member/second-factor/recovery-codes.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { endSessionsOf } from "#app/platform/session/session.server.ts";
import { requireOwner } from "./staff-queries.server.ts";

type Reset = { readonly by: string; readonly memberId: string; readonly reason: string };

/** For a colleague without phone and recovery codes: every session ends, and the next login sets up a new factor. */
export async function resetFactor(
  { db, now, log }: Pick<Services, "db" | "now" | "log">,
  { by, memberId, reason }: Reset,
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireOwner(tx, by);
    const isColleague = and(
      // One's own is changed with its code, never here.
      ne(members.id, by),
      inArray(members.role, STAFF_ROLES),
      isNull(members.bannedAt),
      isNull(members.withdrawnAt),
    );
    if (!(await clearSecondFactor(tx, memberId, isColleague))) throw await refusalOf(tx, memberId);
    await afterReset(tx, { by, memberId, reason, at: now() });
  });
  log.info({ by, memberId }, "a second factor was reset");
}

/** Deletes the codes, ends the sessions, writes the audit log and notifies the member. */
export async function afterReset(
  tx: Database,
  {
    by,
    memberId,
    reason,
    at,
  }: Omit<Reset, "by"> & { readonly by: string | null; readonly at: Date },
): Promise<void> {
  await deleteRecoveryCodes(tx, memberId);
  await endSessionsOf(tx, memberId);
  await writeAudit(tx, {
    by,
    action: "member.factor",
    subject: { kind: "member", id: memberId },
    before: { secondFactor: true },
    after: { secondFactor: false, reason },
    at,
  });
  await notifyMember(tx, memberId, {
    template: "factor-reset",
    event: `factor-reset:${memberId}:${at.getTime()}`,
    words: { reason },
    link: "/mypage/security",
  });
}

async function refusalOf(tx: Database, memberId: string): Promise<AppError> {
  const count = await tx.$count(members, eq(members.id, memberId));
  return new AppError(count > 0 ? "member.factor_refused" : "common.not_found");
}
