import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { endSessionsOf } from "#app/platform/session/session.server.ts";

type Ending = { readonly by: string; readonly memberId: string; readonly reason: string };

/** Signs a member out everywhere, such as when they have lost their phone. */
export async function endMemberSessions(
  { db, now }: Pick<Services, "db" | "now">,
  { by, memberId, reason }: Ending,
): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await endSessionsOf(tx, memberId);
    await writeAudit(tx, {
      by,
      action: "member.end_sessions",
      subject: { kind: "member", id: memberId },
      after: { ended, reason },
      at: now(),
    });
    return ended;
  });
}
