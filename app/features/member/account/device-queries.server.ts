import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { sessions } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { deviceOf } from "#app/domain/member/login/login-device.ts";
import { isAlive } from "#app/domain/member/login/session-limits.ts";

export type OwnDevice = Awaited<ReturnType<typeof listDevices>>[number];

/** The devices a member is logged in on, the latest first; tokens and whole user agents stay here. */
export async function listDevices(db: Database, memberId: string, currentId: string) {
  const rows = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      stay: sessions.stay,
      role: members.role,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      at: sql`now()`.mapWith(sessions.seenAt),
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.memberId, memberId),
        eq(sessions.complete, true),
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(sessions.seenAt));
  return rows
    .filter((row) => isAlive(row, row.at))
    .map(({ id, userAgent, seenAt }) => ({
      id,
      ...deviceOf(userAgent),
      seenAt,
      isCurrent: id === currentId,
    }));
}
