import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { sessions } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { deviceOf } from "#app/domain/member/login/login-device.ts";
import { isReservedLoginId, loginIdSchema } from "#app/domain/member/login/login-schema.ts";
import { isAlive } from "#app/domain/member/login/session-end.ts";
import { fieldErrors } from "#app/platform/http/form.ts";

export type LoginIdAnswer = { readonly free: boolean; readonly error?: ErrorCode };

/** Whether an ID is free and allowed, and if not, why. */
export async function findLoginIdAnswer(db: Database, text: string): Promise<LoginIdAnswer> {
  const parsed = loginIdSchema.safeParse(text);
  if (!parsed.success) {
    return { free: false, error: fieldErrors(parsed.error).form ?? "auth.id_format" };
  }
  const isTaken =
    isReservedLoginId(parsed.data) || (await db.$count(members, eq(members.loginId, parsed.data)));
  return isTaken ? { free: false, error: "auth.id_taken" } : { free: true };
}

/** How a member signs in; the secrets themselves stay here. */
export async function findLoginMethods(db: Database, memberId: string) {
  const [member] = await db
    .select({
      loginId: members.loginId,
      passwordHash: members.passwordHash,
      totpSecret: members.totpSecret,
    })
    .from(members)
    .where(eq(members.id, memberId));
  if (!member) return undefined;
  return {
    loginId: member.loginId,
    hasPassword: member.passwordHash !== null,
    hasSecondFactor: member.totpSecret !== null,
  };
}

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
