import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { PlanStyle, PlanWish } from "./plan-wish.ts";

/** A fact that speaks for a choice: its message key in `planner:reason.…` and the values of the message. */
export type PlanReason = {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
};

export type PlanItem = {
  readonly kind: "round" | "stay" | "ride" | "caddie" | "free";
  /** At the venue, as `HH:MM`. */
  readonly starts: string;
  readonly ends: string;
  /** The key of its line, as `lineKey` writes it; free time has none. */
  readonly line?: string | undefined;
  readonly price?: Won | undefined;
  readonly reason: PlanReason;
};

export type PlanDay = {
  readonly date: LocalDate;
  readonly driveMinutes: number;
  readonly items: readonly PlanItem[];
};

export type Plan = {
  readonly style: PlanStyle;
  readonly total: Won;
  /** Rounded up. */
  readonly perPerson: Won;
  /** To bring for tips, a person. */
  readonly cashBaht: number;
  readonly days: readonly PlanDay[];
  /** Exactly what a cart takes. */
  readonly lines: readonly CartLine[];
  readonly optimum: {
    readonly objective: PlanStyle;
    readonly value: number;
    readonly bound: number;
    readonly proven: boolean;
    readonly ms: number;
  };
};

/** A wish by which a conflict names it: a field, or one of several products of a field, as `must:th-siam-old`. */
export type WishPart = string;

export type Repair =
  | { readonly change: Partial<PlanWish>; readonly perPerson: Won }
  | { readonly drop: WishPart; readonly perPerson: Won };

export type Conflict = {
  /** Minimal: each of its true subsets can be satisfied. */
  readonly wishes: readonly WishPart[];
  readonly repairs: readonly Repair[];
};

export type PlanAnswer = { readonly plans: readonly Plan[]; readonly conflict?: Conflict };

export type Swap = {
  readonly line: CartLine;
  readonly plan: Plan;
  readonly difference: Won;
  /** What else moves. */
  readonly moved: readonly PlanReason[];
};
