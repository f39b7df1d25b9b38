import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { createContext, type RouterContextProvider } from "react-router";
import type { Database } from "#app/db/client.server.ts";
import { members, sessions } from "#app/db/schema/member.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Role } from "#app/domain/role.ts";
import type { Services, Site } from "./services.server.ts";

export type Member = {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly locale: Locale;
};

const SESSION_DAYS = 14;

/** Asked only by pages that need it: what is public is rendered without looking at the visitor. */
export const memberContext = createContext<() => Promise<Member | null>>(async () => null);

export function memberOf(context: Readonly<RouterContextProvider>): Promise<Member | null> {
  return context.get(memberContext)();
}

/** In an action: a visitor is told that logging in is required, and keeps what they typed. */
export async function requireMember(context: Readonly<RouterContextProvider>): Promise<Member> {
  const member = await memberOf(context);
  if (!member) throw new AppError("auth.login_required");
  return member;
}

/** Reads the session at most once per request, and only when somebody asks; then nobody may keep the answer. */
export function memberReader({ db, now, site }: Services, request: Request) {
  let reading: Promise<Member | null> | undefined;
  return {
    read: () => {
      reading ??= findMember(db, tokenOf(request, site), now());
      return reading;
    },
    wasAsked: () => reading !== undefined,
  };
}

export async function startSession(
  { db, now, site }: Pick<Services, "db" | "now" | "site">,
  memberId: string,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now().getTime() + SESSION_DAYS * 86_400_000);
  await db.insert(sessions).values({ tokenHash: hashOf(token), memberId, expiresAt });
  return cookie(site, token, SESSION_DAYS * 86_400);
}

/** Ends the session on the server and in the browser. */
export async function endSession({ db, site }: Services, request: Request): Promise<string> {
  const token = tokenOf(request, site);
  if (token) await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
  return cookie(site, "", 0);
}

async function findMember(
  db: Database,
  token: string | undefined,
  now: Date,
): Promise<Member | null> {
  if (!token) return null;
  const [member] = await db
    .select({ id: members.id, name: members.name, role: members.role, locale: members.locale })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, now)));
  return member ?? null;
}

function tokenOf(request: Request, site: Site): string | undefined {
  const cookies = request.headers.get("cookie") ?? "";
  const found = cookies.split(/;\s*/).find((pair) => pair.startsWith(`${cookieName(site)}=`));
  return found?.slice(cookieName(site).length + 1) || undefined;
}

/** Browsers accept a `__Host-` cookie only over https; the demo on plain http has a plain name. */
function cookieName({ secureCookies }: Site): string {
  return secureCookies ? "__Host-session" : "session";
}

function cookie(site: Site, value: string, maxAgeS: number): string {
  const secure = site.secureCookies ? "; Secure" : "";
  return `${cookieName(site)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeS}${secure}`;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
