import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { toUtcDate } from "#app/domain/common/date/local-date.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { dateFormat } from "#app/domain/common/text/formats.ts";
import type { ChangedCell } from "#app/domain/pricing/desk/change-prices.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { Margins } from "./margins.ts";

type ChangeTableProps = {
  readonly title: string;
  readonly changed: readonly ChangedCell[];
  readonly margins: Margins;
};

/** Every cell that a save would change: what it costs now and then, its net cost and its margin. */
export function ChangeTable({ title, changed, margins }: ChangeTableProps) {
  const { t } = useTranslation("prices");
  return (
    <div className="rounded-card border border-line bg-paper">
      <ChangesGrid
        title={title}
        head={[
          t("change.day"),
          t("change.now"),
          t("change.next"),
          t("change.net"),
          t("change.margin"),
        ]}
      >
        {changed.map((cell) => (
          <ChangeRow key={cell.day} cell={cell} margins={margins} />
        ))}
      </ChangesGrid>
    </div>
  );
}

type ChangeRowProps = { readonly cell: ChangedCell; readonly margins: Margins };

function ChangeRow({ cell: { day, from, to }, margins }: ChangeRowProps) {
  const { number, locale } = useAdminFormat();
  const baht = margins.bahtOn(day);
  const [was, next] = [margins.margin(day, from), margins.margin(day, to)];
  const short = dateFormat(LOCALE_TAG[locale], {
    timeZone: "UTC",
    month: "numeric",
    day: "numeric",
    weekday: "short",
  }).format(toUtcDate(day));
  return (
    <tr>
      <th scope="row" className={CHANGE_DAY}>
        {short}
      </th>
      <td className={clsx(CHANGE_CELL, "text-ink-2")}>{number(from)}</td>
      <td className={clsx(CHANGE_CELL, "text-pick-700")}>{number(to)}</td>
      <td className={clsx(CHANGE_CELL, "text-ink-3")}>
        {baht === undefined ? "–" : `฿${number(baht)}`}
      </td>
      <td className={CHANGE_CELL}>
        {next === undefined ? (
          "–"
        ) : (
          <>
            <span className="text-13 text-ink-3">{was}→ </span>
            <b className={clsx(margins.isLow(day, to) && "text-warn-700")}>{next}%</b>
          </>
        )}
      </td>
    </tr>
  );
}

/** A cell of the table of changes. */
export const CHANGE_CELL = "border-line border-t px-2 py-1.25 text-right font-medium";
/** Its first cell, which names the day. */
const CHANGE_DAY = "border-line border-t py-1.25 pr-2 pl-3 text-left font-medium";

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
