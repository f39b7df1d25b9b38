import { randomInt } from "node:crypto";
import { and, eq, gt, lte, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deleteInBatches } from "#app/db/query/delete-in-batches.server.ts";
import { emailCodes } from "#app/db/schema/member/identity-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import {
  EMAIL_CODE_KEPT_MINUTES,
  EMAIL_CODE_TRIES,
  EMAIL_CODE_TRIES_OF_ALL,
} from "#app/domain/member/login/email.ts";
import { EMAIL_CODE_MINUTES } from "#app/domain/member/login/session-times.ts";
import { notifyAddress } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import type { Client } from "#app/platform/http/client-address.server.ts";
import { networkOf, Throttled, throttleOf } from "#app/platform/http/throttle.server.ts";

type Proving = Pick<Services, "db" | "now" | "secrets">;
type CodeRequest = { readonly email: string; readonly locale: Locale };

/**
 * Mails six digits to an address, whether or not a member has it; a new code replaces the old one. While the last code
 * may still be in transit nothing is sent or counted, so that a second request, even by a stranger, does not void what
 * the owner is about to type.
 */
export async function sendEmailCode(
  services: Proving,
  { email, locale }: CodeRequest,
  { address }: Pick<Client, "address">,
): Promise<void> {
  const throttle = throttleOf(services.db);
  await throttle.take("email-code-address", address);
  // By the pair: a stranger who requests codes for an address shuts out only themselves.
  const asker = `${networkOf(address)} ${email}`;
  await throttle.take("email-code", asker);
  await throttle.take("email-code-mailbox", email);
  if (await mailCode(services, { email, locale })) return;
  await throttle.giveBack("email-code", asker);
  await throttle.giveBack("email-code-mailbox", email);
}

async function mailCode(
  { db, now, secrets }: Proving,
  { email, locale }: CodeRequest,
): Promise<boolean> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const at = now();
  const fresh = {
    codeHash: secrets.mark(`${email}:${code}`),
    triesLeft: EMAIL_CODE_TRIES_OF_ALL,
    verifiedAt: null,
    expiresAt: minutesAfter(at, EMAIL_CODE_MINUTES),
  };
  return db.transaction(async (tx) => {
    const made = await tx
      .insert(emailCodes)
      .values({ email, ...fresh })
      .onConflictDoUpdate({ target: emailCodes.email, set: fresh, setWhere: mayBeReplaced(at) })
      .returning({ email: emailCodes.email });
    if (made.length === 0) return false;
    await notifyAddress(tx, email, locale, {
      template: "email-code",
      event: `email-code:${fresh.codeHash}:${at.getTime()}`,
      words: { code },
    });
    return true;
  });
}

/** A young code may also be replaced once its tries are used up: the owner may be the one asking again. */
function mayBeReplaced(at: Date) {
  const isOld = lte(
    emailCodes.expiresAt,
    minutesAfter(at, EMAIL_CODE_MINUTES - EMAIL_CODE_KEPT_MINUTES),
  );
  return or(isOld, lte(emailCodes.triesLeft, EMAIL_CODE_TRIES_OF_ALL - EMAIL_CODE_TRIES));
}

function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000);
}

type CodeTry = {
  readonly email: string;
  readonly code: string;
  /** The address or the member that it comes from. */
  readonly by: string;
};

/** Whether the code is right. A wrong one costs a try, and that is never rolled back. */
export async function tryEmailCode(
  { db, now, secrets }: Proving,
  { email, code, by }: CodeTry,
): Promise<boolean> {
  const [mailed] = await db
    .select({ codeHash: emailCodes.codeHash })
    .from(emailCodes)
    .where(eq(emailCodes.email, email));
  if (!mailed) return false;
  const own = `${networkOf(by)} ${mailed.codeHash}`;
  if (!(await hasTryLeft(db, own))) return false;

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
  if (tried?.codeHash !== mark) return false;
  await throttleOf(db).giveBack("email-code-try", own);
  return true;
}

/** Counted apart for everybody who tries, so that a stranger does not use up the owner's. */
async function hasTryLeft(db: Database, own: string): Promise<boolean> {
  try {
    await throttleOf(db).take("email-code-try", own);
    return true;
  } catch (cause) {
    if (cause instanceof Throttled) return false;
    throw cause;
  }
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
