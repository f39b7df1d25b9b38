import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { sheetCount, withFacet } from "#app/domain/catalog/course/course-filter.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import type { CourseList } from "./use-course-list.ts";

/** The active filters, each with a link that removes it. */
export function ChosenFacets({ list }: { readonly list: CourseList }) {
  const { t } = useTranslation("list");
  const locale = useLocale();
  const { filter, pathTo } = list;
  const { max, rating } = filter;
  if (sheetCount(filter) === 0) return null;
  const chosen = [
    ...(max === undefined
      ? []
      : [
          {
            name: t("limit.max", { price: formatWon(won(max), locale) }),
            to: pathTo({ max: undefined }),
          },
        ]),
    ...(rating === undefined
      ? []
      : [{ name: t("limit.rating", { rating }), to: pathTo({ rating: undefined }) }]),
    ...filter.facets.map((facet) => ({
      name: t(`facet.${facet}`),
      to: pathTo(withFacet(filter, facet, false)),
    })),
  ];
  return (
    <ul className="mb-4 flex flex-wrap gap-2" aria-label={t("facets.chosen")}>
      {chosen.map(({ name, to }) => (
        <li key={name}>
          <ChipLink isSet to={to} aria-label={t("facets.drop", { facet: name })}>
            {name}
            <X aria-hidden="true" />
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
