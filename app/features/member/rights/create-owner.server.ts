import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { passwordResets } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { hashOfLink, newPasswordPath } from "#app/features/member/account/reset-link.server.ts";
import { voidLinks } from "#app/features/member/account/set-new-password.server.ts";
import { addMember } from "#app/features/member/profile/member-store.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** Time enough to read the line on one screen and open it on another. */
const LINK_MS = 60 * 60_000;

export type CreatedOwner =
  | { readonly outcome: "created" | "again"; readonly path: string }
  | { readonly outcome: "taken" };

/**
 * The first owner of a shop that cannot send mail yet: an account without a password, and a link that sets one, once.
 * Run again it gives a new link until the password is set; an existing member's account is never taken.
 */
export async function createOwner(
  { db, now, secrets }: Pick<Services, "db" | "now" | "secrets">,
  loginId: string,
): Promise<CreatedOwner> {
  const at = now();
  return db.transaction(async (tx): Promise<CreatedOwner> => {
    const values = { loginId, name: loginId, role: "owner", createdAt: at } as const;
    const added = await addMember(tx, values);
    const id = added ?? (await waitingOwner(tx, loginId));
    if (!id) return { outcome: "taken" };
    if (added) {
      const subject = { kind: "member", id } as const;
      const after = { role: "owner" };
      await writeAudit(tx, { by: null, action: "member.role", subject, after, at });
    }
    await voidLinks(tx, id, at);
    const secret = randomBytes(32).toString("base64url");
    await tx.insert(passwordResets).values({
      tokenHash: hashOfLink({ secrets }, { secret, email: "" }),
      memberId: id,
      expiresAt: new Date(at.getTime() + LINK_MS),
    });
    return { outcome: added ? "created" : "again", path: newPasswordPath(id, secret) };
  });
}

/** An owner made by this command who has not set a password yet, and has no other way in. */
async function waitingOwner(tx: Database, loginId: string): Promise<string | undefined> {
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.loginId, loginId),
        eq(members.role, "owner"),
        isNull(members.passwordHash),
        isNull(members.email),
        isNull(members.bannedAt),
        isNull(members.withdrawnAt),
      ),
    )
    .for("update");
  return member?.id;
}
