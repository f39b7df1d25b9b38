import type { SessionUser } from "./known-session.ts";

export type LoginWish = {
  /** The member who used the page before the session ended. */
  readonly owner: SessionUser;
  /** Whether a request that waits for the login needs another press of its button. */
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
