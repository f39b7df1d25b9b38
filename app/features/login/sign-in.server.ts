import { and, eq, isNull } from "drizzle-orm";
import { members } from "#app/db/schema/member.ts";
import { AppError } from "#app/domain/errors.ts";
import type { LoginInput } from "#app/domain/member/login/login.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import type { Client } from "#app/platform/http/client.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { verifyPassword } from "#app/platform/session/password.server.ts";
import { type OpenedSession, openSession } from "./open-session.server.ts";

type Caller = Client & { readonly request?: Request };

/** Opens a session. Nobody learns from the answer, or from its time, which IDs exist. */
export async function signIn(
  services: Pick<Services, "db" | "now" | "site">,
  { loginId, password, stay }: LoginInput,
  { address, userAgent, request }: Caller,
): Promise<OpenedSession> {
  const { db } = services;
  const throttle = throttleOf(db);
  await throttle.take("login-address", address);
  await throttle.take("login-account", loginId);

  const [member] = await db
    .select({
      id: members.id,
      passwordHash: members.passwordHash,
      bannedAt: members.bannedAt,
    })
    .from(members)
    .where(and(eq(members.loginId, loginId), isNull(members.withdrawnAt)));
  const verified = await verifyPassword(password, member?.passwordHash ?? null);
  if (!member || !verified) throw new AppError("auth.login_failed");

  await throttle.clear("login-account", loginId);
  await throttle.giveBack("login-address", address);
  // The reason is shown only with the right password.
  if (member.bannedAt) throw new AppError("auth.banned");
  return openSession(services, member.id, {
    stay: stay === "yes",
    userAgent,
    ...(request ? { request } : {}),
  });
}
