import { isUniqueViolation } from "#app/db/unique-violation.ts";
import { AppError } from "#app/domain/errors.ts";
import { isReservedLoginId } from "#app/domain/member/login/login-id.ts";
import { passwordMistake } from "#app/domain/member/login/password-rules.ts";
import { setFirstPassword, setPassword } from "#app/features/member/credentials.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import { dropIdentities } from "#app/features/social/drop-identities.server.ts";
import type { LinkedIdentity } from "#app/features/social/unlink-identities.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";
import { checkMemberPassword } from "#app/platform/session/check-password.server.ts";
import { hashPassword } from "#app/platform/session/password.server.ts";
import { endSessionsOf } from "#app/platform/session/session.server.ts";
import { voidLinks } from "./set-new-password.server.ts";

type Changing = Pick<Services, "db" | "now">;

type NewPassword = {
  readonly current: string;
  readonly password: string;
  readonly drop?: "yes" | undefined;
};

/** Every session ends with it; the caller opens a new one for the browser at hand. Returns which providers were dropped. */
export async function changePassword(
  services: Changing,
  memberId: string,
  { current, password, drop }: NewPassword,
): Promise<readonly LinkedIdentity[]> {
  const { loginId } = await checkMemberPassword(services, memberId, current, "current");
  // Without an ID the password opens nothing: the providers are the only way in.
  const drops = drop === "yes" && loginId !== null;
  return store(services, memberId, { loginId: loginId ?? "", password }, { drops });
}

/** For members from a provider: adds an ID and a password as a second login method. */
export async function createPassword(
  services: Changing,
  memberId: string,
  { loginId, password }: { readonly loginId: string; readonly password: string },
): Promise<void> {
  if (isReservedLoginId(loginId)) throw new FormError({ loginId: "auth.id_taken" });
  try {
    await store(services, memberId, { loginId, password }, { isFirst: true });
  } catch (cause) {
    throw isUniqueViolation(cause) ? new FormError({ loginId: "auth.id_taken" }) : cause;
  }
}

async function store(
  { db, now }: Changing,
  memberId: string,
  { loginId, password }: { readonly loginId: string; readonly password: string },
  { isFirst = false, drops = false }: { readonly isFirst?: boolean; readonly drops?: boolean },
): Promise<readonly LinkedIdentity[]> {
  const mistake = passwordMistake(password, loginId);
  if (mistake) throw new FormError({ password: mistake });
  const passwordHash = await hashPassword(password);
  const at = now();
  return db.transaction(async (tx) => {
    const isSet = isFirst
      ? await setFirstPassword(tx, memberId, { loginId, passwordHash })
      : await setPassword(tx, memberId, passwordHash);
    if (!isSet) throw new AppError("common.not_found");
    await voidLinks(tx, memberId, at);
    await endSessionsOf(tx, memberId);
    await notifyMember(tx, memberId, {
      template: "password-changed",
      event: `password-changed:${memberId}:${at.getTime()}`,
      link: "/mypage/security",
    });
    return drops ? dropIdentities(tx, memberId, at) : [];
  });
}
