import { clsx } from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { addressWith, nextSort, sortParam } from "#app/domain/desk/list/list-params.ts";
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

/** Scrolls sideways inside its own box, so that the page never does; on a phone every row is a card. */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const { label, columns, rows, keyOf, wide = true, selected, selection } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses a keyboard must be able to scroll it
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table
        className={clsx(
          "tbl tbl-cards [&_tr:last-child>td]:border-b-0",
          wide ? "min-w-[52rem]" : "min-w-[36rem]",
        )}
      >
        <thead>
          <tr>
            {selection ? (
              <th scope="col" className="pick">
                <RowCheckbox selection={selection} />
              </th>
            ) : null}
            {columns.map((column) => (
              <HeadCell key={column.header} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={clsx(
                keyOf(row) === selected && "sel",
                selection?.has(String(keyOf(row))) && "on",
              )}
            >
              {selection ? (
                <td className="pick">
                  <RowCheckbox selection={selection} id={String(keyOf(row))} />
                </td>
              ) : null}
              {columns.map(({ header, cell, right, nowrap, fixed, phoneOnly }) => (
                <td
                  key={header}
                  data-label={header}
                  className={clsx(
                    right && "r num",
                    nowrap && "whitespace-nowrap",
                    fixed && "lead",
                    phoneOnly && "phone-only",
                  )}
                >
                  <div>{cell(row)}</div>
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
      <th scope="col" className={clsx(right && "r", phoneOnly && "phone-only")}>
        {header}
      </th>
    );
  }
  const sort = sortParam(search, [name]);
  const Arrow = sort?.isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={right ? "r" : undefined}
      aria-sort={sort ? (sort.isDescending ? "descending" : "ascending") : "none"}
    >
      <Link
        to={addressWith(search, "sort", nextSort(name, sort))}
        className={clsx("sort", sort && "on")}
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
    <label className="pick-box">
      <input
        type="checkbox"
        className="cb"
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
