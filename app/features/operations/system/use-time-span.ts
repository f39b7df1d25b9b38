import { useTranslation } from "react-i18next";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];

/** Seconds in the largest unit that they fill: 3 s, 5 min, 1 h, 2 days. */
export function useTimeSpan() {
  const { t } = useTranslation("system");
  const { number } = useAdminFormat();
  return (seconds: number): string => {
    const countOf = (unit: number) => number(Math.round(seconds / unit));
    if (seconds < MINUTE) return t("seconds", { shown: countOf(1) });
    if (seconds < HOUR) return t("minutes", { shown: countOf(MINUTE) });
    return seconds < DAY
      ? t("hours", { shown: countOf(HOUR) })
      : t("days", { shown: countOf(DAY) });
  };
}
