import type { ReactNode } from "react";

type FigureProps = { readonly label: string; readonly value: ReactNode; readonly sub: ReactNode };

/** One number of a record with what it means; stands in a `dl`. */
export function Figure({ label, value, sub }: FigureProps) {
  return (
    <div className="kpi">
      <dt className="font-semibold text-13 text-ink-2">{label}</dt>
      <dd className="min-w-0">
        <b className="member-figure">{value}</b>
        <span className="line-clamp-2 text-13 text-ink-2">{sub}</span>
      </dd>
    </div>
  );
}
