import { type Won, won } from "#app/domain/money.ts";
import { dependentLines, type Hanging } from "./cascade.ts";
import { fullRefund, type LineRefund, lineRefund, type PaidLine } from "./line-refund.ts";

export type OrderedLine = PaidLine & Pick<Hanging, "parentLine">;

/** What is told before a cancel is confirmed: everything that falls, and the exact won. */
export type CancelPlan = {
  readonly lines: readonly LineRefund[];
  readonly fee: Won;
  readonly refund: Won;
  readonly card: Won;
  readonly points: Won;
  /** The first moment at which any part of it gets worse. */
  readonly fallsAt: Date | null;
};

/** One line with all that hangs on it; null where it can no longer be cancelled. */
export function cancelPlan(
  key: string,
  order: readonly OrderedLine[],
  now: Date,
): CancelPlan | null {
  const falling = dependentLines(key, order);
  return falling.length > 0 ? planOf(falling, now) : null;
}

/** Everything of the order that can still be cancelled; null where nothing can. */
export function wholeCancelPlan(order: readonly OrderedLine[], now: Date): CancelPlan | null {
  const plan = planOf(order, now);
  return plan.lines.length > 0 ? plan : null;
}

/** The supplier refuses a line: it comes back whole, and so does what hangs on it, for it is nobody's fault here. */
export function refusalPlan(key: string, order: readonly OrderedLine[]): CancelPlan | null {
  const falling = dependentLines(key, order);
  if (falling.length === 0) return null;
  return sumOf(
    falling.map((line) => ({
      ...fullRefund(line),
      key: line.key,
      feePercent: 0,
      fee: won(0),
      falls: null,
    })),
  );
}

function planOf(lines: readonly PaidLine[], now: Date): CancelPlan {
  return sumOf(lines.flatMap((line) => lineRefund(line, now) ?? []));
}

function sumOf(refunds: readonly LineRefund[]): CancelPlan {
  const sum = (part: "fee" | "refund" | "card" | "points") =>
    won(refunds.reduce((total, each) => total + each[part], 0));
  const falls = refunds.flatMap(({ falls }) => (falls ? [falls.at.getTime()] : []));
  return {
    lines: refunds,
    fee: sum("fee"),
    refund: sum("refund"),
    card: sum("card"),
    points: sum("points"),
    fallsAt: falls.length > 0 ? new Date(Math.min(...falls)) : null,
  };
}
