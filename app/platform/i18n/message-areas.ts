import type { Messages } from "#app/locales/message-types.ts";
import { isAdminPath, withoutLocale } from "./request-locale.ts";

export type Area = keyof Messages | "faults" | "form-titles" | "partner-errors" | "rare-errors";

/** Loaded with every page, in one file. */
export const CORE_AREAS: readonly Area[] = ["common", "faults", "frame", "titles", "ui"];

/** Nothing is sent from here but hearts and lines for the cart: of all errors, `faults` are enough. */
const FORMLESS =
  /^\/(?!tournament\/[^/]+\/apply|(?:preview\/)?event\/)(?:preview\/)?(ai|best30|caddy|compare|course|event|hotel|notice|search|terms|tournament|wish)?(\/|$)/;

/** A voucher is only read. */
const VOUCHER = /^\/(reservation|pay)\/[^/]+\/voucher/;

/** Further message areas of the shop's pages; `tests/message-areas.test.ts` compares it with what they import. */
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
  [/^\/(?:preview\/)?event\//, ["benefit", "community", "event", "partner-errors"]],
  [/^\/(?:preview\/)?notice(\/|$)/, ["notice"]],
  [/^\/tournament\/[^/]+\/(apply|board)$/, ["entry", "rare-errors", "tournament"]],
  [/^\/(?:preview\/)?tournament(\/|$)/, ["tournament"]],
  [/^\/community\/author\//, ["community", "partner", "partner-errors", "review"]],
  [/^\/community(\/|$)/, ["community", "partner", "partner-errors"]],
  [/^\/review\/write$/, ["community", "review"]],
  [/^\/review(\/|$)/, ["review"]],
  [/^\/(?:preview\/)?terms$/, ["terms"]],
  [/^\/login\/done$/, ["join", "login", "rare-errors", "social"]],
  [/^\/login(\/|$)/, ["join", "login", "social"]],
  [/^\/payment(\/|$)/, ["payment", "rare-errors"]],
  [/^\/pay\//, ["payment", "paylink", "rare-errors", "reservation"]],
  // Changing, cancelling, and cancelling for one.
  [/^\/reservation\/[^/]+\/c/, ["change", "payment", "rare-errors", "reservation"]],
  [/^\/(reservation|trip)(\/|$)/, ["reservation"]],
  [/^\/qna(\/|$)/, ["question"]],
  [/^\/settings\//, ["settings"]],
  [/^\/shopping_cart$/, ["cart"]],
  [/^\/inbox$/, ["message"]],
];

const OF_FORMS: readonly Area[] = ["errors", "form-titles"];
/** Areas of my page that say little of the others. */
const OF_MY_AREAS: Readonly<Record<string, readonly Area[]>> = {
  "/mypage/alerts": ["alert", "mypage", "rare-errors"],
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

/** Which message files a page needs besides the core; admin pages need all. */
export function areasOf(pathname: string): readonly Area[] | "all" {
  if (isAdminPath(pathname)) return "all";
  const path = withoutLocale(pathname);
  if (/^\/(mypage|profile)(\/|$)/.test(path)) {
    return [...(OF_MY_AREAS[path] ?? OF_MY_PAGE), ...OF_FORMS];
  }
  const areas = AREAS_OF.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  return FORMLESS.test(path) || VOUCHER.test(path) ? areas : [...areas, ...OF_FORMS];
}
