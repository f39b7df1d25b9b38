const LAST = { fill: "bg-tier-5", colour: "var(--color-tier-5)" };

const FEE_TIERS = [
  { upToPercent: 0, fill: "bg-tier-0", colour: "var(--color-tier-0)" },
  { upToPercent: 10, fill: "bg-tier-1", colour: "var(--color-tier-1)" },
  { upToPercent: 15, fill: "bg-tier-2", colour: "var(--color-tier-2)" },
  { upToPercent: 20, fill: "bg-tier-3", colour: "var(--color-tier-3)" },
  { upToPercent: 30, fill: "bg-tier-4", colour: "var(--color-tier-4)" },
] as const;

/** The colour of a cancellation fee, from free to nothing back; a text next to it always says the same. */
export function feeTier(percent: number) {
  return FEE_TIERS.find(({ upToPercent }) => percent <= upToPercent) ?? LAST;
}
