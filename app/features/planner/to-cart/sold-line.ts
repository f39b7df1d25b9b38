import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineDay } from "#app/domain/order/line/line-facts.ts";
import { shortClock } from "#app/features/checkout/cart/cart-formats.ts";
import type { Translate } from "#app/platform/i18n/i18n.ts";

type Names = Readonly<Record<string, string>>;

/** Which product of a plan was sold meanwhile, and for which day, in one sentence. */
export function soldText(t: Translate, locale: Locale, line: CartLine, names: Names): string {
  const day = formatShortDay(lineDay(line), locale);
  switch (line.kind) {
    case "golf":
      return t("planner:sold.golf", {
        name: names[line.courseId] ?? "",
        day,
        time: shortClock(line.time),
      });
    case "hotel":
      return t("planner:sold.hotel", { name: names[line.hotelId] ?? "", day });
    case "caddy":
      return t("planner:sold.caddy", { name: names[line.caddyId] ?? "", day });
    case "callvan":
    case "tournament":
      return t("planner:sold.ride", { day });
  }
}

/** Whose name the sentence needs. */
export function idsOfLine(line: CartLine): readonly string[] {
  if (line.kind === "golf") return [line.courseId];
  if (line.kind === "hotel") return [line.hotelId];
  return line.kind === "caddy" ? [line.caddyId] : [];
}
