import { AppError } from "#app/domain/common/errors/errors.ts";
import { type OpenedSession, openSession } from "#app/features/member/login/open-session.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { halfOpenSession } from "#app/platform/session/session.server.ts";
import { takeCode } from "./take-code.server.ts";

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
  if (!(await takeCode(services, { memberId, code }))) {
    throw new AppError("auth.second_factor_wrong");
  }
  const how = { stay, userAgent, request, proved: true, factorAt: "now", follows: true } as const;
  return openSession(services, memberId, how);
}
