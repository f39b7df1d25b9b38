import { eq } from "drizzle-orm";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { verifyPassword } from "./password.server.ts";

/**
 * Protects against a stranger at an open browser. `field` is where the form shows the error. Answers with the verified
 * hash: what is changed by it must find it unchanged.
 */
export async function checkMemberPassword(
  { db }: Pick<Services, "db">,
  memberId: string,
  password: string,
  field: string,
): Promise<{ readonly loginId: string | null; readonly passwordHash: string }> {
  await throttleOf(db).take("own-password", memberId);
  const [member] = await db
    .select({ loginId: members.loginId, passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.id, memberId));
  const isRight = await verifyPassword(password, member?.passwordHash ?? null);
  if (!isRight || !member?.passwordHash) {
    throw new FormError({ [field]: "auth.password_wrong" });
  }
  await throttleOf(db).clear("own-password", memberId);
  return { loginId: member.loginId, passwordHash: member.passwordHash };
}
