import { eq } from "drizzle-orm";
import { members } from "#app/db/schema/member.ts";
import type { LoginInput } from "#app/domain/account/login.ts";
import { AppError } from "#app/domain/errors.ts";
import { verifyPassword } from "#app/platform/password.server.ts";
import type { Services } from "#app/platform/services.server.ts";
import { startSession } from "#app/platform/session.server.ts";

/** Answers with the cookie of a new session. Nobody learns from the answer, or from its time, which IDs exist. */
export async function signIn(
  services: Pick<Services, "db" | "now" | "site">,
  { loginId, password }: LoginInput,
): Promise<string> {
  const [member] = await services.db
    .select({ id: members.id, passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.loginId, loginId));
  const verified = await verifyPassword(password, member?.passwordHash ?? null);
  if (!member || !verified) throw new AppError("auth.login_failed");
  return startSession(services, member.id);
}
