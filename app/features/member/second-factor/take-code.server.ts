import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { members } from "#app/db/schema/member/member-tables.ts";
import { BRAND } from "#app/domain/company/brand.ts";
import { spendFactorStep } from "#app/features/member/profile/credentials.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { countRecoveryCodes, spendRecoveryCode } from "./recovery-codes.server.ts";

type Taking = Pick<Services, "db" | "now" | "secrets">;
type Given = { readonly memberId: string; readonly code: string };

/** Takes six digits of the app or a recovery code, each of them once; guesses are counted. */
export async function takeCode(services: Taking, given: Given): Promise<boolean> {
  const throttle = throttleOf(services.db);
  await throttle.take("second-factor", given.memberId);
  const code = given.code.replace(/\s/g, "");
  const spend = /^\d{6}$/.test(code) ? spendAppCode : spendListedCode;
  const isRight = await spend(services, { ...given, code });
  if (isRight) await throttle.clear("second-factor", given.memberId);
  return isRight;
}

async function spendAppCode(
  { db, now, secrets }: Taking,
  { memberId, code }: Given,
): Promise<boolean> {
  const [member] = await db
    .select({ totpSecret: members.totpSecret })
    .from(members)
    .where(eq(members.id, memberId));
  if (!member?.totpSecret) return false;
  const step = stepOfCode(secrets.open(member.totpSecret), code, now());
  if (step === undefined) return false;
  return spendFactorStep(db, memberId, { sealedSecret: member.totpSecret, step });
}

/** The member is notified, with the number of codes left: a thief may have found the list. */
async function spendListedCode(services: Taking, { memberId, code }: Given): Promise<boolean> {
  const now = services.now();
  return services.db.transaction(async (tx) => {
    if (!(await spendRecoveryCode(tx, services, { memberId, code, now }))) return false;
    const left = await countRecoveryCodes(tx, memberId);
    await notifyMember(tx, memberId, {
      template: "recovery-code-used",
      event: `recovery-code-used:${memberId}:${now.getTime()}:${left}`,
      words: { left },
      link: "/mypage/security",
    });
    return true;
  });
}

const PERIOD_S = 30;

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address in the square that an authenticator app reads. */
export function totpAddress(secret: string, account: string): string {
  return totp(secret, account).toString();
}

/** The time step a code belongs to, one before and one after now included: clocks differ. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totp(secret, "").validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}

function totp(secret: string, account: string): TOTP {
  return new TOTP({
    issuer: BRAND.name,
    label: account || "staff",
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD_S,
  });
}
