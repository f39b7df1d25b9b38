import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { memberIdentities, sessions } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { isStaff } from "#app/domain/desk/role/role-rights.ts";
import { deviceName, isSameDevice } from "#app/domain/member/login/login-device.ts";
import { sessionLimits } from "#app/domain/member/login/session-end.ts";
import { HALF_OPEN_MINUTES } from "#app/domain/member/login/session-times.ts";
import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { deviceCookie } from "#app/platform/session/known-device.server.ts";
import {
  addSession,
  endSessionOfToken,
  type FactorAt,
  newToken,
  sessionCookie,
  tokenOf,
} from "#app/platform/session/session-store.server.ts";

export type SessionStart = {
  readonly stay?: boolean;
  readonly userAgent?: string;
  /** The request that signs in: its session is ended, because an attacker may have planted it. */
  readonly request?: Request;
  /** The second factor was given for it, or for the session that it follows. */
  readonly proved?: boolean;
  readonly factorAt?: FactorAt;
  /** It takes the place of the session of the request, which must still be open. */
  readonly follows?: boolean;
  /** What was verified: it opens nothing where the member has another password, or no such provider, by now. */
  readonly passwordHash?: string;
  readonly identity?: Identity;
};

export type Identity = { readonly provider: SocialProvider; readonly subject: string };

export type OpenedSession = {
  readonly cookie: string;
  /** Remembers that this member has logged in with this browser; none before the second factor. */
  readonly device: string | undefined;
  /** False: it opens nothing until the second factor is given at /login/second-factor. */
  readonly complete: boolean;
  /** The admin pages are closed to them until they have set up a second factor. */
  readonly lacksFactor: boolean;
};

const HALF_OPEN_MS = HALF_OPEN_MINUTES * 60_000;

type Opening = Pick<Services, "db" | "site" | "secrets">;

/** A new token for a member; closed accounts get none. */
export async function openSession(
  services: Opening,
  memberId: string,
  start: SessionStart = {},
): Promise<OpenedSession> {
  const { stay = false, userAgent = "", request, proved = false, factorAt = null } = start;
  const { db, site } = services;
  const token = newToken();
  const sent = request && tokenOf(request, site);
  return db.transaction(async (tx) => {
    const [member] = await tx
      .select({
        id: members.id,
        role: members.role,
        totpSecret: members.totpSecret,
        passwordHash: members.passwordHash,
        at: sql`now()`.mapWith(members.createdAt),
      })
      .from(members)
      .where(and(eq(members.id, memberId), isNull(members.withdrawnAt)))
      .for("share"); // a change of rights waits, and ends this session too, or is seen here
    if (!member) throw new AppError("auth.login_failed");
    await checkVerified(tx, member, start);
    const { complete, lacksFactor } = factorState(member, proved, site);
    const { absoluteMs } = sessionLimits(member.role, stay);

    await leaveSession(tx, sent, start);
    const isNew = complete && (await isNewDevice(tx, memberId, userAgent));
    const lastsMs = complete ? absoluteMs : HALF_OPEN_MS;
    const session = { token, memberId, complete, stay, userAgent, lastsMs, factorAt };
    const sessionId = await addSession(tx, session);
    if (isNew && sessionId) await warnOfNewDevice(tx, memberId, { sessionId, userAgent });
    const maxAgeS = stay && complete ? Math.floor(absoluteMs / 1000) : undefined;
    const device = complete ? rememberDevice(services, member, request) : undefined;
    return { cookie: sessionCookie(site, token, maxAgeS), device, complete, lacksFactor };
  });
}

/** What the browser is given with an answer that opens a session. */
export function openedHeaders({ cookie, device }: Pick<OpenedSession, "cookie" | "device">) {
  const headers = new Headers({ "set-cookie": cookie });
  if (device) headers.append("set-cookie", device);
  return headers;
}

type Owner = Pick<typeof members.$inferSelect, "id" | "passwordHash">;

async function checkVerified(
  tx: Database,
  member: Owner,
  { passwordHash, identity }: SessionStart,
): Promise<void> {
  if (passwordHash !== undefined && passwordHash !== member.passwordHash) {
    throw new AppError("auth.login_failed");
  }
  if (!identity) return;
  const linked = and(
    eq(memberIdentities.provider, identity.provider),
    eq(memberIdentities.subject, identity.subject),
    eq(memberIdentities.memberId, member.id),
  );
  if ((await tx.$count(memberIdentities, linked)) === 0) throw new AppError("auth.social_refused");
}

async function leaveSession(
  tx: Database,
  token: string | undefined,
  { follows }: SessionStart,
): Promise<void> {
  const wasOpen = token !== undefined && (await endSessionOfToken(tx, token));
  if (follows && !wasOpen) throw new AppError("auth.login_required");
}

type Member = Pick<typeof members.$inferSelect, "role" | "totpSecret">;

/** Staff who have a second factor give it before the session opens anything. */
function factorState({ role, totpSecret }: Member, proved: boolean, site: Opening["site"]) {
  const isNeeded = site.staffSecondFactor === "required" && isStaff(role);
  return {
    complete: proved || !(isStaff(role) && totpSecret !== null),
    lacksFactor: isNeeded && totpSecret === null,
  };
}

type Remembered = Owner & { readonly at: Date };

function rememberDevice(services: Opening, member: Remembered, request: Request | undefined) {
  return request && deviceCookie(services, member, { request, at: member.at });
}

async function warnOfNewDevice(
  tx: Database,
  memberId: string,
  { sessionId, userAgent }: { readonly sessionId: string; readonly userAgent: string },
): Promise<void> {
  await notifyMember(tx, memberId, {
    template: "new-device",
    event: `new-device:${sessionId}`,
    words: { device: deviceName(userAgent) || userAgent.slice(0, 60) || "?" },
    link: "/mypage/security",
  });
}

/** Not on the first device of all: a new member needs no warning. */
async function isNewDevice(db: Database, memberId: string, userAgent: string): Promise<boolean> {
  const known = await db
    .selectDistinct({ userAgent: sessions.userAgent })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), eq(sessions.complete, true)));
  return known.length > 0 && !known.some((each) => isSameDevice(each.userAgent, userAgent));
}
