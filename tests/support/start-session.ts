import { openSession, type SessionStart } from "#app/features/member/login/open-session.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** As `openSession`, for tests that need only the cookie. */
export async function startSession(
  services: Services,
  memberId: string,
  how: SessionStart = {},
): Promise<string> {
  return (await openSession(services, memberId, how)).cookie;
}
