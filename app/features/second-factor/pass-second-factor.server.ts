import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { members } from "#app/db/schema/member.ts";
import { AppError } from "#app/domain/errors.ts";
import { type OpenedSession, openSession } from "#app/platform/open-session.server.ts";
import type { Services } from "#app/platform/services.server.ts";
import { halfOpenSession } from "#app/platform/session.server.ts";
import { throttleOf } from "#app/platform/throttle.server.ts";
import { spendRecoveryCode } from "./recovery-codes.server.ts";
import { stepOfCode } from "./totp.server.ts";

type Passing = Pick<Services, "db" | "now" | "site" | "secrets">;

/** Turns a half-open session into a whole one, with a new token. */
export async function passSecondFactor(
  services: Passing,
  request: Request,
  { code, userAgent }: { readonly code: string; readonly userAgent: string },
): Promise<OpenedSession> {
  const half = await halfOpenSession(services, request);
  if (!half) throw new AppError("auth.login_required");
  const { memberId, stay } = half;
  const throttle = throttleOf(services.db);
  await throttle.take("second-factor", memberId);
  if (!(await spendCode(services, memberId, code))) {
    throw new AppError("auth.second_factor_wrong");
  }
  await throttle.clear("second-factor", memberId);
  return openSession(services, memberId, { stay, userAgent, request, proved: true });
}

async function spendCode(services: Passing, memberId: string, code: string): Promise<boolean> {
  const { db, now, secrets } = services;
  const plain = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(plain)) {
    return spendRecoveryCode(db, services, { memberId, code: plain, now: now() });
  }
  const [member] = await db
    .select({ totpSecret: members.totpSecret })
    .from(members)
    .where(eq(members.id, memberId));
  if (!member?.totpSecret) return false;
  const step = stepOfCode(secrets.open(member.totpSecret), plain, now());
  if (step === undefined) return false;
  const spent = await db
    .update(members)
    .set({ totpUsedStep: String(step) })
    .where(
      and(
        eq(members.id, memberId),
        or(isNull(members.totpUsedStep), lt(sql`${members.totpUsedStep}::bigint`, step)),
      ),
    )
    .returning({ id: members.id });
  return spent.length === 1;
}
