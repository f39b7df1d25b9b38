import { deleteCopies } from "#app/platform/offline/offline-copies.ts";
import { SESSION_PATH } from "./end-session.ts";
import type { FoundUser, SessionUser } from "./known-session.ts";

type SessionAnswer = {
  readonly user?: SessionUser;
  /** Vouchers are switched off: whatever this browser has saved goes. */
  readonly savesNothing?: true;
};

/** Who is logged in; what this browser has saved for anybody else is deleted. */
export async function fetchUser(ask: typeof fetch = fetch): Promise<FoundUser> {
  try {
    const response = await ask(SESSION_PATH, { headers: { accept: "application/json" } });
    if (!response.ok) return null;
    const { user, savesNothing } = (await response.json()) as SessionAnswer;
    void deleteCopies(savesNothing ? undefined : user?.id);
    return user;
  } catch {
    return null;
  }
}
