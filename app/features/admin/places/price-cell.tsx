import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isScarce, type Places } from "#app/domain/admin/places.ts";
import { type LocalDate, weekdayOf } from "#app/domain/date/local-date.ts";
import { isWeekend, type PriceLayer } from "#app/domain/pricing/price-layer.ts";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { DayNames, PricedDay } from "./price-queries.server.ts";

type PriceCellProps = {
  readonly day: LocalDate;
  /** Absent while the day cannot be booked yet. */
  readonly priced: PricedDay | undefined;
  readonly names: DayNames;
  readonly unit: "places" | "rooms";
  readonly isToday: boolean;
  readonly isOut: boolean;
  readonly isChosen: boolean;
  /** Where the places of the day are changed. */
  readonly to: string;
};

const LAYER_LOOK: Record<PriceLayer, string> = {
  date: "font-semibold text-pick-700",
  holiday: "font-semibold text-warn-700",
  peak: "font-semibold text-warn-700",
  season: "text-ink-3",
};

export function PriceCell(props: PriceCellProps) {
  const { day, priced, names, unit, isToday, isOut, isChosen, to } = props;
  const { t } = useTranslation("desk");
  const { day: dayText } = useAdminFormat();
  const holiday = names.holidays.find((named) => named.day === day)?.name;
  const weekday = weekdayOf(day);
  const isSold = priced !== undefined && !priced.closed && priced.places.left === 0;
  return (
    <td
      aria-current={isToday ? "date" : undefined}
      className={clsx(
        "relative h-[5.75rem] border-line border-r border-b p-2 align-top last:border-r-0",
        priced && "hover:bg-pick-50",
        isChosen && "bg-pick-50 outline-2 outline-pick-600 -outline-offset-2",
        isOut && "bg-sand text-ink-3",
        priced?.closed && "adm-closed",
      )}
    >
      <span className="flex items-center justify-between gap-1">
        <span
          className={clsx(
            "num",
            isOut ? "font-medium" : "font-bold",
            (weekday === 0 || holiday) && "text-sun",
            weekday === 6 && !holiday && "text-sat",
            isToday && "underline underline-offset-4",
          )}
        >
          {priced ? (
            <Link
              to={to}
              aria-label={t("places.open_day", { day: dayText(day) })}
              aria-current={isChosen ? "true" : undefined}
              className="after:absolute after:inset-0"
            >
              {Number(day.slice(8))}
            </Link>
          ) : (
            Number(day.slice(8))
          )}
        </span>
        {isSold ? (
          <Badge tone="danger" className="!min-h-5 !py-0">
            {t("price.sold")}
          </Badge>
        ) : (
          <span className="truncate text-13 text-sun" title={holiday}>
            {holiday}
          </span>
        )}
      </span>
      <CellBody priced={priced} names={names} unit={unit} />
    </td>
  );
}

function CellBody({ priced, names, unit }: Pick<PriceCellProps, "priced" | "names" | "unit">) {
  const { t } = useTranslation("desk");
  const { number } = useAdminFormat();
  const rule = useRule(names);
  if (!priced) return <span className="mt-2 block text-13 text-ink-3">{t("price.none")}</span>;
  if (priced.closed) {
    return <span className="mt-2 block font-semibold text-ink-2">{t("price.closed")}</span>;
  }
  return (
    <>
      <span className="num block text-right font-bold text-16 leading-6">
        {number(priced.price)}
      </span>
      <span
        className={clsx("block truncate text-right text-13 leading-5", LAYER_LOOK[priced.layer])}
        title={rule(priced)}
      >
        {rule(priced)}
      </span>
      <Left places={priced.places} unit={unit} />
    </>
  );
}

function Left({ places, unit }: { readonly places: Places; readonly unit: "places" | "rooms" }) {
  const { t } = useTranslation("desk");
  return (
    <span
      className={clsx(
        "num block text-right text-13 leading-4",
        isScarce(places) ? "font-semibold text-danger-700" : "text-ink-3",
      )}
    >
      {t(`price.left.${unit}`, places)}
    </span>
  );
}

/** The name of the pricing rule that applies: the day itself, a holiday, a peak season, or the season. */
function useRule(names: DayNames): (priced: PricedDay) => string {
  const { t } = useTranslation("desk");
  return ({ day, layer, rate }) => {
    const rateName = t(`rate.${rate}`);
    if (layer === "date") return t("price.rule.date");
    if (layer === "holiday") return t("price.rule.holiday", { rate: rateName });
    if (layer === "peak") {
      const window = names.windows.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
      return window?.name ?? rateName;
    }
    return t(isWeekend(day) ? "price.rule.weekend" : "price.rule.weekday", { rate: rateName });
  };
}
