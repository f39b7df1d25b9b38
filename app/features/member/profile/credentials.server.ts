import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { isStaff, ROLES } from "#app/domain/desk/role/role-rights.ts";

const STAFF = ROLES.filter(isStaff);

export async function setProvedEmail(
  tx: Database,
  memberId: string,
  { email, at }: { readonly email: string; readonly at: Date },
): Promise<void> {
  await tx.update(members).set({ email, emailVerifiedAt: at }).where(eq(members.id, memberId));
}

/** False where the member has left, or has another password than the verified one by now. */
export async function setPassword(
  tx: Database,
  memberId: string,
  passwordHash: string,
  verifiedHash?: string,
): Promise<boolean> {
  const isVerified = verifiedHash ? eq(members.passwordHash, verifiedHash) : undefined;
  const changed = await tx
    .update(members)
    .set({ passwordHash })
    .where(and(eq(members.id, memberId), isNull(members.withdrawnAt), isVerified))
    .returning({ id: members.id });
  return changed.length === 1;
}

/** For members without a password; false where they have one by now. */
export async function setFirstPassword(
  tx: Database,
  memberId: string,
  first: { readonly loginId: string; readonly passwordHash: string },
): Promise<boolean> {
  const changed = await tx
    .update(members)
    .set(first)
    .where(and(eq(members.id, memberId), isNull(members.withdrawnAt), isNull(members.passwordHash)))
    .returning({ id: members.id });
  return changed.length === 1;
}

/** For staff without a second factor; false for everybody else. */
export async function setSecondFactor(
  tx: Database,
  memberId: string,
  { sealedSecret, step }: { readonly sealedSecret: string; readonly step: number },
): Promise<boolean> {
  const changed = await tx
    .update(members)
    .set({ totpSecret: sealedSecret, totpUsedStep: String(step) })
    .where(and(eq(members.id, memberId), inArray(members.role, STAFF), isNull(members.totpSecret)))
    .returning({ id: members.id });
  return changed.length === 1;
}

/** False where there was none, or `onlyIf` is not met. */
export async function clearSecondFactor(
  tx: Database,
  memberId: string,
  onlyIf?: SQL,
): Promise<boolean> {
  const changed = await tx
    .update(members)
    .set({ totpSecret: null, totpUsedStep: null })
    .where(and(eq(members.id, memberId), isNotNull(members.totpSecret), onlyIf))
    .returning({ id: members.id });
  return changed.length === 1;
}

/** A code of the app is accepted once: false for a used step, or a secret that has changed meanwhile. */
export async function spendFactorStep(
  db: Database,
  memberId: string,
  { sealedSecret, step }: { readonly sealedSecret: string; readonly step: number },
): Promise<boolean> {
  const spent = await db
    .update(members)
    .set({ totpUsedStep: String(step) })
    .where(
      and(
        eq(members.id, memberId),
        eq(members.totpSecret, sealedSecret),
        or(isNull(members.totpUsedStep), lt(sql`${members.totpUsedStep}::bigint`, step)),
      ),
    )
    .returning({ id: members.id });
  return spent.length === 1;
}
