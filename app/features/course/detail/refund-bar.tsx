import { daysBetween } from "#app/domain/local-date.ts";
import type { RefundStep } from "#app/domain/reservation/refund/refund-steps.ts";

/** From free cancellation to the day of use: the colour shows the fee, always with text beside it. */
export function tierColour(feePercent: number): string {
  return TIERS.find(({ upTo }) => feePercent <= upTo)?.colour ?? "bg-tier-5";
}

const TIERS = [
  { upTo: 0, colour: "bg-tier-0" },
  { upTo: 10, colour: "bg-tier-1" },
  { upTo: 15, colour: "bg-tier-2" },
  { upTo: 20, colour: "bg-tier-3" },
  { upTo: 30, colour: "bg-tier-4" },
] as const;

/** The tiers to scale, each wide enough to be seen. */
export function RefundBar({ steps }: { readonly steps: readonly RefundStep[] }) {
  return (
    <div className="tiers" aria-hidden="true">
      <div className="bar">
        {steps.map(({ from, until, feePercent }) => (
          <span
            key={from}
            className={tierColour(feePercent)}
            style={{ flex: Math.max(3, daysBetween(from, until) + 1) }}
          />
        ))}
      </div>
    </div>
  );
}
