import { FLIGHT_SPREAD_MINUTES } from "#app/domain/order/rules/round-rules.ts";

/** A larger party goes out in flights. */
const MOST_IN_FLIGHT = 4;

/** Golfers of each flight, as equal as can be; none where a flight would be too small for the course. */
export function flightSizes(
  golfers: number,
  { minPlayers, maxPlayers }: { readonly minPlayers: number; readonly maxPlayers: number },
): readonly number[] {
  const count = Math.ceil(golfers / Math.min(MOST_IN_FLIGHT, maxPlayers));
  const least = Math.floor(golfers / count);
  const larger = golfers % count;
  const sizes = Array.from({ length: count }, (_, index) => least + (index < larger ? 1 : 0));
  return least >= minPlayers ? sizes : [];
}

/** A tee time with free places; slots of one class cost the same and suit the same wishes. */
export type FlightSlot = {
  /** In minutes of the day. */
  readonly at: number;
  readonly left: number;
  readonly kind: string;
};

export type Flight<Slot extends FlightSlot> = { readonly slot: Slot; readonly size: number };

/**
 * Every way to send the flights out: for each first tee time, the next one of each class for each later flight, within
 * the hour that one party may take.
 */
export function flightTimes<Slot extends FlightSlot>(
  slots: readonly Slot[],
  sizes: readonly number[],
): readonly (readonly Flight<Slot>[])[] {
  return orders(sizes).flatMap((order) => {
    const [size = 0] = order;
    return slots.flatMap((slot, index) =>
      slot.left >= size ? follow([{ slot, size }], slots.slice(index + 1), order.slice(1)) : [],
    );
  });
}

function follow<Slot extends FlightSlot>(
  begun: readonly Flight<Slot>[],
  later: readonly Slot[],
  [size, ...sizes]: readonly number[],
): readonly (readonly Flight<Slot>[])[] {
  if (size === undefined) return [begun];
  const until = (begun[0]?.slot.at ?? 0) + FLIGHT_SPREAD_MINUTES;
  const known = new Set<string>();
  return later.flatMap((slot, index) => {
    if (slot.at > until || slot.left < size || known.has(slot.kind)) return [];
    known.add(slot.kind);
    return follow([...begun, { slot, size }], later.slice(index + 1), sizes);
  });
}

/** Larger flights first, or smaller ones: each different order once. */
function orders(sizes: readonly number[]): readonly (readonly number[])[] {
  if (sizes.length <= 1) return [sizes];
  const known = new Map<string, readonly number[]>();
  for (const [index, size] of sizes.entries()) {
    for (const rest of orders(sizes.toSpliced(index, 1))) {
      known.set([size, ...rest].join(), [size, ...rest]);
    }
  }
  return [...known.values()];
}
