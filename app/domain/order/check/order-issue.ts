import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";

/** What a button says that mends something. */
export const FIX_ACTIONS = [
  "add_round",
  "move_caddy",
  "swap_caddy",
  "remove_caddy",
  "change_party",
  "change_time",
  "remove_round",
  "more_carts",
  "fewer_carts",
  "other_vehicle",
  "more_cars",
  "remove_ride",
  "extend_stay",
  "more_rooms",
  "fewer_rooms",
  "shorter_stay",
  "other_hotel",
  "remove_stay",
  "fewer_entries",
  "join_waiting",
  "remove_entry",
  "other_date",
  "remove_line",
  "remove_last",
] as const;
export type FixAction = (typeof FIX_ACTIONS)[number];

/** Changes the order by itself: these lines go, those come. The server prices what comes. */
export type ChangeFix = {
  readonly type: "change";
  readonly action: FixAction;
  readonly remove: readonly string[];
  readonly put: readonly CartLine[];
  /** What it adds to the price, or takes off, once that has been worked out. */
  readonly difference?: Won;
};

/** Leads to the page where it can be fixed. */
export type GoFix = { readonly type: "go"; readonly action: FixAction; readonly to: string };

export type Fix = ChangeFix | GoFix;

export type OrderIssue = {
  readonly code: ErrorCode;
  readonly level: "blocking" | "warning";
  /** Keys of the lines it is about. */
  readonly lines: readonly string[];
  /** Best first; at least one changes the order by itself. */
  readonly fixes: readonly Fix[];
  /** The values of its message. */
  readonly values?: Readonly<Record<string, string | number>>;
};

export function removeFix(action: FixAction, lines: readonly CartLine[]): ChangeFix {
  return { type: "change", action, remove: lines.map(lineKey), put: [] };
}

export function changeFix<Line extends CartLine>(
  action: FixAction,
  line: Line,
  change: Partial<Line>,
): ChangeFix {
  return { type: "change", action, remove: [lineKey(line)], put: [{ ...line, ...change }] };
}

export function linkFix(action: FixAction, to: string): GoFix {
  return { type: "go", action, to };
}

/** The order after one tap; what comes takes the place of what has the same key. */
export function applyFix(lines: readonly CartLine[], fix: ChangeFix): CartLine[] {
  const gone = new Set([...fix.remove, ...fix.put.map(lineKey)]);
  return [...lines.filter((line) => !gone.has(lineKey(line))), ...fix.put];
}
