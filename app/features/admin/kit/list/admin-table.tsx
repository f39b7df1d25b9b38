import { clsx } from "clsx";
import type { ReactNode } from "react";

export type Column<Row> = {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned, so that digits line up. */
  readonly right?: boolean;
  readonly nowrap?: boolean;
};

type AdminTableProps<Row> = {
  /** The name of the table for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly wide?: boolean;
  readonly selected?: string | number | undefined;
};

/** Scrolls sideways inside its own box, so that the page never does. */
export function AdminTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  wide = true,
  selected,
}: AdminTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses a keyboard must be able to scroll it
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table
        className={clsx(
          "tbl [&_tr:last-child>td]:border-b-0",
          wide ? "min-w-[52rem]" : "min-w-[36rem]",
        )}
      >
        <thead>
          <tr>
            {columns.map(({ header, right }) => (
              <th key={header} scope="col" className={right ? "r" : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={keyOf(row) === selected ? "sel" : undefined}>
              {columns.map(({ header, cell, right, nowrap }) => (
                <td key={header} className={clsx(right && "r num", nowrap && "whitespace-nowrap")}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
