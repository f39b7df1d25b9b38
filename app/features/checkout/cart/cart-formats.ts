import { useTranslation } from "react-i18next";
import { clockParts } from "#app/domain/common/date/zone-time.ts";
import { formatWon, type Won, won } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

/** 「오전 7:12」, "7:12 a.m.". */
export function useClock(): (time: string) => string {
  const { t } = useTranslation("cart");
  return (time) => {
    const { half, clock } = clockParts(time);
    return t(half === "am" ? "detail.am" : "detail.pm", { time: clock });
  };
}

/** 「7:12」: the short form in a pill. */
export function shortClock(time: string): string {
  return time.replace(/^0/, "");
}

/** 「1시간 40분」, "1 h 40 min". */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation("cart");
  return (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    const parts = [
      hours > 0 && t("drive.hours", { hours }),
      rest > 0 && t("drive.minutes", { minutes: rest }),
    ];
    return parts.filter(Boolean).join(" ");
  };
}

/** 「+₩2,000」, 「−₩10,000」, 「추가 금액 없음」. */
export function useDifference(): (difference: Won) => string {
  const { t } = useTranslation("cart");
  const signed = useSigned();
  return (difference) => (difference === 0 ? t("same_price") : signed(difference));
}

export function useSigned(): (difference: Won) => string {
  const locale = useLocale();
  return (difference) =>
    `${difference < 0 ? "−" : "+"}${formatWon(won(Math.abs(difference)), locale)}`;
}
