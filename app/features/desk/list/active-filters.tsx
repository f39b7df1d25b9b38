import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { addressWith } from "#app/domain/desk/list/list-params.ts";
import { chipClass } from "#app/ui/look/chip-class.ts";

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
