import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CartPreview } from "#app/domain/checkout/cart/cart-lines.ts";
import { formatDay, formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { weekdayName } from "#app/domain/common/date/plain-date-text.ts";
import { formatWon } from "#app/domain/common/money.ts";
import type { OrderIssue } from "#app/domain/order/check/order-issue.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { carsOf, vehicleOf } from "#app/domain/order/line/line-edit.ts";
import { dayTheme, stayAround, stayEnding, tripSpan } from "#app/domain/order/trip/trip-summary.ts";
import type { RoundCaddies } from "#app/features/checkout/cart/caddie/round-caddie-queries.server.ts";
import { shortClock, useDuration } from "#app/features/checkout/cart/cart-formats.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { type ShownLine, tripDays } from "#app/features/checkout/cart/cart-view.ts";
import { useLineText } from "#app/features/checkout/cart/line/line-text.ts";
import type { ChangeCart } from "#app/features/checkout/cart/use-change-cart.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { TripItem } from "./trip-item.tsx";
import { TripStop } from "./trip-stop.tsx";

type TripProps = {
  readonly lines: readonly ShownLine[];
  readonly issues: readonly OrderIssue[];
  readonly products: CartProducts;
  readonly minutes: Minutes;
  readonly returnRide: ReturnRideLine;
  readonly isPicked: (key: string) => boolean;
  readonly onPick: (keys: readonly string[], picked: boolean) => void;
  readonly cart: ChangeCart;
  /** Opens the calendar of a line. */
  readonly onMove: (shown: ShownLine) => void;
  /** Key of the line that has just been moved. */
  readonly arrived: string | undefined;
  /** Caddies who could be named, by the key of a round. */
  readonly offers: RoundCaddies;
};

/** The cart as a trip: its lines grouped by day. */
export function Trip({ lines, minutes, returnRide, ...props }: TripProps) {
  const locale = useLocale();
  const first = props.issues.find(({ level }) => level === "blocking")?.lines[0];
  const cartLines = lines.map(({ line }) => line);
  const days = tripDays(lines);
  // The suggested return ride closes the trip, even on a day without lines.
  const hasDay = days.some(([day]) => day === returnRide?.date);
  const all = returnRide && !hasDay ? [...days, [returnRide.date, []] as const] : days;
  return all.map(([day, stops]) => (
    <section key={day} aria-label={formatDay(day, locale)}>
      <DayHead day={day} lines={cartLines} products={props.products} minutes={minutes} />
      <ul className="grid gap-3">
        {stops.map((stop) => (
          <TripStop
            key={stop.head.key}
            stop={stop}
            lines={cartLines}
            firstProblem={first}
            {...props}
          />
        ))}
        {returnRide?.date === day ? (
          <ReturnRide line={returnRide} products={props.products} cart={props.cart} />
        ) : null}
      </ul>
    </section>
  ));
}

type ReturnRideLine = CartPreview["returnRide"];

type ReturnRideProps = {
  readonly line: NonNullable<ReturnRideLine>;
  readonly products: CartProducts;
  readonly cart: ChangeCart;
};

/** Suggests the ride back to the airport where only the way there is booked. */
function ReturnRide({ line, products, cart }: ReturnRideProps) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const lineText = useLineText(products);
  const id = vehicleOf(line, products.vehicles);
  const vehicle = products.vehicles.find((each) => each.id === id)?.name ?? "";
  const count = carsOf(line, products.vehicles);
  const time = shortClock(line.time ?? "");
  return (
    <TripItem kind="return">
      <div className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-line-3 bg-white p-4">
        <div className="min-w-50 flex-1">
          <b className="block leading-6">{t("back.title")}</b>
          <p className="text-14 text-ink-2 tabular-nums">
            {lineText(line).name}
            {", "}
            {t("back.when", { time })}
            {", "}
            {t("detail.cars", { vehicle, count })}{" "}
            <b className="whitespace-nowrap text-ink">{formatWon(line.price, locale)}</b>
          </p>
        </div>
        <Button
          size="sm"
          variant="secondary"
          busy={cart.busy !== undefined}
          onClick={() => void cart.change({ remove: [], put: [line], done: t("ride.done") })}
        >
          <Plus aria-hidden="true" />
          {t("ride.add")}
        </Button>
      </div>
    </TripItem>
  );
}

/** Driving minutes from hotel to course. */
type Minutes = Readonly<Record<string, Readonly<Record<string, number>>>>;

type DayHeadProps = {
  readonly day: LocalDate;
  readonly lines: readonly CartLine[];
  readonly products: CartProducts;
  readonly minutes: Minutes;
};

/** The headline of a day: its courses, or arrival and departure, with the drive. */
function DayHead({ day, lines, products, minutes }: DayHeadProps) {
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
