import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { dateFormat } from "#app/domain/common/text/formats.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

/** Times of a conversation in Korea: today and yesterday by their hour, older ones by their day. */
export function useTalkTime(now: Date) {
  const { t } = useTranslation("question");
  const locale = useLocale();
  const today = dateIn(SHOP_ZONE, now);
  const clock = (at: Date) =>
    dateFormat(LOCALE_TAG[locale], {
      timeZone: SHOP_ZONE,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }).format(at);
  return {
    clock,
    day: (at: Date) => formatShortDay(dateIn(SHOP_ZONE, at), locale),
    short: (at: Date) => {
      const day = dateIn(SHOP_ZONE, at);
      if (day === today) return t("today", { time: clock(at) });
      if (day === addDays(today, -1)) return t("yesterday", { time: clock(at) });
      if (day === addDays(today, 1)) return t("tomorrow", { time: clock(at) });
      return formatShortDay(day, locale);
    },
  };
}
