import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { isReservedLoginId, loginIdSchema } from "#app/domain/member/login/login-schema.ts";
import { fieldErrors } from "#app/platform/http/form.ts";

export type LoginIdAnswer = { readonly free: boolean; readonly error?: ErrorCode };

/** Whether an ID is free and allowed, and if not, why. */
export async function findLoginIdAnswer(db: Database, text: string): Promise<LoginIdAnswer> {
  const parsed = loginIdSchema.safeParse(text);
  if (!parsed.success) {
    return { free: false, error: fieldErrors(parsed.error).form ?? "auth.id_format" };
  }
  const isTaken =
    isReservedLoginId(parsed.data) || (await db.$count(members, eq(members.loginId, parsed.data)));
  return isTaken ? { free: false, error: "auth.id_taken" } : { free: true };
}

/** How a member signs in; the secrets themselves stay here. */
export async function findLoginMethods(db: Database, memberId: string) {
  const [member] = await db
    .select({
      loginId: members.loginId,
      passwordHash: members.passwordHash,
      totpSecret: members.totpSecret,
    })
    .from(members)
    .where(eq(members.id, memberId));
  if (!member) return undefined;
  return {
    loginId: member.loginId,
    hasPassword: member.passwordHash !== null,
    hasSecondFactor: member.totpSecret !== null,
  };
}
