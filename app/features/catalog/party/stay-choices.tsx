import { Moon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NIGHT_CHOICES } from "#app/domain/catalog/hotel/hotel-filter.ts";
import { lastDayShown } from "#app/domain/catalog/sale/sale-month.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { DayPill } from "#app/ui/calendar/day-pill.tsx";
import { PillSelect } from "#app/ui/form/pill-select.tsx";

type StayChoicesProps = {
  readonly look?: "chip";
  readonly today: LocalDate;
  readonly date: LocalDate | undefined;
  readonly onDate: (date: LocalDate | undefined) => void;
  readonly nights: number;
  readonly onNights: (nights: number) => void;
};

/** The first day of a stay, and how many nights. */
export function StayChoices({ look, today, date, onDate, nights, onNights }: StayChoicesProps) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  return (
    <>
      <DayPill
        look={look}
        label={t("list.in")}
        text={date ? formatShortDay(date, locale) : t("list.any_day")}
        clear={t("list.clear_day")}
        today={today}
        last={lastDayShown(today)}
        value={date}
        onChange={onDate}
      />
      <PillSelect
        look={look}
        label={t("list.nights_label")}
        icon={Moon}
        value={String(nights)}
        onChange={(count) => onNights(Number(count))}
      >
        {NIGHT_CHOICES.map((count) => (
          <option key={count} value={count}>
            {t("list.nights", { count })}
          </option>
        ))}
      </PillSelect>
    </>
  );
}
