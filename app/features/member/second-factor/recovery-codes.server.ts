import { randomInt } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { recoveryCodes } from "#app/db/schema/member/identity-tables.ts";
import type { Services } from "#app/platform/env/services.server.ts";

const COUNT = 10;
/** Without what is mistaken for something else when written by hand: 0 o, 1 l i. */
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";

type Marking = Pick<Services, "secrets">;

/** Replaces the codes by ten new ones; shown once, stored as hashes. */
export async function replaceRecoveryCodes(
  tx: Database,
  services: Marking,
  memberId: string,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await deleteRecoveryCodes(tx, memberId);
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ memberId, codeHash: markOf(services, memberId, code) })));
  return codes;
}

export async function deleteRecoveryCodes(tx: Database, memberId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
}

/** The number of unused codes. */
export function countRecoveryCodes(db: Database, memberId: string): Promise<number> {
  return db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.memberId, memberId), isNull(recoveryCodes.usedAt)),
  );
}

/** Each is accepted once. */
export async function spendRecoveryCode(
  db: Database,
  services: Marking,
  { memberId, code, now }: { readonly memberId: string; readonly code: string; readonly now: Date },
): Promise<boolean> {
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.memberId, memberId),
        eq(recoveryCodes.codeHash, markOf(services, memberId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ memberId: recoveryCodes.memberId });
  return spent.length === 1;
}

function newCode(): string {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]);
  return `${letters.slice(0, 5).join("")}-${letters.slice(5).join("")}`;
}

function markOf({ secrets }: Marking, memberId: string, code: string): string {
  return secrets.mark(`recovery:${memberId}:${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`);
}
