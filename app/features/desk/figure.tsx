import type { ReactNode } from "react";

/** The box of a number; the caller chooses its gap. */
export const figureClass = "flex flex-col rounded-card border border-line bg-paper px-4.5 py-4";
/** Its number, where it stands alone. */
export const bigNumberClass = "text-28 tracking-[-0.03em] tabular-nums";

type FigureProps = { readonly label: string; readonly value: ReactNode; readonly sub: ReactNode };

/** One number of a record with what it means; stands in a `dl`. */
export function Figure({ label, value, sub }: FigureProps) {
  return (
    <div className={`${figureClass} gap-0.5`}>
      <dt className="font-semibold text-13 text-ink-2">{label}</dt>
      <dd className="min-w-0">
        <b className="block text-18 leading-7 tracking-[-0.03em] whitespace-nowrap tabular-nums">
          {value}
        </b>
        <span className="line-clamp-2 text-13 text-ink-2">{sub}</span>
      </dd>
    </div>
  );
}
