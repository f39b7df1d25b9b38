import { useLocation } from "react-router";
import { withoutLocale } from "#app/platform/i18n/request-locale.ts";

/** The parts of the shop, in the order of its menu. */
export const SECTIONS = [
  { name: "golf", to: "/course/home", under: ["/course", "/best30", "/compare/course"] },
  { name: "hotel", to: "/hotel/home", under: ["/hotel", "/compare/hotel"] },
  { name: "caddy", to: "/caddy/home", under: ["/caddy"] },
  { name: "event", to: "/event", under: ["/event"] },
  { name: "tournament", to: "/tournament", under: ["/tournament"] },
  { name: "community", to: "/community", under: ["/community"] },
] as const;

/** Which menu entry a path belongs to: a course's own page belongs to golf. */
export function useCurrent(): (under: readonly string[]) => "page" | undefined {
  const path = withoutLocale(useLocation().pathname);
  return (under) => (under.some((start) => isUnder(path, start)) ? "page" : undefined);
}

function isUnder(path: string, start: string): boolean {
  return path === start || (start !== "/" && path.startsWith(`${start}/`));
}
