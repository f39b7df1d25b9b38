import { clsx } from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { addDays, type LocalDate, weekdayOf } from "#app/domain/common/date/local-date.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { PricedDay } from "#app/features/pricing/desk/places/price-queries.server.ts";
import { buttonClass } from "#app/ui/button.tsx";

type DayStripProps = {
  readonly day: LocalDate;
  readonly days: readonly PricedDay[];
  readonly link: (day: LocalDate) => string;
};

/** A week around the day, each with how much of it is taken. */
export function DayStrip({ day, days, link }: DayStripProps) {
  const { t } = useTranslation("prices");
  const small = buttonClass({ variant: "secondary", size: "xs" });
  return (
    <nav className="mb-3 flex gap-2 overflow-x-auto" aria-label={t("sheet.days")}>
      <Link to={link(addDays(day, -1))} className={small} aria-label={t("sheet.before")}>
        <ChevronLeft aria-hidden="true" />
      </Link>
      {days.map((each) => (
        <StripDay key={each.day} each={each} isChosen={each.day === day} to={link(each.day)} />
      ))}
      <Link to={link(addDays(day, 1))} className={small} aria-label={t("sheet.after")}>
        <ChevronRight aria-hidden="true" />
      </Link>
    </nav>
  );
}

type StripDayProps = { readonly each: PricedDay; readonly isChosen: boolean; readonly to: string };

function StripDay({ each: { day, places, closed }, isChosen, to }: StripDayProps) {
  const { t } = useTranslation("prices");
  const { weekday, day: dayText } = useAdminFormat();
  const taken = places.all === 0 ? 0 : Math.round((100 * (places.all - places.left)) / places.all);
  const number = weekdayOf(day);
  return (
    <Link
      to={to}
      className={clsx(
        "grid w-22 flex-none rounded-[0.625rem] border px-2.5 py-1.75",
        isChosen ? "border-ink bg-ink text-paper" : "border-line",
      )}
      aria-current={isChosen ? "date" : undefined}
      aria-label={dayText(day)}
    >
      <span className="flex justify-between gap-2">
        <b>{Number(day.slice(8))}</b>
        <span
          className={clsx(
            !isChosen && number === 0 && "text-sun",
            !isChosen && number === 6 && "text-sat",
          )}
        >
          {weekday(number).slice(0, 1)}
        </span>
      </span>
      <span className="tabular-nums whitespace-nowrap text-13">
        {closed ? t("closed") : places.left === 0 ? t("sold") : `${taken}%`}
      </span>
    </Link>
  );
}
