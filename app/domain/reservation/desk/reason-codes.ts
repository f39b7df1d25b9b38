import { z } from "zod";
import type { Won } from "#app/domain/common/money.ts";
import { says } from "#app/domain/common/validation.ts";

/** Why staff refuse, cancel or decide on a refund themselves: a few codes that can be counted, in addition to the sentence for the member. */
export const REASON_CODES = {
  refuse: ["fully_booked", "course_closed", "no_answer", "price_changed", "group_rules", "other"],
  cancel: ["customer_wish", "illness", "flight", "weather", "duplicate", "other"],
  refund: ["illness", "flight", "weather", "our_mistake", "supplier_fault", "goodwill", "other"],
} as const;

export type ReasonKind = keyof typeof REASON_CODES;
export type ReasonCode = (typeof REASON_CODES)[ReasonKind][number];

/** Every code once, for the filter of the list. */
export const ALL_REASON_CODES: readonly ReasonCode[] = [
  ...new Set(Object.values(REASON_CODES).flat()),
];

/** The code that a form of this kind must carry. */
export function reasonCode<Kind extends ReasonKind>(kind: Kind) {
  return z.enum(REASON_CODES[kind], says("reservation.code_required"));
}

/** "dropped": the refund was decided otherwise before a second person looked. */
const PROPOSAL_STATUSES = ["waiting", "approved", "declined", "dropped"] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

type Decided = {
  /** The amount that staff want to refund. */
  readonly amount: Won;
  /** The amount that the policy refunds. */
  readonly policy: Won;
  /** Up to this sum one person decides alone. */
  readonly limit: number;
};

/** A refund that differs from the policy needs a second person above the limit. */
export function needsSecondPerson({ amount, policy, limit }: Decided): boolean {
  return amount !== policy && amount > limit;
}
