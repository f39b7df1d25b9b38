import { useTranslation } from "react-i18next";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import { formatShortDay } from "#app/domain/date-text.ts";
import { daysBetween } from "#app/domain/local-date.ts";
import { useLocale } from "#app/platform/locale-context.tsx";

type LineWords = {
  /** Of what has no page of its own. */
  readonly title?: string;
  readonly detail: string;
};

/** What was chosen, in a few words. */
export function useLineWords(line: CartLine): LineWords {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const joined = (words: readonly (string | false)[]) => words.filter(Boolean).join(" · ");
  switch (line.kind) {
    case "golf":
      return {
        detail: joined([
          t("golf.detail", { time: line.time, players: line.players }),
          line.callvan !== "none" && t(`golf.van_${line.callvan}`, { count: line.cars }),
        ]),
      };
    case "hotel":
      return {
        detail: joined([
          t("hotel.nights", { count: daysBetween(line.checkIn, line.checkOut) }),
          t("hotel.until", { day: formatShortDay(line.checkOut, locale) }),
          t("hotel.rooms", { count: line.rooms }),
          t("hotel.adults", { count: line.adults }),
          line.children > 0 && t("hotel.children", { count: line.children }),
        ]),
      };
    case "caddy":
      return { detail: t("caddy.detail") };
    case "callvan":
      return {
        title: t("callvan"),
        detail: joined([
          t("way", { from: line.from, to: line.to }),
          t("people", { count: line.people }),
        ]),
      };
    case "tournament":
      return { title: t("tournament"), detail: t("people", { count: line.people }) };
  }
}
