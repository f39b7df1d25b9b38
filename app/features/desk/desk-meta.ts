import {
  DEFAULT_LOCALE,
  type Locale,
  type Localized,
  localizedText,
} from "#app/domain/common/language/languages.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import type { Translate } from "#app/platform/i18n/i18n.ts";
import { chosenLocale } from "#app/platform/i18n/request-locale.ts";

type MetaArgs = Parameters<typeof privateMeta>[0];
type TextOf = (text: Localized) => string;

/** Every admin page has a title, and is hidden from search engines. */
export function adminMeta(args: MetaArgs, title: (t: Translate, textOf: TextOf) => string) {
  const locale = adminPageLocale(args);
  return privateMeta(args, (t) => ({
    title: `${title(t, (text) => localizedText(text, locale))} · ${t("desk:title")}`,
    description: t("desk:description"),
  }));
}

/** The root loader read the cookie, since admin paths carry no language. */
function adminPageLocale({ matches }: MetaArgs): Locale {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  return (root as { readonly locale?: Locale } | undefined)?.locale ?? DEFAULT_LOCALE;
}

/** Admin paths carry no language: staff read them in the one they chose. */
export function adminLocale(request: Request): Locale {
  return chosenLocale(request.headers.get("cookie")) ?? DEFAULT_LOCALE;
}
