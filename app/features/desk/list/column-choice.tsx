import { Popover } from "@base-ui/react/popover";
import { ArrowDown, ArrowUp, Columns3 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { addressWith, movedColumn, shownColumns } from "#app/domain/desk/list/list-params.ts";
import { tickClass } from "#app/features/desk/desk-classes.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { iconButtonClass } from "#app/ui/icon-button.tsx";
import { linkClass } from "#app/ui/look/classes.ts";
import { popoverPlaceClass } from "#app/ui/overlay/popover-class.ts";
import { menuItemClass, menuPopupClass } from "./export-menu.tsx";

type ChoosableColumn = {
  readonly name?: string;
  readonly header: string;
  readonly fixed?: boolean;
  readonly hidden?: boolean;
};

type NamedColumn = ChoosableColumn & { readonly name: string };

/** Which columns are shown, and in which order; the choice is in the address, like filters. */
export function ColumnChoice({ columns }: { readonly columns: readonly ChoosableColumn[] }) {
  const { t } = useTranslation("lists");
  const [search] = useSearchParams();
  const named = columns.filter((column): column is NamedColumn => column.name !== undefined);
  const shown = shownColumns(named, search);
  if (named.length < 2) return null;
  const hidden = named.filter((column) => !shown.includes(column));
  return (
    <Popover.Root>
      <Popover.Trigger className={buttonClass({ variant: "secondary", size: "xs" })}>
        <Columns3 aria-hidden="true" />
        {t("columns", { count: shown.length })}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="end" className={popoverPlaceClass}>
          <Popover.Popup className={menuPopupClass}>
            <div className="flex items-center justify-between gap-6 px-3 py-1.5">
              <Popover.Title className="font-semibold">{t("columns_shown")}</Popover.Title>
              <Link to={addressWith(search, "columns")} className={linkClass} preventScrollReset>
                {t("columns_reset")}
              </Link>
            </div>
            <ul>
              {[...shown, ...hidden].map((column) => (
                <li key={column.name} className="flex items-center">
                  <ColumnSwitch column={column} names={shown.map(({ name }) => name)} />
                </li>
              ))}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

type ColumnSwitchProps = {
  readonly column: NamedColumn;
  /** The shown columns, in their order. */
  readonly names: readonly string[];
};

function ColumnSwitch({ column: { name, header, fixed }, names }: ColumnSwitchProps) {
  const { t } = useTranslation("lists");
  const [search] = useSearchParams();
  const isShown = names.includes(name);
  const next = isShown ? names.filter((each) => each !== name) : [...names, name];
  return (
    <>
      {fixed ? (
        <span className={`${menuItemClass} flex-1 text-ink-3`}>
          <i className={tickClass} data-on aria-hidden="true" />
          {header}
          <span className="ml-auto text-13">{t("column_fixed")}</span>
        </span>
      ) : (
        <Link
          to={addressWith(search, "columns", next.join(","))}
          aria-current={isShown ? "true" : undefined}
          className={`${menuItemClass} flex-1`}
          preventScrollReset
          replace
        >
          <i className={tickClass} data-on={isShown || undefined} aria-hidden="true" />
          {header}
        </Link>
      )}
      {isShown ? <MoveLinks name={name} header={header} names={names} /> : null}
    </>
  );
}

type MoveLinksProps = Pick<NamedColumn, "name" | "header"> & Pick<ColumnSwitchProps, "names">;

function MoveLinks({ name, header, names }: MoveLinksProps) {
  const { t } = useTranslation("lists");
  const [search, setSearch] = useSearchParams();
  const at = names.indexOf(name);

  function move(step: 1 | -1) {
    const moved = movedColumn(names, name, step).join(",");
    setSearch(addressWith(search, "columns", moved), { preventScrollReset: true, replace: true });
  }

  return (
    <>
      <button
        type="button"
        className={iconButtonClass()}
        aria-label={t("column_earlier", { column: header })}
        disabled={at === 0}
        onClick={() => move(-1)}
      >
        <ArrowUp aria-hidden="true" />
      </button>
      <button
        type="button"
        className={iconButtonClass()}
        aria-label={t("column_later", { column: header })}
        disabled={at === names.length - 1}
        onClick={() => move(1)}
      >
        <ArrowDown aria-hidden="true" />
      </button>
    </>
  );
}
