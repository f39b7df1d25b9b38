import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member.ts";
import { CLOSED_ACCOUNT_NAME } from "#app/domain/member/account-closure.ts";
import type { Role } from "#app/domain/role.ts";

/** Answers with the new member's id; undefined where the login ID is taken. */
export async function addMember(
  tx: Database,
  values: typeof members.$inferInsert,
): Promise<string | undefined> {
  const [member] = await tx
    .insert(members)
    .values(values)
    .onConflictDoNothing({ target: members.loginId })
    .returning({ id: members.id });
  return member?.id;
}

export async function setRole(tx: Database, memberId: string, role: Role): Promise<void> {
  await tx.update(members).set({ role }).where(eq(members.id, memberId));
}

export async function setBannedAt(
  tx: Database,
  memberId: string,
  bannedAt: Date | null,
): Promise<void> {
  await tx.update(members).set({ bannedAt }).where(eq(members.id, memberId));
}

/** Removes everything that says who the member was; false where they may not leave, or have left. */
export async function anonymiseMember(
  tx: Database,
  memberId: string,
  { at, onlyIf }: { readonly at: Date; readonly onlyIf: SQL },
): Promise<boolean> {
  const anonymous = await tx
    .update(members)
    .set({
      loginId: null,
      passwordHash: null,
      name: CLOSED_ACCOUNT_NAME,
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
    .where(and(eq(members.id, memberId), isNull(members.withdrawnAt), onlyIf))
    .returning({ id: members.id });
  return anonymous.length === 1;
}
