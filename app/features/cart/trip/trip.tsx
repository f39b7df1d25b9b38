import type { OrderIssue } from "#app/domain/booking/order-issue.ts";
import { formatDay } from "#app/domain/date-text.ts";
import type { CartThings } from "#app/features/cart/cart-products.server.ts";
import { type ShownLine, tripDays } from "#app/features/cart/cart-view.ts";
import type { ChangeCart } from "#app/features/cart/use-change-cart.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { DayHead, type Minutes } from "./day-head.tsx";
import { WayBack, type WayBackLine } from "./return-ride.tsx";
import { TripStop } from "./trip-stop.tsx";

type TripProps = {
  readonly lines: readonly ShownLine[];
  readonly issues: readonly OrderIssue[];
  readonly things: CartThings;
  readonly minutes: Minutes;
  readonly wayBack: WayBackLine;
  readonly isPicked: (key: string) => boolean;
  readonly onPick: (keys: readonly string[], picked: boolean) => void;
  readonly cart: ChangeCart;
  /** Whoever wants another day. */
  readonly onMove: (shown: ShownLine) => void;
  /** Key of the line that has just been moved. */
  readonly arrived: string | undefined;
};

/** The cart as a trip: its days, and under each what happens then. */
export function Trip({ lines, minutes, wayBack, ...props }: TripProps) {
  const locale = useLocale();
  const first = props.issues.find(({ level }) => level === "blocking")?.lines[0];
  const cartLines = lines.map(({ line }) => line);
  const days = tripDays(lines);
  // The way back closes the trip, also where nothing else happens on its day.
  const hasDay = days.some(([day]) => day === wayBack?.date);
  const all = wayBack && !hasDay ? [...days, [wayBack.date, []] as const] : days;
  return all.map(([day, stops]) => (
    <section key={day} aria-label={formatDay(day, locale)}>
      <DayHead day={day} lines={cartLines} things={props.things} minutes={minutes} />
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
        {wayBack?.date === day ? (
          <WayBack line={wayBack} things={props.things} cart={props.cart} />
        ) : null}
      </ul>
    </section>
  ));
}
