import type { Localized } from "#app/domain/common/language/languages.ts";
import { cutTo } from "#app/domain/common/text/storable.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { mentionsFarDistrict } from "#app/domain/pricing/ride-surcharges.ts";
import { MOST_NOTE } from "./ride-note.ts";

type Ride = LineOf<"callvan">;
type Ends = { readonly origin: Localized; readonly destination: Localized };

/** The two ends of the route in driving order. */
export function endsOf<Place>(
  { way }: Pick<Ride, "way">,
  [origin, destination]: readonly [Place, Place],
): readonly [Place, Place] {
  return way === "back" ? [destination, origin] : [origin, destination];
}

/** The end that only the party knows: where it is fetched, or, from the airport, where it is brought to. */
export function ownEnd(
  { way }: Pick<Ride, "way">,
  originKind: "airport" | "hotel",
): "pick_up" | "drop_off" {
  return originKind === "airport" && way !== "back" ? "drop_off" : "pick_up";
}

/** Every way that can be ridden: each route there and back, at one price. */
export function rideDirections<Route extends { readonly from: string; readonly to: string }>(
  routes: readonly Route[],
) {
  return (["there", "back"] as const).flatMap((way) =>
    routes.map((route) => {
      const [from, to] = endsOf({ way }, [route.from, route.to]);
      return { route, way, from, to };
    }),
  );
}

/**
 * The route fixes both ends. Where an older cart or a hand-written request named them freely, the words
 * only decide the direction, and stay as the note: what is sold is the route.
 */
export function normalizedRide(ride: Ride, { origin, destination }: Ends): Ride {
  const { from = "", to = "", ...rest } = ride;
  if (!from && !to) return ride;
  const isBack = isNear(to, origin) || isNear(from, destination);
  const way = ride.way ?? (isBack ? "back" : undefined);
  const [first, last] = endsOf({ way }, [origin, destination]);
  const note = ride.note ?? (isEnd(from, first) && isEnd(to, last) ? undefined : wordsOf(from, to));
  const far = ride.far ?? (mentionsFarDistrict(`${from} ${to}`) || undefined);
  return { ...rest, ...(way && { way }), ...(note && { note }), ...(far && { far }) };
}

function wordsOf(from: string, to: string): string {
  return cutTo([from, to].filter(Boolean).join(" → "), MOST_NOTE);
}

function isEnd(text: string, place: Localized): boolean {
  return Object.values(place).includes(text);
}

/** Less than a code of three letters could be anything. */
const LEAST = 3;

function isNear(text: string, place: Localized): boolean {
  const written = text.trim().toLowerCase();
  if (written.length < LEAST) return false;
  return Object.values(place).some((name = "") => {
    const known = name.toLowerCase();
    return known.length >= LEAST && (known.includes(written) || written.includes(known));
  });
}
