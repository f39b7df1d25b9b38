import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { canPlayBoth } from "#app/domain/order/rules/round-rules.ts";
import { type TeeSheet, teeSheet } from "#app/domain/pricing/tee-sheet-rules.ts";

type Round = LineOf<"golf">;

/** The round of the trip that leaves no time for this one. */
export function clashOf<Other extends Round>(
  round: Round,
  others: readonly Other[],
): Other | undefined {
  return others.find(
    (other) => lineKey(other) === lineKey(round) || !canPlayBoth(other, round, { roads: {} }),
  );
}

/** The round of the trip that leaves time for no tee time of a day. */
export function clashOn<Other extends Round>(
  day: LocalDate,
  sheet: TeeSheet,
  round: Round,
  others: readonly Other[],
): Other | undefined {
  const clashes = teeSheet(sheet).map((time) => clashOf({ ...round, date: day, time }, others));
  return clashes.every((clash) => clash !== undefined) ? clashes[0] : undefined;
}
