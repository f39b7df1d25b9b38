import type { ReactNode } from "react";

/** A cell of the table of changes. */
export const CHANGE_CELL = "border-line border-t px-2 py-1.25 text-right font-medium";
/** Its first cell, which names the day. */
export const CHANGE_DAY = "border-line border-t py-1.25 pr-2 pl-3 text-left font-medium";

type ChangesGridProps = {
  readonly title?: string;
  /** The first one is that of the days. */
  readonly head: readonly string[];
  readonly children: ReactNode;
};

/** What a save would change, day by day. */
export function ChangesGrid({ title, head, children }: ChangesGridProps) {
  return (
    <table className="w-full tabular-nums">
      {title ? <caption className="px-3 py-2.5 text-left font-bold">{title}</caption> : null}
      <thead className="text-13/5.5 text-ink-3">
        <tr>
          {head.map((label, index) => (
            <th key={label} scope="col" className={index === 0 ? CHANGE_DAY : CHANGE_CELL}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
