import { deleteCopies } from "#app/platform/offline/offline-copies.ts";
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

const SESSION_PATH = "/api/_auth/session";

/** A shop that could not end the session must not look as if it had. */
export async function endSession(ask: typeof fetch = fetch): Promise<void> {
  // Deletes the copies even if the network fails, so that the next user of the device finds none.
  await deleteCopies();
  const answer = await ask(SESSION_PATH, { method: "DELETE" });
  if (!answer.ok) throw new Error(`the session was not ended: ${answer.status}`);
  // What another tab has saved until then.
  await deleteCopies();
}
