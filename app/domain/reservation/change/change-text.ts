import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { linePeople } from "#app/domain/order/line/line-facts.ts";

/** "2027-01-12 07:12 2 → 2027-01-14 07:12 3", for the history of a line. */
export function changeText(before: CartLine, after: CartLine): string {
  return `${stateText(before)} → ${stateText(after)}`;
}

function stateText(line: CartLine): string {
  if (line.kind === "hotel") {
    return `${line.checkIn}–${line.checkOut} ${line.rooms}/${linePeople(line)}`;
  }
  const time = "time" in line ? line.time : undefined;
  return [line.date, time, linePeople(line)].filter((part) => part !== undefined).join(" ");
}
