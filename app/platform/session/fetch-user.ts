import { deleteCopies } from "#app/platform/offline/offline-copies.ts";
import { SESSION_PATH } from "./end-session.ts";
import type { FoundUser, SessionUser } from "./known-session.ts";

type SessionAnswer = {
  readonly user?: SessionUser;
  /** Vouchers are switched off: everything this browser has saved is deleted. */
  readonly savesNothing?: true;
};

/** Fetches the logged-in user and deletes what this browser saved for anybody else. */
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
