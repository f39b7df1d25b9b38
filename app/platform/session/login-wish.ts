import type { SessionUser } from "./known-session.ts";

export type LoginWish = {
  /** The member who used the page before the session ended. */
  readonly owner: SessionUser;
  /** Whether what waits for the login may go on only when a button is pressed once more. */
  readonly needsTap: () => boolean;
  /** Aborted when nothing waits any more. */
  readonly signal: AbortSignal;
};

/** The dialog that asks for the login over the page; true once the owner is back. */
export type LoginDialog = (wish: LoginWish) => Promise<boolean>;

export type Waiting = {
  readonly signal?: AbortSignal | null | undefined;
  readonly needsTap?: boolean;
};
