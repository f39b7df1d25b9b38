import type { CartLine } from "./cart-line.ts";
import { lineKey } from "./line-facts.ts";
import type { ChangeFix } from "./order-issue.ts";
import { caddiesOf } from "./rounds-of.ts";

/** One line in the place of another; caddies who named its hour go out at the new one. */
export function lineChange(
  before: CartLine,
  after: CartLine,
  lines: readonly CartLine[],
): Pick<ChangeFix, "remove" | "put"> {
  const isMoved = before.kind === "golf" && after.kind === "golf" && before.time !== after.time;
  const named = isMoved ? caddiesOf(before, lines).filter(({ time }) => time !== undefined) : [];
  const moved = isMoved ? named.map((caddy) => ({ ...caddy, time: after.time })) : [];
  return { remove: [before, ...named].map(lineKey), put: [after, ...moved] };
}
