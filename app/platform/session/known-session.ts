import type { Locale } from "#app/domain/common/language/languages.ts";
import type { Role } from "#app/domain/desk/role/role-rights.ts";

export type SessionUser = {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly locale: Locale;
};

export type KnownSession = {
  readonly user: SessionUser | undefined;
  /** False until the first answer: until then a missing user does not mean signed out. */
  readonly ready: boolean;
  /** The session has ended since the page was loaded: signed out elsewhere, or expired. */
  readonly hasLeft: boolean;
};

/** Null when there was no answer. */
export type FoundUser = SessionUser | undefined | null;

export const NOBODY_YET: KnownSession = { user: undefined, ready: false, hasLeft: false };

/**
 * A question that fails means logged out, a later one too (spec §4). Only an answer proves that the session has ended:
 * without a network, a voucher that is open stays in sight.
 */
export function knownNow(before: KnownSession, found: FoundUser): KnownSession {
  const { user, ready, hasLeft } = before;
  if (found === null) return { user: undefined, ready: true, hasLeft };
  if (ready && JSON.stringify(user) === JSON.stringify(found)) return before;
  return { user: found, ready: true, hasLeft: !found && (hasLeft || user !== undefined) };
}

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
