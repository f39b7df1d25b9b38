import { daysBetween } from "#app/domain/local-date.ts";
import type { RefundStep } from "#app/domain/reservation/refund-steps.ts";

/** From free to the day itself: the colour says how much is kept, and words stand beside it everywhere. */
export function tierColour(feePercent: number): string {
  const tier = [0, 10, 15, 20, 30].findIndex((fee) => feePercent <= fee);
  return `var(--color-tier-${tier === -1 ? 5 : tier})`;
}

/** The steps to scale; a day by itself is still seen. */
export function RefundBar({ steps }: { readonly steps: readonly RefundStep[] }) {
  return (
    <div className="tiers" aria-hidden="true">
      <div className="bar">
        {steps.map(({ from, until, feePercent }) => (
          <span
            key={from}
            style={{
              flex: Math.max(3, daysBetween(from, until) + 1),
              background: tierColour(feePercent),
            }}
          />
        ))}
      </div>
    </div>
  );
}
