import { and, eq, isNotNull } from "drizzle-orm";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { FactorProof } from "#app/domain/member/login/account-forms.ts";
import { clearSecondFactor } from "#app/features/member/profile/credentials.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";
import { checkMemberPassword } from "#app/platform/session/password.server.ts";
import { endSessionsOf } from "#app/platform/session/session.server.ts";
import { deleteRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.server.ts";
import { takeCode } from "./take-code.server.ts";

type Changing = Pick<Services, "db" | "now" | "secrets">;

/** Ten new codes, shown once; the old ones become invalid. */
export async function renewRecoveryCodes(
  services: Changing,
  memberId: string,
  proof: FactorProof,
): Promise<string[]> {
  await prove(services, memberId, proof);
  const at = services.now();
  return services.db.transaction(async (tx) => {
    // Locked: of two concurrent requests, only one list of codes may remain.
    const [member] = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.id, memberId), isNotNull(members.totpSecret)))
      .for("update");
    if (!member) throw new AppError("common.not_found");
    const codes = await replaceRecoveryCodes(tx, services, memberId);
    await notifyMember(tx, memberId, {
      template: "recovery-codes-new",
      event: `recovery-codes-new:${memberId}:${at.getTime()}`,
      link: "/mypage/security",
    });
    return codes;
  });
}

/** Every session but the one at hand ends with it. */
export async function removeSecondFactor(
  services: Changing,
  memberId: string,
  proof: FactorProof,
  sessionId?: string,
): Promise<void> {
  await prove(services, memberId, proof);
  const at = services.now();
  await services.db.transaction(async (tx) => {
    if (!(await clearSecondFactor(tx, memberId))) throw new AppError("common.not_found");
    await deleteRecoveryCodes(tx, memberId);
    await endSessionsOf(tx, memberId, sessionId);
    await notifyMember(tx, memberId, {
      template: "factor-off",
      event: `factor-off:${memberId}:${at.getTime()}`,
      link: "/mypage/security",
    });
  });
}

async function prove(
  services: Changing,
  memberId: string,
  { factorPassword, code }: FactorProof,
): Promise<void> {
  await checkMemberPassword(services, memberId, factorPassword, "factorPassword");
  if (!(await takeCode(services, { memberId, code }))) {
    throw new FormError({ code: "auth.second_factor_wrong" });
  }
}
