import type { ChangeFix } from "#app/domain/order/check/order-issue.ts";
import { caddiesOf, roundsAt } from "#app/domain/order/rounds-of.ts";
import type { CartLine, LineOf } from "./cart-line.ts";
import { lineKey } from "./line-facts.ts";

/** One line in the place of another; of a round that moves, its caddies move along. */
export function lineChange(
  before: CartLine,
  after: CartLine,
  lines: readonly CartLine[],
): Pick<ChangeFix, "remove" | "put"> {
  const moved = before.kind === "golf" && after.kind === "golf" ? along(before, after, lines) : [];
  return {
    remove: [lineKey(before), ...moved.map(({ was }) => lineKey(was))],
    put: [after, ...moved.map(({ caddie }) => caddie)],
  };
}

/** On another day all of them; at another hour those who named it. */
function along(before: LineOf<"golf">, after: LineOf<"golf">, lines: readonly CartLine[]) {
  const { date, time } = after;
  const isOtherDay = before.date !== date;
  if (!isOtherDay && before.time === time) return [];
  // With another round on the new day she must say which is hers.
  const isShared = isOtherDay && roundsAt(lines, after).length > 0;
  const names = (caddie: LineOf<"caddy">) => caddie.time !== undefined || isShared;
  return caddiesOf(before, lines)
    .filter((caddie) => isOtherDay || caddie.time !== undefined)
    .map((was) => ({ was, caddie: { ...was, date, ...(names(was) && { time }) } }));
}
