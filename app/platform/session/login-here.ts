import type { SessionUser } from "./known-session.ts";

export type LoginWish = {
  /** Who used the page when the session was still there. */
  readonly owner: SessionUser;
  /** Whether what waits for the login may go on only when a button is pressed once more. */
  readonly needsTap: () => boolean;
  /** Aborted when nothing waits any more. */
  readonly signal: AbortSignal;
};

/** The dialog that asks for the login over the page; true once the owner is back. */
type LoginDialog = (wish: LoginWish) => Promise<boolean>;

type Waiting = { readonly signal?: AbortSignal | null | undefined; readonly needsTap?: boolean };

type Asked = {
  readonly answer: Promise<boolean>;
  readonly end: AbortController;
  count: number;
  needsTap: boolean;
};

let owner: SessionUser | undefined;
let dialog: LoginDialog | undefined;
let asked: Asked | undefined;

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

/** Asks for the login over the page, once for all who wait for it. */
export async function logInHere({ signal, needsTap = false }: Waiting = {}): Promise<boolean> {
  if (!owner || !dialog) return false;
  asked ??= open(dialog, owner);
  const mine = asked;
  mine.count += 1;
  mine.needsTap ||= needsTap;
  const leave = () => {
    mine.count -= 1;
    if (mine.count === 0) mine.end.abort();
  };
  signal?.addEventListener("abort", leave, { once: true });
  return mine.answer;
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

function open(ask: LoginDialog, user: SessionUser): Asked {
  const end = new AbortController();
  const opened: Asked = { answer: start(), end, count: 0, needsTap: false };
  return opened;

  async function start(): Promise<boolean> {
    // After `asked` is set, which the dialog reads.
    await Promise.resolve();
    try {
      return await ask({ owner: user, signal: end.signal, needsTap: () => opened.needsTap });
    } finally {
      if (asked === opened) asked = undefined;
    }
  }
}
