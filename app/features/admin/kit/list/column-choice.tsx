import { Popover } from "@base-ui/react/popover";
import { Columns3 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { addressWith, shownColumns } from "#app/domain/admin/list-params.ts";
import { buttonClass } from "#app/ui/button.tsx";

type ChoosableColumn = {
  readonly name?: string;
  readonly header: string;
  readonly fixed?: boolean;
  readonly hidden?: boolean;
};

/** Which columns are shown; the choice is in the address, like filters and order. */
export function ColumnChoice({ columns }: { readonly columns: readonly ChoosableColumn[] }) {
  const { t } = useTranslation("lists");
  const [search] = useSearchParams();
  const named = columns.filter(({ name }) => name !== undefined);
  const shown = shownColumns(named, search);
  if (named.length < 2) return null;

  function addressFor(name: string | undefined): string {
    const names = named
      .filter((column) => shown.includes(column) !== (column.name === name))
      .map((column) => column.name);
    return addressWith(search, "columns", names.join(","));
  }

  return (
    <Popover.Root>
      <Popover.Trigger className={buttonClass({ variant: "secondary", size: "xs" })}>
        <Columns3 aria-hidden="true" />
        {t("columns", { count: shown.length })}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="end" className="popover-place">
          <Popover.Popup className="popover list-pop">
            <div className="flex items-center justify-between gap-6 px-3 py-1.5">
              <Popover.Title className="font-semibold">{t("columns_shown")}</Popover.Title>
              <Link to={addressWith(search, "columns")} className="link" preventScrollReset>
                {t("columns_reset")}
              </Link>
            </div>
            <ul>
              {named.map((column) => (
                <li key={column.name}>
                  {column.fixed ? (
                    <span className="menu-i text-ink-3">
                      <i className="cb on" aria-hidden="true" />
                      {column.header}
                      <span className="ml-auto text-13">{t("column_fixed")}</span>
                    </span>
                  ) : (
                    <Link
                      to={addressFor(column.name)}
                      aria-current={shown.includes(column) ? "true" : undefined}
                      className="menu-i"
                      preventScrollReset
                      replace
                    >
                      <i className={shown.includes(column) ? "cb on" : "cb"} aria-hidden="true" />
                      {column.header}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
