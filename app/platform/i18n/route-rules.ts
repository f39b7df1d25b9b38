import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import { localeOfPath, localized, withoutLocale } from "./request-locale.ts";

/** Addresses that moved: from a path to another path, or to another site. */
export type RouteRules = Readonly<Record<string, string>>;

/** The target of a moved path. A rule holds in every language; a path that it leads to is in the reader's. */
export function ruleTarget(rules: RouteRules, pathname: string): string | undefined {
  const exact = ownRule(rules, pathname);
  if (exact) return exact;
  const target = ownRule(rules, withoutLocale(pathname));
  const isOurs = target?.startsWith("/") && localeOfPath(target) === DEFAULT_LOCALE;
  return target && isOurs ? localized(target, localeOfPath(pathname)) : target;
}

function ownRule(rules: RouteRules, pathname: string): string | undefined {
  return Object.hasOwn(rules, pathname) ? rules[pathname] : undefined;
}
