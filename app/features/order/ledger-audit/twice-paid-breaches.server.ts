import { type Breach, breaches } from "./breach.ts";
import type { OrderRecord } from "./order-breaches.server.ts";

/** The second of two tabs, or of two presses, is sent within these. */
const TWICE_WITHIN_MS = 10 * 60_000;

/** What one member bought twice within minutes: the same line in two paid orders, neither of them cancelled. */
export function twiceBreaches(records: readonly OrderRecord[]): Breach[] {
  const { list, expect } = breaches("I-TWICE");
  const bought = records.filter(({ status }) => status === "PAID").flatMap(standingLines);
  for (const [line, sold] of Map.groupBy(bought, ({ line }) => line)) {
    const times = sold.map(({ at }) => at).toSorted((a, b) => a - b);
    const isTwice = times.some(
      (at, index) => at - (times[index - 1] ?? -Infinity) < TWICE_WITHIN_MS,
    );
    const numbers = sold.map(({ number }) => number).join(", ");
    expect(!isTwice, numbers, `the same member paid ${line.split(" ")[1]} twice within minutes`);
  }
  return list;
}

/** By member, key and choice: another party at the same hour is another line. */
function standingLines({ number, memberId, createdAt, lines, reservations }: OrderRecord) {
  const at = createdAt.getTime();
  return lines
    .filter(({ key }) =>
      reservations.some(({ lineKey, status }) => lineKey === key && status !== "CANCELLED"),
    )
    .map(({ key, choice, travellers }) => {
      const names = travellers.map(({ firstName, lastName }) => [firstName, lastName]);
      return { number, at, line: `${memberId} ${key} ${JSON.stringify([choice, names])}` };
    });
}
