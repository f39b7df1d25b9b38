import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deleteInBatches } from "#app/db/query/delete-in-batches.server.ts";
import { sessions } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { Site } from "#app/platform/env/services.server.ts";

/** As the privacy policy says: access records three months. Until then they also tell a known device from a new one. */
const RETENTION_MS = 90 * 86_400_000;

type NewSession = {
  readonly token: string;
  readonly memberId: string;
  readonly complete: boolean;
  readonly stay: boolean;
  readonly userAgent: string;
  readonly lastsMs: number;
  readonly factorAt: FactorAt;
};

/** When the second factor was given: just now, in a session that this one follows, or not at all. */
export type FactorAt = "now" | Date | null;

export async function addSession(
  tx: Database,
  { token, lastsMs, factorAt, ...session }: NewSession,
): Promise<string | undefined> {
  const [added] = await tx
    .insert(sessions)
    .values({
      ...session,
      tokenHash: hashOf(token),
      factorAt: factorAt === "now" ? sql`now()` : factorAt,
      createdAt: sql`now()`,
      seenAt: sql`now()`,
      expiresAt: sql`now() + make_interval(secs => ${lastsMs / 1000})`,
    })
    .returning({ id: sessions.id });
  return added?.id;
}

/** Records that the second factor was given once more, or the login that replaces it. */
export async function renewFactor(db: Database, sessionId: string): Promise<void> {
  await db.update(sessions).set({ factorAt: sql`now()` }).where(eq(sessions.id, sessionId));
}

/** Not `now()`, which is fixed at the start of a transaction that may have waited for a lock. */
const isOpen = gt(sessions.expiresAt, sql`clock_timestamp()`);

/** False where it had ended already. */
export async function endSessionOfToken(tx: Database, token: string): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(sessions.tokenHash, hashOf(token)), isOpen))
    .returning({ id: sessions.id });
  return ended.length === 1;
}

type Held = { readonly memberId: string; readonly sessionId: string };

/** Whether the session is open; what would end it, by a change of the member, waits for this transaction. */
export async function holdOpenSession(
  tx: Database,
  { memberId, sessionId }: Held,
): Promise<boolean> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for("share");
  const held = and(eq(sessions.id, sessionId), eq(sessions.memberId, memberId), isOpen);
  return (await tx.$count(sessions, held)) === 1;
}

export async function deleteSessions(tx: Database, memberId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.memberId, memberId));
}

export function sweepSessions(db: Database, now: Date): Promise<number> {
  const where = lte(sessions.expiresAt, new Date(now.getTime() - RETENTION_MS));
  return deleteInBatches(db, sessions, { key: sessions.id, where });
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

export function tokenOf(request: Request, site: Site): string | undefined {
  const cookies = request.headers.get("cookie") ?? "";
  const found = cookies.split(/;\s*/).find((pair) => pair.startsWith(`${cookieName(site)}=`));
  return found?.slice(cookieName(site).length + 1) || undefined;
}

/** Without an age the browser forgets it when it is closed. */
export function sessionCookie(site: Site, value: string, maxAgeS: number | undefined): string {
  const age = maxAgeS === undefined ? "" : `; Max-Age=${maxAgeS}`;
  const secure = site.secureCookies ? "; Secure" : "";
  return `${cookieName(site)}=${value}; Path=/; HttpOnly; SameSite=Lax${age}${secure}`;
}

/** Browsers accept a `__Host-` cookie only over https; the demo on plain http has a plain name. */
function cookieName({ secureCookies }: Site): string {
  return secureCookies ? "__Host-session" : "session";
}
