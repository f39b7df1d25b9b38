import { and, eq, isNull } from "drizzle-orm";
import { members } from "#app/db/schema/member/member-tables.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { clearSecondFactor } from "#app/features/member/profile/credentials.server.ts";
import { setRole } from "#app/features/member/profile/member-store.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { endSessionsOf } from "#app/platform/session/session.server.ts";
import { afterReset } from "./reset-factor.server.ts";

type Wish = {
  readonly loginId: string;
  /** For an owner who has lost phone and recovery codes, and has no other owner to ask. */
  readonly resetsFactor: boolean;
};

export type OwnerOutcome = "made" | "reset" | "unchanged" | "unknown" | "banned";

/** By a command at the server: the shop itself cannot make the first owner. */
export async function makeOwner(
  { db, now }: Pick<Services, "db" | "now">,
  { loginId, resetsFactor }: Wish,
): Promise<OwnerOutcome> {
  const at = now();
  return db.transaction(async (tx): Promise<OwnerOutcome> => {
    // A closed account has no ID; one that is left over must not match.
    const [member] = await tx
      .select({
        id: members.id,
        role: members.role,
        bannedAt: members.bannedAt,
        totpSecret: members.totpSecret,
      })
      .from(members)
      .where(and(eq(members.loginId, loginId), isNull(members.withdrawnAt)))
      .for("update");
    if (!member) return "unknown";
    if (member.bannedAt) return "banned";
    const { id: memberId, role } = member;
    const isNew = role !== "owner";
    const isReset = resetsFactor && member.totpSecret !== null;
    if (isNew) {
      await setRole(tx, memberId, "owner");
      await endSessionsOf(tx, memberId);
      await writeAudit(tx, {
        by: null,
        action: "member.role",
        subject: { kind: "member", id: memberId },
        before: { role },
        after: { role: "owner" },
        at,
      });
    }
    if (isReset) {
      await clearSecondFactor(tx, memberId);
      await afterReset(tx, { by: null, memberId, reason: "npm run owner", at });
    }
    if (isNew) return "made";
    return isReset ? "reset" : "unchanged";
  });
}
