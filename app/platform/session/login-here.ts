import type { LoginDialog, SessionUser, Waiting } from "./known-session.ts";

let owner: SessionUser | undefined;
let dialog: LoginDialog | undefined;

/** Forgotten only by a logout in this tab: a session that ended elsewhere is missed here. */
export function rememberOwner(user: SessionUser | undefined): void {
  owner = user;
}

/** The dialog offers itself as long as it is mounted. */
export function loginThrough(opened: LoginDialog): () => void {
  dialog = opened;
  return () => {
    if (dialog === opened) dialog = undefined;
  };
}

/** A visitor who never was logged in here is sent to the login page instead. */
export function canLogInHere(): boolean {
  return owner !== undefined && dialog !== undefined;
}

/** Asks for the login over the page, once for all who wait for it; true once the owner is back. */
export async function logInHere(waiting: Waiting = {}): Promise<boolean> {
  if (!owner || !dialog) return false;
  const { openLogin } = await import("./open-login.ts");
  return openLogin(dialog, { owner, waiting });
}

/** For requests that are not made by `fetch`. */
export async function withLoginHere<Answer extends object>(
  send: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const answer = await send();
  const isMissing = "code" in answer && answer.code === "auth.login_required";
  return isMissing && (await logInHere({ signal })) ? send() : answer;
}

/**
 * On every answer for which the session was read and found logged out: a page that believes otherwise has lost its
 * session.
 */
export const NOBODY_HERE = "x-nobody-here";
