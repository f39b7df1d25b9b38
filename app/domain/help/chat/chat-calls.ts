import {
  DEFAULT_LOCALE,
  FALLBACK_LOCALE,
  type Locale,
} from "#app/domain/common/language/languages.ts";

/** What the chat widget has been told, or should be. */
export type ChatState = {
  /** The member, or undefined for a visitor. */
  readonly memberId: string | undefined;
  readonly language: Locale;
  /** The path alone: a query may hold private data. */
  readonly page: string;
};

export type ChatCall = "shutdown" | "boot" | "updateUser" | "setPage";

/** The calls to the widget; undefined is a page without it, or a widget that was not started. */
export function chatCalls(
  told: ChatState | undefined,
  wanted: ChatState | undefined,
): readonly ChatCall[] {
  if (!wanted) return told ? ["shutdown"] : [];
  if (!told) return ["boot", "setPage"];
  if (told.memberId !== wanted.memberId) return ["shutdown", "boot", "setPage"];
  return [
    // The language of the start counts for new people only.
    ...(told.language === wanted.language ? [] : (["updateUser"] as const)),
    ...(told.page === wanted.page ? [] : (["setPage"] as const)),
  ];
}

/** Payment and login pages, pages whose address is a secret, and the desk. */
const WITHOUT_CHAT = /^\/(payment|pay|login|trip|admin)(\/|$)/;

/** By a path without its language. */
export function hasChat(path: string): boolean {
  return !WITHOUT_CHAT.test(path);
}

/** The saved choice, else Korean where the browser's language begins with it, else English (spec §7). */
export function chatLanguage(saved: Locale | undefined, browser: string): Locale {
  return (
    saved ?? (browser.toLowerCase().startsWith(DEFAULT_LOCALE) ? DEFAULT_LOCALE : FALLBACK_LOCALE)
  );
}
