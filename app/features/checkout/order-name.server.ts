import { inEachLocale, type Locale, type Localized, localizedText } from "#app/domain/locale.ts";
import { i18nFor } from "#app/platform/i18n/i18n.ts";

/** `시암 올드 코스 외 2건`: what the card statement and every list call an order. */
export function orderName(lines: readonly { readonly title: Localized }[]): Localized {
  const first = lines[0]?.title;
  if (!first) throw new RangeError("an order has lines");
  const others = lines.length - 1;
  const name = (locale: Locale) => {
    const title = localizedText(first, locale);
    return others === 0 ? title : i18nFor(locale).t("payment:order_name", { title, others });
  };
  return inEachLocale(name);
}
