import { Inbox, Plus, SearchX } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { listParams, shownColumns, viewOf } from "#app/domain/desk/list/list-params.ts";
import type { AdminArea } from "#app/domain/desk/role/role-rights.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { AdminHead } from "../desk-head.tsx";
import { useAdminFormat } from "../use-desk-format.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { ColumnChoice } from "./column-choice.tsx";
import { AdminTable, type Column } from "./desk-table.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { type ActiveFilter, ActiveFilters, FilterChips } from "./filter-chips.tsx";
import type { Paged } from "./list-conditions.server.ts";
import { ListPager } from "./list-pager.tsx";
import { ListSearch } from "./list-search.tsx";
import type { ListView } from "./list-views.server.ts";
import type { BulkAction } from "./use-bulk.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useSelection } from "./use-row-selection.ts";
import { ViewTabs } from "./view-tabs.tsx";

/** A filter of the address. Few choices are chips, many are a select, and a day is typed. */
export type ListFilter = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly count?: number;
  }[];
  readonly asSelect?: boolean;
  readonly asDay?: boolean;
  /** The choice that narrows nothing. */
  readonly all?: string;
};

type AdminListProps<Row> = {
  readonly title: string;
  /** Where it is exported and where its views are stored; without one it has neither. */
  readonly area?: AdminArea;
  readonly views?: readonly ListView[] | undefined;
  /** False where the page has keys of its own. */
  readonly keys?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly list: Paged<Row>;
  readonly keyOf: (row: Row) => string | number;
  readonly versionOf?: (row: Row) => number;
  readonly searchHint: string;
  readonly filters?: readonly ListFilter[];
  /** What can be done with several rows at once. */
  readonly bulk?: readonly BulkAction[];
  readonly create?: { readonly to: string; readonly label: string } | undefined;
  readonly note?: ReactNode;
  /** Shown next to the number of records. */
  readonly hint?: ReactNode;
  /** Instead of "nothing found", where an empty list is good news. */
  readonly empty?: ReactNode;
  /** The row whose record is open next to the list: that page has a heading of its own. */
  readonly selected?: string | number | undefined;
};

/** Title, saved views, search, filters and order in the address, a dense table, its pages, and common actions. */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { title, area, views, columns, list, keyOf, versionOf, selected } = props;
  const { note, bulk = [], keys = true } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [search] = useSearchParams();
  const { rows, page, pages } = list;
  const selection = useSelection(
    rows.map((row) => String(keyOf(row))),
    viewOf(search),
  );
  useListKeys(keys ? frame : undefined, bulk.length > 0 ? selection : undefined);
  return (
    <div ref={frame}>
      <ListHead {...props} />
      {note}
      {area && views ? <ViewTabs area={area} views={views} /> : null}
      <div className={`${cardClass} overflow-hidden`}>
        <ListTools {...props} />
        {rows.length > 0 ? (
          <AdminTable
            label={title}
            columns={shownColumns(columns, search)}
            rows={rows}
            keyOf={keyOf}
            wide={selected === undefined}
            selected={selected}
            selection={bulk.length > 0 ? selection : undefined}
          />
        ) : (
          (props.empty ?? <NothingFound {...props} />)
        )}
        <ListPager page={page} pages={pages} />
      </div>
      {bulk.length > 0 ? (
        <BulkBar
          area={area}
          selection={selection}
          actions={bulk}
          total={list.total}
          versionOf={versionOfId}
        />
      ) : null}
    </div>
  );

  function versionOfId(id: string): number | undefined {
    const row = rows.find((each) => String(keyOf(each)) === id);
    return row && versionOf?.(row);
  }
}

function ListHead<Row>({ title, list, selected, create, hint }: AdminListProps<Row>) {
  const { t } = useTranslation("desk");
  const { counted } = useAdminFormat();
  return (
    <AdminHead
      title={title}
      quiet
      level={selected === undefined ? 1 : 2}
      text={t("list.total", { count: list.total, shown: counted(list) })}
      actions={
        <>
          {hint}
          {create ? (
            <Link to={create.to} className={buttonClass({ size: "xs" })}>
              <Plus aria-hidden="true" />
              {create.label}
            </Link>
          ) : null}
        </>
      }
    />
  );
}

function ListTools<Row>(props: AdminListProps<Row>) {
  const { area, columns, list, searchHint, filters = [] } = props;
  const { t } = useTranslation("desk");
  const [search] = useSearchParams();
  const { q } = listParams(search);
  const choices = filters.filter(({ asSelect }) => asSelect);
  const days = filters.filter(({ asDay }) => asDay);
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b p-3 max-sm:[&>*]:max-w-full">
      <ListSearch
        q={q}
        hint={searchHint}
        selects={choices.map((filter) => ({
          ...filter,
          all: filter.all ?? t("list.every", { filter: filter.label }),
          value: search.get(filter.name) ?? "",
        }))}
        days={days.map((filter) => ({ ...filter, value: search.get(filter.name) ?? "" }))}
      />
      {filters
        .filter(({ asSelect, asDay }) => !(asSelect || asDay))
        .map((filter) => (
          <FilterChips key={filter.name} {...filter} value={search.get(filter.name) ?? undefined} />
        ))}
      <span className="ml-auto flex flex-wrap gap-2">
        <ColumnChoice columns={columns} />
        {area ? <ExportMenu area={area} list={list} /> : null}
      </span>
    </div>
  );
}

/** Names what narrows the list, as the way to more rows. */
function NothingFound<Row>({ filters = [], create, searchHint }: AdminListProps<Row>) {
  const { t } = useTranslation("desk");
  const [search] = useSearchParams();
  const active = activeFilters(filters, search, searchHint);
  const isNarrowed = viewOf(search) !== "";
  const Icon = isNarrowed ? SearchX : Inbox;
  return (
    <div className="grid justify-items-center gap-2 px-4 py-14 text-center">
      <Icon className="size-8 text-ink-3" aria-hidden="true" />
      <p className="font-semibold text-16">{t(isNarrowed ? "list.none" : "list.empty")}</p>
      {active.length > 0 ? <p className="text-ink-2">{t("list.none_hint")}</p> : null}
      <ActiveFilters filters={active} />
      <WayOut create={active.length === 0 ? create : undefined} />
    </div>
  );
}

/** To a first record, or back to all of them; an empty list without either has neither. */
function WayOut<Row>({ create }: Pick<AdminListProps<Row>, "create">) {
  const { t } = useTranslation("desk");
  const [search] = useSearchParams();
  if (create) {
    return (
      <Link to={create.to} className={buttonClass({ size: "xs", className: "mt-2" })}>
        {create.label}
      </Link>
    );
  }
  if (viewOf(search) === "") return null;
  return (
    <Link to="?" className={buttonClass({ variant: "secondary", size: "xs", className: "mt-2" })}>
      {t("list.show_all")}
    </Link>
  );
}

function activeFilters(
  filters: readonly ListFilter[],
  search: URLSearchParams,
  searchHint: string,
): ActiveFilter[] {
  const { q } = listParams(search);
  const chosen = filters.flatMap(({ name, label, options, asDay }) => {
    const value = search.get(name) ?? "";
    const option = asDay ? { label: value } : options.find((each) => each.value === value);
    // Another order hides no row.
    return option?.label && name !== "sort" ? [{ name, label, value: option.label }] : [];
  });
  return q === "" ? chosen : [{ name: "q", label: searchHint, value: q }, ...chosen];
}
