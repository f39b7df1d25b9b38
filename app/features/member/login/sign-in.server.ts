import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { LoginInput } from "#app/domain/member/login/login-schema.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import type { Client } from "#app/platform/http/client-address.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { knownDevice } from "#app/platform/session/known-device.server.ts";
import { verifyPassword } from "#app/platform/session/password.server.ts";
import { type OpenedSession, openSession } from "./open-session.server.ts";

type Caller = Client & {
  readonly request?: Request;
  /** The one member who may come in here; no session is opened for anybody else. */
  readonly only?: string;
};

/** Opens a session. Neither the answer nor its timing reveals which IDs exist. */
export async function signIn(
  services: Pick<Services, "db" | "now" | "site" | "secrets">,
  { loginId, password, stay }: LoginInput,
  { address, userAgent, request, only }: Caller,
): Promise<OpenedSession> {
  const { db } = services;
  const [member] = await db
    .select({
      id: members.id,
      passwordHash: members.passwordHash,
      at: sql`now()`.mapWith(members.createdAt),
    })
    .from(members)
    .where(and(eq(members.loginId, loginId), isNull(members.withdrawnAt)));
  const visit = request && { request, at: member?.at ?? new Date(0) };
  const device = visit && knownDevice(services, member, visit);
  const tries = device ? deviceTries(db, device) : strangerTries(db, { address, loginId });
  await tries.take();
  const verified = await verifyPassword(password, member?.passwordHash ?? null);
  if (!member?.passwordHash || !verified) throw new AppError("auth.login_failed");

  await tries.forget();
  if (only !== undefined && only !== member.id) throw new AppError("auth.other_account");
  return openSession(services, member.id, {
    stay: stay === "yes",
    userAgent,
    passwordHash: member.passwordHash,
    ...(request ? { request } : {}),
  });
}

/** A browser that the member has logged in with: what strangers try elsewhere does not lock it, nor is it forgiven. */
function deviceTries(db: Database, device: string) {
  const throttle = throttleOf(db);
  return {
    take: () => throttle.take("login-device", device),
    forget: () => throttle.clear("login-device", device),
  };
}

function strangerTries(
  db: Database,
  { address, loginId }: { readonly address: string; readonly loginId: string },
) {
  const throttle = throttleOf(db);
  return {
    take: async () => {
      await throttle.take("login-address", address);
      await throttle.take("login-account", loginId);
    },
    forget: async () => {
      await throttle.clear("login-account", loginId);
      await throttle.giveBack("login-address", address);
    },
  };
}
