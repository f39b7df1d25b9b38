import {
  inEachLocale,
  type Localized,
  localizedText,
} from "#app/domain/common/language/languages.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { isOneTrip, shortPlaceName, tripParty, tripSpan } from "./trip-summary.ts";

/** More places than these are no name. */
const MOST_PLACES = 2;

/** 「파타야 3일, 넷이서」 before it is put into words. */
export type TripTitle = {
  readonly places: readonly string[];
  readonly days: number;
  /** Undefined where the lines do not agree. */
  readonly party: number | undefined;
};

/** Undefined where the lines are no one trip to one or two places; `regions` are those of its lines. */
export function tripTitle(
  lines: readonly CartLine[],
  regions: readonly string[],
): TripTitle | undefined {
  const span = tripSpan(lines);
  const places = [...new Set(regions.map(shortPlaceName))];
  if (!isOneTrip(span) || places.length === 0 || places.length > MOST_PLACES) return undefined;
  return { places, days: span.days, party: tripParty(lines) };
}

/** A round or tournament names a trip first, then the stay, a ride last. */
export const TELLING_KINDS: readonly LineKind[] = [
  "golf",
  "tournament",
  "hotel",
  "caddy",
  "callvan",
];

/** The line that an order is named after, and whose picture it shows. */
export function faceOf<Line extends { readonly kind: LineKind }>(
  lines: readonly Line[],
): Line | undefined {
  const rank = ({ kind }: Line) => TELLING_KINDS.indexOf(kind);
  return lines.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** One product, with the caddie and the van that belong to it, bears its own name. */
export function isOneProduct(lines: readonly CartLine[]): boolean {
  return lines.filter(({ kind }) => kind !== "caddy").length <= 1;
}

/** A line of a trip, by both names; by one where they are the same. */
export function partOfTrip(trip: Localized, line: Localized): Localized {
  return inEachLocale((locale) => {
    const names = [localizedText(trip, locale), localizedText(line, locale)];
    return [...new Set(names)].join(" · ");
  });
}
