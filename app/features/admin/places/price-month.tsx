import { clsx } from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import {
  firstDayOf,
  type Month,
  monthAfter,
  monthBefore,
  monthGrid,
} from "#app/domain/admin/month.ts";
import { type LocalDate, toUtcDate, weekdayOf } from "#app/domain/date/local-date.ts";
import { LOCALE_TAG } from "#app/domain/locale.ts";
import { dateFormat } from "#app/domain/text/formats.ts";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { PriceCell } from "./price-cell.tsx";
import type { DayNames, PricedDay } from "./price-queries.server.ts";

export type PriceUnit = "places" | "rooms";

type PriceMonthProps = {
  readonly label: string;
  readonly month: Month;
  readonly today: LocalDate;
  readonly days: readonly PricedDay[];
  readonly names: DayNames;
  readonly unit: PriceUnit;
  /** The day whose places are open below. */
  readonly chosen: LocalDate | undefined;
};

/** A month of prices: what each day costs, by which pricing rule, and how many places are left. */
export function PriceMonth({ label, month, today, days, names, unit, chosen }: PriceMonthProps) {
  const { t } = useTranslation("desk");
  const grid = monthGrid(month);
  const priced = new Map(days.map((day) => [day.day, day]));
  return (
    <>
      <MonthNav month={month} />
      <p className="mt-2 mb-3 text-ink-2">{t(`price.hint.${unit}`)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses a keyboard must be able to scroll it */}
      <section className="card overflow-x-auto" aria-label={label} tabIndex={0}>
        <table className="w-full min-w-[56rem] table-fixed border-collapse">
          <thead className="bg-sand text-13 text-ink-2">
            <WeekdayRow week={grid.slice(0, 7)} />
          </thead>
          <tbody>
            {weeksOf(grid).map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <PriceCell
                    key={day}
                    day={day}
                    priced={priced.get(day)}
                    names={names}
                    unit={unit}
                    isToday={day === today}
                    isOut={!day.startsWith(month)}
                    isChosen={day === chosen}
                    to={`?month=${month}&day=${day}#places`}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function MonthNav({ month }: { readonly month: Month }) {
  const { t } = useTranslation("ui");
  const { locale } = useAdminFormat();
  const title = dateFormat(LOCALE_TAG[locale], {
    year: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(toUtcDate(firstDayOf(month)));
  const button = buttonClass({ variant: "secondary", size: "xs" });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Link
        to={`?month=${monthBefore(month)}`}
        className={button}
        aria-label={t("calendar.previous")}
      >
        <ChevronLeft aria-hidden="true" />
      </Link>
      <h2 className="num px-1 text-22">{title}</h2>
      <Link to={`?month=${monthAfter(month)}`} className={button} aria-label={t("calendar.next")}>
        <ChevronRight aria-hidden="true" />
      </Link>
    </div>
  );
}

function WeekdayRow({ week }: { readonly week: readonly LocalDate[] }) {
  const { weekday } = useAdminFormat();
  return (
    <tr>
      {week.map((day) => (
        <th
          key={day}
          scope="col"
          className={clsx(
            "border-line border-b px-2 py-2 text-left font-semibold",
            weekdayOf(day) === 0 && "text-sun",
            weekdayOf(day) === 6 && "text-sat",
          )}
        >
          {weekday(weekdayOf(day))}
        </th>
      ))}
    </tr>
  );
}

function weeksOf(grid: readonly LocalDate[]): LocalDate[][] {
  return Array.from({ length: grid.length / 7 }, (_, week) => grid.slice(week * 7, week * 7 + 7));
}
