import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { sessions } from "#app/db/schema/identity.ts";
import { members } from "#app/db/schema/member.ts";
import { AppError } from "#app/domain/errors.ts";
import { deviceName, isSameDevice } from "#app/domain/member/login/device.ts";
import { sessionLimits } from "#app/domain/member/login/session-limits.ts";
import { isStaff } from "#app/domain/role.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { newToken, sessionCookie, tokenOf } from "#app/platform/session/session-cookie.server.ts";
import { addSession, endSessionOfToken } from "#app/platform/session/session-store.server.ts";

export type SessionStart = {
  readonly stay?: boolean;
  readonly userAgent?: string;
  /** What signs in: the session it came with is ended, since somebody else may have planted it. */
  readonly request?: Request;
  /** The second factor was just given. */
  readonly proved?: boolean;
};

export type OpenedSession = {
  readonly cookie: string;
  /** False: it opens nothing until the second factor is given at /login/second-factor. */
  readonly complete: boolean;
  /** The admin pages are closed to them until they have set up a second factor. */
  readonly lacksFactor: boolean;
};

const HALF_OPEN_MS = 10 * 60_000;

type Opening = Pick<Services, "db" | "site">;

/** A new token for a member; banned members and closed accounts get none. */
export async function openSession(
  { db, site }: Opening,
  memberId: string,
  { stay = false, userAgent = "", request, proved = false }: SessionStart = {},
): Promise<OpenedSession> {
  const token = newToken();
  const sent = request && tokenOf(request, site);
  return db.transaction(async (tx) => {
    const [member] = await tx
      .select({ role: members.role, totpSecret: members.totpSecret })
      .from(members)
      .where(and(eq(members.id, memberId), isNull(members.bannedAt), isNull(members.withdrawnAt)));
    if (!member) throw new AppError("auth.login_failed");
    const { complete, lacksFactor } = factorState(member, proved, site);
    const { absoluteMs } = sessionLimits(member.role, stay);

    if (sent) {
      await endSessionOfToken(tx, sent);
    }
    const isNew = complete && (await isNewDevice(tx, memberId, userAgent));
    const lastsMs = complete ? absoluteMs : HALF_OPEN_MS;
    const sessionId = await addSession(tx, { token, memberId, complete, stay, userAgent, lastsMs });
    if (isNew && sessionId) await warnOfNewDevice(tx, memberId, { sessionId, userAgent });
    const maxAgeS = stay && complete ? Math.floor(absoluteMs / 1000) : undefined;
    return { cookie: sessionCookie(site, token, maxAgeS), complete, lacksFactor };
  });
}

/** As `openSession`, for callers that need only the cookie. */
export async function startSession(
  services: Opening,
  memberId: string,
  how: SessionStart = {},
): Promise<string> {
  return (await openSession(services, memberId, how)).cookie;
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

/** Not on the first device of all: somebody who has just joined needs no warning. */
async function isNewDevice(db: Database, memberId: string, userAgent: string): Promise<boolean> {
  const known = await db
    .selectDistinct({ userAgent: sessions.userAgent })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), eq(sessions.complete, true)));
  return known.length > 0 && !known.some((each) => isSameDevice(each.userAgent, userAgent));
}
