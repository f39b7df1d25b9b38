import { isUniqueViolation } from "#app/db/connection/database-away.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { isReservedLoginId } from "#app/domain/member/login/login-schema.ts";
import { passwordMistake } from "#app/domain/member/login/password-rules.ts";
import { setFirstPassword, setPassword } from "#app/features/member/profile/credentials.server.ts";
import { voidAttempts } from "#app/features/member/social/begin-attempt.server.ts";
import {
  dropIdentities,
  type LinkedIdentity,
} from "#app/features/member/social/drop-identities.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";
import { checkMemberPassword, hashPassword } from "#app/platform/session/password.server.ts";
import { endSessionsOf } from "#app/platform/session/session.server.ts";
import { voidLinks } from "./set-new-password.server.ts";

type Changing = Pick<Services, "db" | "now">;

type NewPassword = {
  readonly current: string;
  readonly password: string;
  readonly drop?: "yes" | undefined;
};

/** Every session but the one at hand ends with it, which the caller renews. Returns which providers were dropped. */
export async function changePassword(
  services: Changing,
  memberId: string,
  { current, password, drop }: NewPassword,
  sessionId?: string,
): Promise<readonly LinkedIdentity[]> {
  const verified = await checkMemberPassword(services, memberId, current, "current");
  const { loginId, passwordHash } = verified;
  // Without an ID the password opens nothing: the providers are the only way in.
  const drops = drop === "yes" && loginId !== null;
  const given = { loginId: loginId ?? "", password };
  return store(services, memberId, given, { drops, verifiedHash: passwordHash, sessionId });
}

/** For members from a provider: adds an ID and a password as a second login method. */
export async function createPassword(
  services: Changing,
  memberId: string,
  { loginId, password }: { readonly loginId: string; readonly password: string },
  sessionId?: string,
): Promise<void> {
  if (isReservedLoginId(loginId)) throw new FormError({ loginId: "auth.id_taken" });
  try {
    await store(services, memberId, { loginId, password }, { sessionId });
  } catch (cause) {
    throw isUniqueViolation(cause) ? new FormError({ loginId: "auth.id_taken" }) : cause;
  }
}

type Storing = {
  readonly drops?: boolean;
  /** The hash of the replaced password; none for a first one. */
  readonly verifiedHash?: string;
  readonly sessionId: string | undefined;
};

async function store(
  { db, now }: Changing,
  memberId: string,
  { loginId, password }: { readonly loginId: string; readonly password: string },
  { drops = false, verifiedHash, sessionId }: Storing,
): Promise<readonly LinkedIdentity[]> {
  const mistake = passwordMistake(password, loginId);
  if (mistake) throw new FormError({ password: mistake });
  const passwordHash = await hashPassword(password);
  const at = now();
  return db.transaction(async (tx) => {
    if (verifiedHash) {
      const isSet = await setPassword(tx, memberId, passwordHash, verifiedHash);
      if (!isSet) throw new FormError({ current: "auth.password_wrong" });
    } else if (!(await setFirstPassword(tx, memberId, { loginId, passwordHash }))) {
      throw new AppError("common.not_found");
    }
    await voidLinks(tx, memberId, at);
    await voidAttempts(tx, memberId);
    await endSessionsOf(tx, memberId, sessionId);
    await notifyMember(tx, memberId, {
      template: "password-changed",
      event: `password-changed:${memberId}:${at.getTime()}`,
      link: "/mypage/security",
    });
    return drops ? dropIdentities(tx, memberId, at) : [];
  });
}
