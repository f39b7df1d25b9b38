import type { ReactNode } from "react";
import { minusClass, moneyRowClass } from "#app/ui/money/money-row-class.ts";
import { priceClass } from "#app/ui/money/price-class.ts";

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
    <dl className={className}>
      {rows.map(({ label, note, amount, minus = false }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all rows are replaced together
        <div key={index} className={moneyRowClass({ look: tight ? "tight" : "plain" })}>
          <dt className="text-ink-2">
            {label} {note ? <small className="tabular-nums whitespace-nowrap">{note}</small> : null}
          </dt>
          <dd className={minus ? minusClass : undefined}>{amount}</dd>
        </div>
      ))}
      {total ? (
        <div className={moneyRowClass({ look: tight ? "tight-total" : "total" })}>
          <dt className="text-18">{total.label}</dt>
          <dd className={priceClass({ size: "lg" })}>{total.amount}</dd>
        </div>
      ) : null}
    </dl>
  );
}
