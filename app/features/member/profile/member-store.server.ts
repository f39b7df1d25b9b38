import { and, eq, isNull, notExists, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { Role } from "#app/domain/desk/role/role-rights.ts";
import { CLOSED_ACCOUNT_NAME } from "#app/domain/privacy/account-closure.ts";

const others = alias(members, "others");

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

type Guest = Pick<typeof members.$inferInsert, "name" | "email" | "phone" | "locale" | "createdAt">;

/** Writes a customer without account down, or finds the one with the same address. */
export async function addGuest(tx: Database, guest: Guest): Promise<string> {
  await tx
    .insert(members)
    .values({ ...guest, isGuest: true })
    .onConflictDoNothing();
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.isGuest, true), eq(members.email, guest.email ?? "")));
  if (!member) throw new Error("no customer was written");
  return member.id;
}

/**
 * Makes the customer without account who has this proved address the new member, with the trips the desk sold. Answers
 * with the id; undefined where there is none, or where the login ID is taken.
 */
export async function joinGuest(
  tx: Database,
  values: typeof members.$inferInsert & { readonly email: string },
): Promise<string | undefined> {
  const [member] = await tx
    .update(members)
    .set({ ...values, isGuest: false })
    .where(
      and(
        eq(members.isGuest, true),
        eq(members.email, values.email),
        isNull(members.bannedAt),
        isNull(members.withdrawnAt),
        notExists(
          tx
            .select({ id: others.id })
            .from(others)
            .where(eq(others.loginId, values.loginId ?? "")),
        ),
      ),
    )
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
