import { addDays, daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { roundToThousand, type Won } from "#app/domain/common/money.ts";
import { isWeekend } from "#app/domain/pricing/price-layer.ts";

export const SCOPES = ["weekday", "weekend", "holiday"] as const;
export type Scope = (typeof SCOPES)[number];

/** Below and above, a price is a slip of the finger. */
export const MIN_PRICE = 1_000;
export const MAX_PRICE = 10_000_000;
export const MAX_PERCENT = 300;
export const MIN_PERCENT = -90;

export type PriceCellState = {
  readonly day: LocalDate;
  readonly price: Won;
  readonly closed: boolean;
  readonly holiday: boolean;
};

/** What to do in one scope: a difference, a new price, or a share of the price. */
export type ScopeChange =
  | { readonly by: "difference"; readonly amount: number }
  | { readonly by: "price"; readonly amount: number }
  | { readonly by: "percent"; readonly percent: number };

export type RangeChange =
  | { readonly kind: "scopes"; readonly scopes: Partial<Readonly<Record<Scope, ScopeChange>>> }
  | {
      readonly kind: "copy";
      readonly scopes: readonly Scope[];
      /** The first day of the copied period; its days follow those of the range one by one. */
      readonly from: LocalDate;
      readonly prices: ReadonlyMap<LocalDate, Won>;
    };

export type ChangedCell = { readonly day: LocalDate; readonly from: Won; readonly to: Won };
export type UnchangedCell = {
  readonly day: LocalDate;
  readonly why: "closed" | "scope" | "same" | "no_source";
};
export type RangePreview = {
  readonly changed: readonly ChangedCell[];
  readonly unchanged: readonly UnchangedCell[];
  /** Cells whose new price would be absurd; nothing is saved while there is one. */
  readonly wrong: readonly { readonly day: LocalDate; readonly error: ErrorCode }[];
};

/** Holidays are named by the calendar of the country; Saturday and Sunday are the weekend. */
export function scopeOf({ day, holiday }: Pick<PriceCellState, "day" | "holiday">): Scope {
  if (holiday) return "holiday";
  return isWeekend(day) ? "weekend" : "weekday";
}

/** Which cells of a range change to what; closed days and scopes that are not chosen stay. */
export function previewChange(cells: readonly PriceCellState[], change: RangeChange): RangePreview {
  const changed: ChangedCell[] = [];
  const unchanged: UnchangedCell[] = [];
  const wrong: { day: LocalDate; error: ErrorCode }[] = [];
  const [start] = cells.map(({ day }) => day).toSorted();
  for (const cell of cells) {
    const { day } = cell;
    const next = cell.closed ? "closed" : newPrice(cell, change, start ?? day);
    if (typeof next === "string") {
      unchanged.push({ day, why: next });
      continue;
    }
    const error = priceError(next);
    if (error) wrong.push({ day, error });
    else if (next === cell.price) unchanged.push({ day, why: "same" });
    else changed.push({ day, from: cell.price, to: roundedPrice(next, change) });
  }
  return { changed, unchanged, wrong };
}

function newPrice(
  cell: PriceCellState,
  change: RangeChange,
  start: LocalDate,
): number | "scope" | "no_source" {
  const scope = scopeOf(cell);
  if (change.kind === "copy") {
    if (!change.scopes.includes(scope)) return "scope";
    return change.prices.get(addDays(change.from, daysBetween(start, cell.day))) ?? "no_source";
  }
  const wanted = change.scopes[scope];
  return wanted ? scopedPrice(cell.price, wanted) : "scope";
}

/** Prices are quoted in thousands. */
function scopedPrice(price: Won, change: ScopeChange): number {
  if (change.by === "price") return roundToThousand(change.amount);
  if (change.by === "difference") return roundToThousand(price + change.amount);
  return roundToThousand((price * (100 + change.percent)) / 100);
}

function roundedPrice(price: number, change: RangeChange): Won {
  // A copied price is taken as it is.
  return change.kind === "copy" ? (price as Won) : roundToThousand(price);
}

/** Why an amount cannot be a price; undefined where it can. */
export function priceError(price: number): ErrorCode | undefined {
  if (!Number.isSafeInteger(price) || price < MIN_PRICE) return "price.too_low";
  return price > MAX_PRICE ? "price.too_high" : undefined;
}

const DIFFERENCE = /^([+\-−])\s*([\d,]{1,12})$/;
const AMOUNT = /^[\d,]{1,12}$/;
const PERCENT = /^([+\-−]?)\s*(\d{1,3}(?:\.\d)?)\s*%?$/;

/** `+5000` and `−5000` are differences, `172000` is the new price. */
export function readAmount(text: string): ScopeChange | undefined {
  const trimmed = text.trim();
  const difference = DIFFERENCE.exec(trimmed);
  if (difference) {
    const amount = Number((difference[2] ?? "").replaceAll(",", ""));
    return { by: "difference", amount: difference[1] === "+" ? amount : -amount };
  }
  if (!AMOUNT.test(trimmed) || !/\d/.test(trimmed)) return undefined;
  return { by: "price", amount: Number(trimmed.replaceAll(",", "")) };
}

/** `-8`, `−8 %` and `+5.5`; undefined for what no price could be changed by. */
export function readPercent(text: string): ScopeChange | undefined {
  const parts = PERCENT.exec(text.trim());
  if (!parts) return undefined;
  const size = Number(parts[2]);
  const percent = parts[1] === "-" || parts[1] === "−" ? -size : size;
  return percent < MIN_PERCENT || percent > MAX_PERCENT ? undefined : { by: "percent", percent };
}
