import { useTranslation } from "react-i18next";
import { formatDay, formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { weekdayName } from "#app/domain/common/date/plain-date-text.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { dayTheme, stayAround, stayEnding, tripSpan } from "#app/domain/order/trip/trip-summary.ts";
import { shortClock, useDuration } from "#app/features/checkout/cart/cart-formats.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

/** Driving minutes from hotel to course. */
export type Minutes = Readonly<Record<string, Readonly<Record<string, number>>>>;

type DayHeadProps = {
  readonly day: LocalDate;
  readonly lines: readonly CartLine[];
  readonly products: CartProducts;
  readonly minutes: Minutes;
};

/** The headline of a day: its courses, or arrival and departure, with the drive. */
export function DayHead({ day, lines, products, minutes }: DayHeadProps) {
  const locale = useLocale();
  const { title, note } = useDayText(day, lines, products, minutes);
  const isYearPlain = tripSpan(lines)?.first.slice(0, 4) === day.slice(0, 4);
  return (
    <div className="relative z-2 flex items-center gap-3 pt-3 pb-1">
      <span
        className="grid size-11 flex-none place-content-center rounded-[0.875rem] bg-ink text-center text-18 leading-5 font-extrabold text-paper tabular-nums md:size-12"
        aria-hidden="true"
      >
        {Number(day.slice(8))}
        <small className="text-13 leading-3.5 font-semibold opacity-85">
          {weekdayName(day, locale, "short")}
        </small>
      </span>
      <div className="min-w-0">
        <h2 className="text-18 leading-6">{title ?? formatDay(day, locale)}</h2>
        {title ? (
          <p className="text-14 leading-5.5 text-ink-2 tabular-nums">
            {[isYearPlain ? formatShortDay(day, locale) : formatDay(day, locale), ...note].join(
              " · ",
            )}
          </p>
        ) : null}
      </div>
    </div>
  );
}

function useDayText(
  day: LocalDate,
  lines: readonly CartLine[],
  products: CartProducts,
  minutes: Minutes,
) {
  const { t } = useTranslation("cart");
  const duration = useDuration();
  const theme = dayTheme(day, lines);
  const leaving = stayEnding(day, lines);
  const checkOut = leaving && products.rooms[leaving.roomId]?.checkOut.slice(0, 5);
  const out = checkOut ? [t("day.check_out", { time: shortClock(checkOut) })] : [];
  switch (theme.kind) {
    case "round": {
      const names = theme.courseIds.map((id) => products.courses[id]?.name ?? t("unknown"));
      const [first = ""] = theme.courseIds;
      const stay = stayAround(day, lines);
      const drive =
        stay && theme.courseIds.length === 1 ? minutes[stay.hotelId]?.[first] : undefined;
      const far = drive === undefined ? [] : [t("day.drive", { minutes: duration(drive) })];
      return { title: names.join(" · "), note: [...far, ...out] };
    }
    case "arrival":
    case "leaving":
      return { title: t(`day.${theme.kind}`), note: out };
    case "plain":
      return { title: undefined, note: [] };
  }
}
