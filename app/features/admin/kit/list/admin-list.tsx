import { Plus, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AdminHead } from "#app/features/admin/kit/admin-head.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { AdminTable, type Column } from "./admin-table.tsx";
import type { Paged } from "./list-conditions.server.ts";
import { ListPager } from "./list-pager.tsx";
import { ListSearch, type SelectFilter } from "./list-search.tsx";

type AdminListProps<Row> = {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly list: Paged<Row>;
  readonly keyOf: (row: Row) => string | number;
  readonly q: string;
  readonly searchHint: string;
  /** Filters in the address, shown as chips. */
  readonly chips?: ReactNode;
  /** Filters with many choices. */
  readonly selects?: readonly SelectFilter[];
  /** Further fields of the search form, such as a day. */
  readonly fields?: ReactNode;
  readonly fieldNames?: readonly string[];
  readonly create?: { readonly to: string; readonly label: string } | undefined;
  readonly note?: ReactNode;
  /** Shown beside the number of records. */
  readonly hint?: ReactNode;
  /** The row whose record is open beside the list: that page has a heading of its own. */
  readonly selected?: string | number | undefined;
};

/** Title, search, filters in the address, a dense table and its pages. */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { title, columns, list, keyOf, q, searchHint, chips, selects = [], selected } = props;
  const { fields, fieldNames = [], create, note, hint } = props;
  const { t } = useTranslation("desk");
  const { number } = useAdminFormat();
  const { rows, total, page, pages } = list;
  return (
    <>
      <AdminHead
        title={title}
        quiet
        level={selected === undefined ? 1 : 2}
        text={t("list.total", { count: total, shown: number(total) })}
        actions={
          create ? (
            <Link to={create.to} className={buttonClass({ size: "xs" })}>
              <Plus aria-hidden="true" />
              {create.label}
            </Link>
          ) : (
            hint
          )
        }
      />
      {note}
      <div className="card overflow-hidden">
        <div className="flex flex-wrap items-center justify-between gap-2 border-line border-b p-3">
          {chips}
          <ListSearch
            q={q}
            hint={searchHint}
            selects={selects}
            fields={fields}
            fieldNames={fieldNames}
          />
        </div>
        {rows.length > 0 ? (
          <AdminTable
            label={title}
            columns={columns}
            rows={rows}
            keyOf={keyOf}
            wide={selected === undefined}
            selected={selected}
          />
        ) : (
          <NothingFound />
        )}
        <ListPager page={page} pages={pages} />
      </div>
    </>
  );
}

function NothingFound() {
  const { t } = useTranslation("desk");
  return (
    <div className="grid justify-items-center gap-2 px-4 py-14 text-center">
      <SearchX className="size-8 text-ink-3" aria-hidden="true" />
      <p className="font-semibold text-16">{t("list.none")}</p>
      <p className="text-ink-2">{t("list.none_hint")}</p>
      <Link to="?" className={buttonClass({ variant: "secondary", size: "xs", className: "mt-2" })}>
        {t("list.show_all")}
      </Link>
    </div>
  );
}
