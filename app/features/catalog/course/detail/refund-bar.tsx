import { daysBetween } from "#app/domain/common/date/local-date.ts";
import type { RefundStep } from "#app/domain/reservation/refund/refund-steps.ts";
import { feeTier } from "#app/ui/money/fee-tier.ts";

/** The refund steps to scale; a step of a single day stays wide enough to be seen. */
export function RefundBar({ steps }: { readonly steps: readonly RefundStep[] }) {
  return (
    <div className="mt-2.5 flex gap-0.75" aria-hidden="true">
      {steps.map(({ from, until, feePercent }) => (
        <span
          key={from}
          className={`h-2 rounded-xs first:rounded-l-lg last:rounded-r-lg ${feeTier(feePercent).fill}`}
          style={{ flex: Math.max(3, daysBetween(from, until) + 1) }}
        />
      ))}
    </div>
  );
}
