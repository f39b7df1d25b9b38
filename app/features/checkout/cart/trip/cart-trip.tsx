import { formatDay } from "#app/domain/common/date/date-text.ts";
import type { OrderIssue } from "#app/domain/order/check/order-issue.ts";
import type { RoundCaddies } from "#app/features/checkout/cart/caddy/round-caddy-queries.server.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { type ShownLine, tripDays } from "#app/features/checkout/cart/cart-view.ts";
import type { ChangeCart } from "#app/features/checkout/cart/use-change-cart.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { DayHead, type Minutes } from "./day-head.tsx";
import { ReturnRide, type ReturnRideLine } from "./return-ride-line.tsx";
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
