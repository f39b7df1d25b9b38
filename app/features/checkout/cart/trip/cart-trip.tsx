import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CartPreview } from "#app/domain/checkout/cart/cart-lines.ts";
import { formatDay } from "#app/domain/common/date/date-text.ts";
import { formatWon } from "#app/domain/common/money.ts";
import type { OrderIssue } from "#app/domain/order/check/order-issue.ts";
import { carsOf, vehicleOf } from "#app/domain/order/line/line-edit.ts";
import type { RoundCaddies } from "#app/features/checkout/cart/caddie/round-caddie-queries.server.ts";
import { shortClock } from "#app/features/checkout/cart/cart-formats.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { type ShownLine, tripDays } from "#app/features/checkout/cart/cart-view.ts";
import { useLineText } from "#app/features/checkout/cart/line/line-text.ts";
import type { ChangeCart } from "#app/features/checkout/cart/use-change-cart.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { DayHead, type Minutes } from "./day-head.tsx";
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
