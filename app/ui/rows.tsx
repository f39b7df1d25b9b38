import { clsx } from "clsx";
import type { ReactNode } from "react";

type MoneyRow = {
  readonly label: ReactNode;
  /** How the amount is calculated: 「187,000 × 2」. */
  readonly note?: ReactNode;
  readonly amount: ReactNode;
  /** A discount. */
  readonly minus?: boolean;
};

type RowsProps = {
  readonly rows: readonly MoneyRow[];
  readonly total?: Pick<MoneyRow, "label" | "amount">;
  readonly tight?: boolean;
  readonly className?: string;
};

/** A list of amounts with a total. */
export function Rows({ rows, total, tight = false, className }: RowsProps) {
  return (
    <dl className={clsx("rows", tight && "tight", className)}>
      {rows.map(({ label, note, amount, minus = false }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all rows are replaced together
        <div key={index} className="row">
          <dt className="k">
            {label} {note ? <small className="num">{note}</small> : null}
          </dt>
          <dd className={minus ? "minus" : undefined}>{amount}</dd>
        </div>
      ))}
      {total ? (
        <div className="row row-total">
          <dt className="text-18">{total.label}</dt>
          <dd className="price price-lg">{total.amount}</dd>
        </div>
      ) : null}
    </dl>
  );
}
