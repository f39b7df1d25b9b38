import { useTranslation } from "react-i18next";
import { monthDayText } from "#app/domain/common/date/plain-date-text.ts";
import type {
  CancelChoice,
  CancelledLine,
} from "#app/features/reservation/refund/cancel-choice.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

type FeeRisesProps = {
  readonly feeRise: NonNullable<CancelChoice["feeRise"]>;
  readonly lines: readonly CancelledLine[];
};

/** When, by whose clock, and to what: 「태국 시각 12월 24일 0시부터 수수료가 15%로 올라요」. */
export function FeeRises({ feeRise, lines }: FeeRisesProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const line = lines.find(({ id }) => id === feeRise.id);
  const what = useWhat(lines);
  const values = {
    clock: t(`clock.${feeRise.clock}`),
    day: monthDayText(feeRise.day, locale, "long"),
    percent: feeRise.feePercent,
    what: line ? what(line) : "",
  };
  if (feeRise.feePercent >= 100) return t("ask.falls_away", values);
  return lines.length > 1 ? t("ask.falls_of", values) : t("ask.falls", values);
}

/** By its kind; where there are several of a kind, by its name. */
export function useWhat(lines: readonly CancelledLine[]) {
  const { t } = useTranslation("reservation");
  return ({ kind, title }: CancelledLine): string =>
    lines.filter((each) => each.kind === kind).length > 1 ? title : t(`thing.${kind}`);
}
