import { z } from "zod";
import { sumWon, type Won, won } from "#app/domain/common/money.ts";
import { says } from "#app/domain/common/validation.ts";
import { dueInDeskHours } from "#app/domain/desk/desk-hours.ts";
import { staffText } from "#app/domain/desk/staff-text.ts";
import { splitByWeight } from "#app/domain/pricing/split-by-weight.ts";
import { reasonCode } from "#app/domain/reservation/desk/reason-codes.ts";
import { type CardAndPoints, type PaidLine, splitRefund } from "./line-refund.ts";

/** What was paid for several lines and not refunded yet, as if it were one line. */
export function asOneLine<Line extends PaidLine>(lines: readonly Line[]): Line | undefined {
  const [first] = lines;
  if (!first) return undefined;
  return { ...first, paid: sumOf(lines, "paid"), refunded: sumOf(lines, "refunded") };
}

/** The parts of an amount that staff decided on: points first, then money, as the policy does. */
export function staffSplit(lines: readonly PaidLine[], amount: Won): CardAndPoints {
  const one = asOneLine(lines);
  if (!one) return { card: won(0), points: won(0) };
  const before = one.refunded ? one.refunded.card + one.refunded.points : 0;
  const { card, points } = splitRefund(one, won(amount + before));
  return { card, points };
}

export type SharedRefund = CardAndPoints & {
  readonly key: string;
  readonly fee: Won;
  readonly feePercent: number;
};

/** Splits an amount that staff decided on over the lines by what is left of each; undefined where it is more than that. */
export function shareRefund(
  lines: readonly PaidLine[],
  { card, points }: CardAndPoints,
): SharedRefund[] | undefined {
  const left = lines.map((line) => splitRefund(line, won(line.paid.card + line.paid.points)));
  const most = {
    card: sumWon(left.map((each) => each.card)),
    points: sumWon(left.map((each) => each.points)),
  };
  if (card < 0 || points < 0 || card > most.card || points > most.points) return undefined;
  const cards = splitByWeight(
    card,
    left.map((each) => each.card),
  );
  const pointShares = splitByWeight(
    points,
    left.map((each) => each.points),
  );
  return lines.map(({ key, paid }, index) => {
    const share = { card: cards[index] ?? won(0), points: pointShares[index] ?? won(0) };
    const fee = won((left[index]?.refund ?? 0) - share.card - share.points);
    const all = paid.card + paid.points;
    return { key, ...share, fee, feePercent: all === 0 ? 0 : Math.round((fee * 100) / all) };
  });
}

function sumOf(lines: readonly PaidLine[], part: "paid" | "refunded"): CardAndPoints {
  const sum = (of: "card" | "points") => sumWon(lines.map((line) => line[part]?.[of] ?? won(0)));
  return { card: sum("card"), points: sum("points") };
}

/** As soon as a question is answered: until then the member can cancel nothing. */
const DECIDED_WITHIN_HOURS = 3;

/** A part of the payment went back in the provider's console: until when staff say what it was for. */
export type UnclearRefund = { readonly by: Date; readonly isLate: boolean };

export function unclearRefund(since: Date, now: Date): UnclearRefund {
  const by = unclearUntil(since);
  return { by, isLate: by <= now };
}

export function unclearUntil(since: Date): Date {
  return dueInDeskHours(since, DECIDED_WITHIN_HOURS);
}

/** Staff may refund more than the policy says, with a reason; never more than what was paid and not refunded yet. */
export function staffRefundSchema(line: PaidLine) {
  const { refund: most } = splitRefund(line, won(line.paid.card + line.paid.points));
  return z.object({
    amount: z
      .string(says("reservation.refund_amount"))
      .trim()
      .regex(/^\d{1,10}$/, says("reservation.refund_amount"))
      .transform((digits) => won(Number(digits)))
      .refine((amount) => amount <= most, says("reservation.refund_too_much")),
    reason: staffText("reservation.reason_required", 500),
    code: reasonCode("refund"),
  });
}
