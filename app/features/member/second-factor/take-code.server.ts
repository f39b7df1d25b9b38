import { eq } from "drizzle-orm";
import { members } from "#app/db/schema/member/member-tables.ts";
import { spendFactorStep } from "#app/features/member/profile/credentials.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { countRecoveryCodes, spendRecoveryCode } from "./recovery-codes.server.ts";
import { stepOfCode } from "./totp.server.ts";

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
