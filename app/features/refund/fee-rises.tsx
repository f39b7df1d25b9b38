import { useTranslation } from "react-i18next";
import { monthDayText } from "#app/domain/date/plain-date-text.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { CancelChoice, CancelledLine } from "./cancel-choice.ts";

type FeeRisesProps = {
  readonly falls: NonNullable<CancelChoice["falls"]>;
  readonly lines: readonly CancelledLine[];
};

/** When, by whose clock, and to what: 「태국 시각 12월 24일 0시부터 수수료가 15%로 올라요」. */
export function FeeRises({ falls, lines }: FeeRisesProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const line = lines.find(({ id }) => id === falls.id);
  const what = useWhat(lines);
  const words = {
    clock: t(`clock.${falls.clock}`),
    day: monthDayText(falls.day, locale, "long"),
    percent: falls.feePercent,
    what: line ? what(line) : "",
  };
  if (falls.feePercent >= 100) return t("ask.falls_away", words);
  return lines.length > 1 ? t("ask.falls_of", words) : t("ask.falls", words);
}

/** By its kind; where there are several of a kind, by its name. */
export function useWhat(lines: readonly CancelledLine[]) {
  const { t } = useTranslation("reservation");
  return ({ kind, title }: CancelledLine): string =>
    lines.filter((each) => each.kind === kind).length > 1 ? title : t(`thing.${kind}`);
}
