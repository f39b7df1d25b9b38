export type SentRequest = {
  /** Without the language and without `.data`. */
  readonly path: string;
  readonly isData: boolean;
  readonly isRead: boolean;
};

/** What a page does by itself: a login is not asked for over it. */
const BY_ITSELF = /^\/api\/(_auth|log-in|my|view|search|admin\/open-record)(\/|$)/;

/** Whether somebody waits for this answer, so that a login that is missing is worth a dialog. */
export function isWaitedFor({ path, isData, isRead }: SentRequest): boolean {
  if (isData) return !path.startsWith("/login");
  if (!path.startsWith("/api/") || BY_ITSELF.test(path)) return false;
  return !isRead || path.startsWith("/api/admin/");
}

const IRREVOCABLE =
  /^\/(payment|mypage\/withdrawal|reservation\/[^/]+\/(change|cancel|cancel-one)|tournament\/[^/]+\/apply)$/;

/** What pays, gives up a trip or closes the account goes on only when somebody says so once more after the login. */
export function needsTap({ path, isRead }: SentRequest): boolean {
  return !isRead && IRREVOCABLE.test(path);
}
