import type { ReactNode } from "react";

type Fact = { readonly label: string; readonly value: ReactNode | undefined };

/** What is not known is left out. */
export function PaymentFacts({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className="well mt-5 grid gap-2">
      {known.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-x-4">
          <dt className="flex-none text-ink-2">{label}</dt>
          <dd className="min-w-0 text-right font-semibold wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
