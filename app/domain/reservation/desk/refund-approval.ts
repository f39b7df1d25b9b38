import type { Won } from "#app/domain/common/money.ts";

/** "dropped": the refund was decided otherwise before a second person looked. */
export const PROPOSAL_STATUSES = ["waiting", "approved", "declined", "dropped"] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

type Decided = {
  /** What staff want to give back. */
  readonly amount: Won;
  /** What the policy gives back. */
  readonly policy: Won;
  /** Up to this sum one person decides alone. */
  readonly limit: number;
};

/** A refund that differs from the policy needs a second person above the limit. */
export function needsSecondPerson({ amount, policy, limit }: Decided): boolean {
  return amount !== policy && amount > limit;
}
