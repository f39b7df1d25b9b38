import { clsx } from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { addressWith, nextSort, sortParam } from "#app/domain/desk/list/list-params.ts";
import { tableClass, tickClass } from "#app/features/desk/desk-classes.ts";
import type { Selection } from "./use-row-selection.ts";

export type Column<Row> = {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Its name in the address; without one it is always shown and never sorted by. */
  readonly name?: string;
  readonly sorted?: boolean;
  readonly fixed?: boolean;
  readonly hidden?: boolean;
  /** Only on a card, such as a button that a wide screen does not need. */
  readonly phoneOnly?: boolean;
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
  /** With it, every row can be ticked for a common action. */
  readonly selection?: Selection | undefined;
};

/** On a phone every row is a card, whose lines begin with the name of their column. */
const cardsClass =
  "max-sm:block max-sm:[&_td]:border-0 max-sm:[&_td]:p-0 max-sm:[&_td:has(>div:empty)]:hidden";
const rowClass =
  "max-sm:relative max-sm:grid max-sm:gap-1 max-sm:border-line max-sm:border-b max-sm:px-4 max-sm:py-3 max-md:has-data-[urgency=late]:shadow-[inset_4px_0_0_var(--color-danger-700)] sm:has-[[data-row]:focus-visible]:*:bg-pick-50 sm:has-[[data-row]:focus-visible]:*:first:shadow-[inset_3px_0_0_var(--color-pick-600)]";
/** The row of the open record. */
const openClass = "sm:*:bg-pick-50 sm:*:first:shadow-[inset_3px_0_0_var(--color-pick-600)]";
const leadClass = "max-sm:-order-1 max-sm:block max-sm:min-h-9 max-sm:text-left max-sm:text-[1rem]";
const labelClass =
  "max-sm:before:flex-none max-sm:before:text-left max-sm:before:text-ink-3 max-sm:before:content-[attr(data-label)]";
const pickClass = "w-12 p-0!";

/** Scrolls sideways inside its own box, so that the page never does; on a phone every row is a card. */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const { label, columns, rows, keyOf, wide = true, selected, selection } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table
        className={clsx(
          tableClass,
          "[&_tr:last-child>td]:border-b-0",
          cardsClass,
          wide ? "sm:min-w-208" : "sm:min-w-144",
        )}
      >
        <thead className="max-sm:hidden">
          <tr>
            {selection ? (
              <th scope="col" className={pickClass}>
                <RowCheckbox selection={selection} />
              </th>
            ) : null}
            {columns.map((column) => (
              <HeadCell key={column.header} column={column} />
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={clsx(
                rowClass,
                selection && "max-sm:ps-14",
                keyOf(row) === selected && openClass,
                selection?.has(String(keyOf(row))) && "bg-pick-50 sm:*:bg-pick-50",
              )}
            >
              {selection ? (
                <td
                  className={`${pickClass} max-sm:absolute max-sm:top-1 max-sm:left-1.5 max-sm:w-auto`}
                >
                  <RowCheckbox selection={selection} id={String(keyOf(row))} />
                </td>
              ) : null}
              {columns.map(({ header, cell, right, nowrap, fixed, phoneOnly }) => (
                <td
                  key={header}
                  data-label={header}
                  className={clsx(
                    right && "text-right tabular-nums",
                    (right || nowrap) && "sm:whitespace-nowrap",
                    fixed
                      ? leadClass
                      : "max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:text-right",
                    phoneOnly && "sm:hidden [&>div]:w-full",
                    !(fixed || phoneOnly) && labelClass,
                  )}
                >
                  <div className="max-sm:min-w-0">{cell(row)}</div>
                  {fixed ? <RefusalText code={selection?.refusalOf(String(keyOf(row)))} /> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Why a common action left the row as it was. */
function RefusalText({ code }: { readonly code: ErrorCode | undefined }) {
  const { t } = useTranslation("errors");
  return code ? <p className="text-13 font-semibold text-danger-700">{t(code)}</p> : null;
}

/** A press sorts by the column: upwards, downwards, then in the list's own order. */
function HeadCell<Row>({ column }: { readonly column: Column<Row> }) {
  const { name, header, right, sorted, phoneOnly } = column;
  const { t } = useTranslation("lists");
  const [search] = useSearchParams();
  if (!name || !sorted) {
    return (
      <th scope="col" className={clsx(right && "text-right", phoneOnly && "sm:hidden")}>
        {header}
      </th>
    );
  }
  const sort = sortParam(search, [name]);
  const Arrow = sort?.isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={right ? "text-right" : undefined}
      aria-sort={sort ? (sort.isDescending ? "descending" : "ascending") : "none"}
    >
      <Link
        to={addressWith(search, "sort", nextSort(name, sort))}
        className={clsx(
          "inline-flex items-center gap-1 [&_svg]:size-3.5",
          sort ? "text-ink" : "[&:not(:hover,:focus-visible)_svg]:opacity-0",
        )}
        aria-label={t("sort_by", { column: header })}
        preventScrollReset
      >
        {header}
        <Arrow aria-hidden="true" />
      </Link>
    </th>
  );
}

type RowCheckboxProps = {
  readonly selection: Selection;
  /** The row; without one, all rows of the page. */
  readonly id?: string;
};

/** The whole cell can be pressed, so that a finger finds it. */
function RowCheckbox({ selection, id }: RowCheckboxProps) {
  const { t } = useTranslation("lists");
  const isMixed = id === undefined && selection.ids.length > 0 && !selection.isAll;

  function press(event: MouseEvent) {
    if (id === undefined) selection.toggleAll();
    else if (event.shiftKey) selection.extendTo(id);
    else selection.toggle(id);
  }
  return (
    <label className="grid min-h-11 min-w-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        className={tickClass}
        checked={id === undefined ? selection.isAll : selection.has(id)}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        aria-label={t(id === undefined ? "select_all" : "select_row")}
        {...(id === undefined ? {} : { "data-pick": id })}
        onClick={press}
        onChange={() => {}}
      />
    </label>
  );
}
