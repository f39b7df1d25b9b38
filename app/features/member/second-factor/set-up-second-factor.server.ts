import { and, eq, inArray } from "drizzle-orm";
import { toString as drawSquare } from "qrcode";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { isStaff, ROLES } from "#app/domain/desk/role/role-rights.ts";
import { setSecondFactor } from "#app/features/member/profile/credentials.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";
import { checkMemberPassword } from "#app/platform/session/password.server.ts";
import { endSessionsOf } from "#app/platform/session/session.server.ts";
import { replaceRecoveryCodes } from "./recovery-codes.server.ts";
import { newTotpSecret, stepOfCode, totpAddress } from "./take-code.server.ts";

type Setting = Pick<Services, "db" | "now" | "secrets">;

export type SecondFactorSetup = {
  /** The square to be read by an authenticator app, and the same as text. */
  readonly picture: string;
  readonly secret: string;
  /** Sent back with the first code: sealed by us, for this member, for a short time. */
  readonly sealed: string;
};

const OFFER_MS = 15 * 60_000;
const STAFF = ROLES.filter(isStaff);

export async function startSecondFactorSetup(
  services: Setting,
  memberId: string,
  password: string,
): Promise<SecondFactorSetup> {
  const { loginId } = await checkMemberPassword(services, memberId, password, "factorPassword");
  const secret = newTotpSecret();
  const until = services.now().getTime() + OFFER_MS;
  const svg = await drawSquare(totpAddress(secret, loginId ?? memberId), {
    type: "svg",
    margin: 2,
  });
  return {
    secret,
    picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
    sealed: services.secrets.seal(JSON.stringify({ memberId, secret, until })),
  };
}

/** The first code proves that the app has the secret. Every session but the one at hand ends; answers with the recovery codes. */
export async function confirmSecondFactor(
  services: Setting,
  memberId: string,
  { sealed, code }: { readonly sealed: string; readonly code: string },
  sessionId?: string,
): Promise<string[]> {
  const { db, now, secrets } = services;
  const at = now();
  const secret = readOffer(services, memberId, sealed);
  const step = secret === undefined ? undefined : stepOfCode(secret, code, at);
  if (secret === undefined || step === undefined) {
    throw new FormError({ code: "auth.second_factor_wrong" });
  }
  return db.transaction(async (tx) => {
    const factor = { sealedSecret: secrets.seal(secret), step };
    if (!(await setSecondFactor(tx, memberId, factor))) throw await refusalOf(tx, memberId);
    await endSessionsOf(tx, memberId, sessionId);
    await notifyMember(tx, memberId, {
      template: "factor-on",
      event: `factor-on:${memberId}:${at.getTime()}`,
      link: "/mypage/security",
    });
    return replaceRecoveryCodes(tx, services, memberId);
  });
}

/** A second factor that is on cannot be replaced without its code. */
async function refusalOf(tx: Database, memberId: string): Promise<AppError> {
  const staff = and(eq(members.id, memberId), inArray(members.role, STAFF));
  const count = await tx.$count(members, staff);
  return new AppError(count > 0 ? "auth.second_factor_on" : "common.not_found");
}

function readOffer({ secrets, now }: Setting, memberId: string, sealed: string) {
  try {
    const setup = JSON.parse(secrets.open(sealed)) as Record<string, unknown>;
    const isGood = setup.memberId === memberId && Number(setup.until) > now().getTime();
    return isGood ? String(setup.secret) : undefined;
  } catch {
    // Not ours, or not whole any more.
    return undefined;
  }
}
