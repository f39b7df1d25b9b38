import { and, eq, gt, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import { createContext, type RouterContextProvider } from "react-router";
import type { Database } from "#app/db/client.server.ts";
import { isDatabaseAway } from "#app/db/connection/database-away.ts";
import { sessions } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { Role } from "#app/domain/desk/role/role-rights.ts";
import { isAlive } from "#app/domain/member/login/session-end.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { hashOf, sessionCookie, tokenOf } from "./session-store.server.ts";

export type Member = {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly locale: Locale;
  /** Keeps what was paid, and can do nothing new. */
  readonly isBanned: boolean;
};

/** The database's clock alone says how old a session is: every instance has another, and any of them may jump. */
const NOW = sql`now()`;
/** Updated at most once a minute, so that reading a page does not write to the database each time. */
const SEEN_EVERY_MS = 60_000;

/** Read only by pages that need it: public pages are rendered without the session. */
export const memberContext = createContext<() => Promise<Member | null>>(async () => null);

export function memberOf(context: Readonly<RouterContextProvider>): Promise<Member | null> {
  return context.get(memberContext)();
}

/**
 * For actions: a visitor gets `auth.login_required`, and the form stays filled in. Banned members are refused, too:
 * nothing new can be bought or posted, and the desk changes and cancels for them.
 */
export async function requireMember(context: Readonly<RouterContextProvider>): Promise<Member> {
  const member = await requireAnyMember(context);
  if (member.isBanned) throw new AppError("auth.banned");
  return member;
}

/** For actions that a visitor may begin: they ask for the login where it is needed. */
export async function activeMemberOf(
  context: Readonly<RouterContextProvider>,
): Promise<Member | null> {
  const member = await memberOf(context);
  if (member?.isBanned) throw new AppError("auth.banned");
  return member;
}

/** For pages behind the login, and for the few actions that banned members keep: their account, and asking the desk. */
export async function requireAnyMember(context: Readonly<RouterContextProvider>): Promise<Member> {
  const member = await memberOf(context);
  if (!member) throw new AppError("auth.login_required");
  return member;
}

/** Reads the session at most once per request, and only when needed; such an answer must not be cached. */
export function memberReader(services: Services, request: Request) {
  let reading: Promise<Member | null> | undefined;
  return {
    read: () => {
      reading ??= readMember(services, request);
      return reading;
    },
    wasAsked: () => reading !== undefined,
  };
}

type Reading = Pick<Services, "db" | "site">;

export type CurrentSession = {
  readonly id: string;
  readonly memberId: string;
  readonly stay: boolean;
  readonly hasFactor: boolean;
  readonly factorAt: Date | null;
  /** Now, by the database. */
  readonly at: Date;
};

/** Which of a member's sessions this is. */
export async function currentSession(
  services: Reading,
  request: Request,
): Promise<CurrentSession | null> {
  const session = await findSession(services, request);
  return session?.complete ? session : null;
}

/** Between the password and the second factor: good for nothing but giving that. */
export async function halfOpenSession(
  services: Reading,
  request: Request,
): Promise<CurrentSession | null> {
  const session = await findSession(services, request);
  return session && !session.complete ? session : null;
}

/** Ends the session on the server and in the browser. */
export async function endSession({ db, site }: Reading, request: Request): Promise<string> {
  const token = tokenOf(request, site);
  if (token) {
    await db
      .update(sessions)
      .set({ expiresAt: NOW })
      .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, NOW)));
  }
  return sessionCookie(site, "", 0);
}

/**
 * Ends what a member has open, except one: whenever a password, a role or another right changes. The rows stay: they
 * remember which devices are known.
 */
export async function endSessionsOf(
  db: Database,
  memberId: string,
  exceptId?: string,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ expiresAt: NOW })
    .where(
      and(
        eq(sessions.memberId, memberId),
        gt(sessions.expiresAt, NOW),
        exceptId ? ne(sessions.id, exceptId) : undefined,
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}

async function readMember(services: Services, request: Request): Promise<Member | null> {
  const session = await findSession(services, request);
  if (!session?.complete) return null;
  await touch(services.db, session).catch((cause: unknown) => {
    // A read-only database can still identify the session.
    if (!isDatabaseAway(cause)) throw cause;
  });
  const { memberId, name, locale, isBanned } = session;
  // Banned staff are members: the desk is closed to them.
  return { id: memberId, name, role: isBanned ? "member" : session.role, locale, isBanned };
}

async function findSession({ db, site }: Reading, request: Request) {
  const token = tokenOf(request, site);
  if (!token) return null;
  const [session] = await db
    .select({
      id: sessions.id,
      complete: sessions.complete,
      stay: sessions.stay,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      factorAt: sessions.factorAt,
      hasFactor: sql<boolean>`${isNotNull(members.totpSecret)}`,
      at: NOW.mapWith(sessions.seenAt),
      memberId: members.id,
      name: members.name,
      role: members.role,
      locale: members.locale,
      isBanned: sql<boolean>`${isNotNull(members.bannedAt)}`,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.tokenHash, hashOf(token)),
        gt(sessions.expiresAt, NOW),
        isNull(members.withdrawnAt),
      ),
    );
  return session && isAlive(session, session.at) ? session : null;
}

type Seen = { readonly id: string; readonly seenAt: Date; readonly at: Date };

async function touch(db: Database, { id, seenAt, at }: Seen): Promise<void> {
  const before = new Date(at.getTime() - SEEN_EVERY_MS);
  if (seenAt > before) return;
  await db
    .update(sessions)
    .set({ seenAt: NOW })
    .where(and(eq(sessions.id, id), lt(sessions.seenAt, before)));
}
