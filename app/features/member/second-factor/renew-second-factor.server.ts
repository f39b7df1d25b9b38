import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";
import { currentSession } from "#app/platform/session/session.server.ts";
import { renewFactor } from "#app/platform/session/session-store.server.ts";
import { takeCode } from "./take-code.server.ts";

type Renewing = Pick<Services, "db" | "now" | "site" | "secrets">;

/** A code once more, in an open session: moving money is allowed for half an hour. */
export async function renewSecondFactor(
  services: Renewing,
  request: Request,
  code: string,
): Promise<void> {
  const session = await currentSession(services, request);
  if (!session) throw new AppError("auth.login_required");
  if (!(await takeCode(services, { memberId: session.memberId, code }))) {
    throw new FormError({ code: "auth.second_factor_wrong" });
  }
  await renewFactor(services.db, session.id);
}
