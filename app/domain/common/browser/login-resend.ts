export type SentRequest = {
  /** Without the language and without `.data`. */
  readonly path: string;
  readonly isData: boolean;
  readonly isRead: boolean;
};

/** Requests that a page makes on its own: no login dialog for them. */
const BY_ITSELF = /^\/api\/(_auth|log-in|my|view|search|admin\/open-record)(\/|$)/;

/** Whether a user waits for this answer, so that a missing login is worth a dialog. */
export function isWaitedFor({ path, isData, isRead }: SentRequest): boolean {
  if (isData) return !path.startsWith("/login");
  if (!path.startsWith("/api/") || BY_ITSELF.test(path)) return false;
  return !isRead || path.startsWith("/api/admin/");
}

const IRREVOCABLE =
  /^\/(payment|mypage\/withdrawal|reservation\/[^/]+\/(change|cancel|cancel-one)|tournament\/[^/]+\/apply)$/;

/** Paying, cancelling a trip and closing the account need another tap after the login. */
export function needsTap({ path, isRead }: SentRequest): boolean {
  return !isRead && IRREVOCABLE.test(path);
}
