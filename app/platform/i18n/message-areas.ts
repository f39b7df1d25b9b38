import type { Messages } from "#app/locales/message-types.ts";
import { isAdminPath, withoutLocale } from "./request-locale.ts";

export type Area = keyof Messages;

/** Loaded with every page, in one file. */
export const CORE_AREAS: readonly Area[] = ["common", "errors", "frame", "titles", "ui"];

/** What the pages of the shop say beside it; `tests/message-areas.test.ts` compares it with what they import. */
const AREAS_OF: readonly (readonly [RegExp, readonly Area[]])[] = [
  [/^\/$/, ["course", "home", "list", "notice", "wish"]],
  [/^\/(?:preview\/)?(best30|course)(\/|$)/, ["buy", "course", "hotel", "list", "wish"]],
  [/^\/(?:preview\/)?hotel\//, ["buy", "course", "hotel", "list", "wish"]],
  [/^\/(?:preview\/)?caddy\//, ["buy", "caddy", "course", "hotel", "list", "wish"]],
  [/^\/(search|wish)$/, ["course", "search", "wish"]],
  [/^\/compare\//, ["compare", "course", "hotel", "list", "wish"]],
  [/^\/help$/, ["help"]],
  [/^\/ai$/, ["planner"]],
  [/^\/event$/, ["event"]],
  [/^\/(?:preview\/)?event\//, ["benefit", "community", "event"]],
  [/^\/(?:preview\/)?notice(\/|$)/, ["notice"]],
  [/^\/tournament\/[^/]+\/(apply|board)$/, ["entry", "tournament"]],
  [/^\/(?:preview\/)?tournament(\/|$)/, ["tournament"]],
  [/^\/community\/author\//, ["community", "partner", "review"]],
  [/^\/community(\/|$)/, ["community", "partner"]],
  [/^\/review\/write$/, ["community", "review"]],
  [/^\/review(\/|$)/, ["review"]],
  [/^\/(?:preview\/)?terms$/, ["terms"]],
  [/^\/login\/done$/, ["join", "login", "social"]],
  [/^\/login(\/|$)/, ["join", "login", "social"]],
  [/^\/payment(\/|$)/, ["payment"]],
  [/^\/pay\//, ["payment", "paylink", "reservation"]],
  // Changing, cancelling, and cancelling for one.
  [/^\/reservation\/[^/]+\/c/, ["change", "payment", "reservation"]],
  [/^\/(reservation|trip)(\/|$)/, ["reservation"]],
  [/^\/qna(\/|$)/, ["question"]],
  [/^\/settings\//, ["settings"]],
  [/^\/shopping_cart$/, ["cart"]],
  [/^\/inbox$/, ["message"]],
];

/** Areas of my page that say little of the others. */
const OF_MY_AREAS: Readonly<Record<string, readonly Area[]>> = {
  "/mypage/alerts": ["alert", "mypage"],
  "/mypage/coupons": ["benefit", "mypage"],
  "/mypage/reviews": ["mypage", "review"],
};
const OF_MY_PAGE: readonly Area[] = [
  "alert",
  "benefit",
  "course",
  "join",
  "message",
  "mypage",
  "reservation",
  "search",
  "settings",
  "social",
  "wish",
];

/** Which files of messages a page needs beside the core; admin pages need all. */
export function areasOf(pathname: string): readonly Area[] | "all" {
  if (isAdminPath(pathname)) return "all";
  const path = withoutLocale(pathname);
  if (/^\/(mypage|profile)(\/|$)/.test(path)) {
    return OF_MY_AREAS[path] ?? OF_MY_PAGE;
  }
  return AREAS_OF.find(([pattern]) => pattern.test(path))?.[1] ?? [];
}
