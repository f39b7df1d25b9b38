import { randomInt } from "node:crypto";
import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deleteInBatches } from "#app/db/delete-in-batches.server.ts";
import { emailCodes } from "#app/db/schema/identity.ts";
import type { Locale } from "#app/domain/locale.ts";
import { EMAIL_CODE_MINUTES, EMAIL_CODE_TRIES } from "#app/domain/member/login/email.ts";
import { notifyAddress } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import type { Client } from "#app/platform/http/client.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";

type Proving = Pick<Services, "db" | "now" | "secrets">;

/** Mails six digits to an address, whether or not anybody knows it; a new code replaces the old one. */
export async function sendEmailCode(
  { db, now, secrets }: Proving,
  { email, locale }: { readonly email: string; readonly locale: Locale },
  { address }: Pick<Client, "address">,
): Promise<void> {
  await throttleOf(db).take("email-code-address", address);
  await throttleOf(db).take("email-code", email);

  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const at = now();
  const fresh = {
    codeHash: secrets.mark(`${email}:${code}`),
    triesLeft: EMAIL_CODE_TRIES,
    verifiedAt: null,
    expiresAt: new Date(at.getTime() + EMAIL_CODE_MINUTES * 60_000),
  };
  await db.transaction(async (tx) => {
    await tx
      .insert(emailCodes)
      .values({ email, ...fresh })
      .onConflictDoUpdate({ target: emailCodes.email, set: fresh });
    await notifyAddress(tx, email, locale, {
      template: "email-code",
      event: `email-code:${fresh.codeHash}:${at.getTime()}`,
      words: { code },
    });
  });
}

/** Whether the code is right. A wrong one costs a try, and that is never rolled back. */
export async function tryEmailCode(
  { db, now, secrets }: Proving,
  email: string,
  code: string,
): Promise<boolean> {
  const mark = secrets.mark(`${email}:${code}`);
  const isRight = sql`${emailCodes.codeHash} = ${mark}`;
  const [tried] = await db
    .update(emailCodes)
    .set({
      triesLeft: sql`case when ${isRight} then ${emailCodes.triesLeft} else ${emailCodes.triesLeft} - 1 end`,
      verifiedAt: sql`case when ${isRight} then ${now().toISOString()}::timestamptz else ${emailCodes.verifiedAt} end`,
    })
    .where(
      and(
        eq(emailCodes.email, email),
        gt(emailCodes.expiresAt, now()),
        gt(emailCodes.triesLeft, 0),
      ),
    )
    .returning({ codeHash: emailCodes.codeHash });
  return tried?.codeHash === mark;
}

/** Uses up the code, in the transaction of the change that needed it. */
export async function spendEmailProof(
  tx: Database,
  { secrets }: Pick<Services, "secrets">,
  email: string,
  code: string,
): Promise<boolean> {
  const used = await tx
    .delete(emailCodes)
    .where(
      and(
        eq(emailCodes.email, email),
        eq(emailCodes.codeHash, secrets.mark(`${email}:${code}`)),
        sql`${emailCodes.verifiedAt} is not null`,
      ),
    )
    .returning({ email: emailCodes.email });
  return used.length === 1;
}

export async function deleteEmailCode(tx: Database, email: string): Promise<void> {
  await tx.delete(emailCodes).where(eq(emailCodes.email, email));
}

export function sweepEmailCodes(db: Database, now: Date): Promise<number> {
  const where = lte(emailCodes.expiresAt, now);
  return deleteInBatches(db, emailCodes, { key: emailCodes.email, where });
}
