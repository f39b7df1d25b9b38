import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { addressWith, CHIP_LIMIT, pageOfLongList } from "#app/domain/desk/list/list-params.ts";
import { chipClass } from "#app/ui/look/classes.ts";
import { useAdminFormat } from "../use-desk-format.ts";

type FilterChipsProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  /** The choice that narrows nothing. */
  readonly all?: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly count?: number;
  }[];
};

/** A few choices, each of them a link. */
export function FilterChips({ name, label, value, options, all = "" }: FilterChipsProps) {
  const { t } = useTranslation("desk");
  const { counted } = useAdminFormat();
  const [search] = useSearchParams();
  const first = { value: undefined, label: all || t("list.all"), count: undefined };
  return (
    <nav
      aria-label={label}
      data-chips
      className="flex flex-wrap gap-1 max-sm:-order-1 max-sm:flex-nowrap max-sm:overflow-x-auto [&>*]:flex-none"
    >
      {[first, ...options].map((option) => (
        <Link
          key={option.value ?? ""}
          to={addressWith(search, name, option.value)}
          className={chipClass()}
          aria-current={option.value === value ? "true" : undefined}
          preventScrollReset
        >
          {option.label}
          {option.count === undefined ? null : (
            <b className="tabular-nums whitespace-nowrap">
              {counted(pageOfLongList(option.count, 1, { limit: CHIP_LIMIT }))}
            </b>
          )}
        </Link>
      ))}
    </nav>
  );
}

export type ActiveFilter = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
};

/** What narrows the list, each with a way to take it back. */
export function ActiveFilters({ filters }: { readonly filters: readonly ActiveFilter[] }) {
  const { t } = useTranslation("lists");
  const [search] = useSearchParams();
  if (filters.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label={t("filters_active")}>
      {filters.map(({ name, label, value }) => (
        <li key={name}>
          <Link
            to={addressWith(search, name)}
            className={chipClass({ isSet: true })}
            aria-label={t("filter_remove", { filter: `${label}: ${value}` })}
            preventScrollReset
          >
            {`${label}: ${value}`}
            <X aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
