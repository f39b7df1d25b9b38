import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { withFacet } from "#app/domain/catalog/course/course-filter.ts";
import { ChipLink } from "#app/ui/chip.tsx";
import type { CourseList } from "./use-course-list.ts";

/** The active filters, each with a link that removes it. */
export function ChosenFacets({ list }: { readonly list: CourseList }) {
  const { t } = useTranslation("list");
  if (list.filter.facets.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-wrap gap-2" aria-label={t("facets.chosen")}>
      {list.filter.facets.map((facet) => (
        <li key={facet}>
          <ChipLink
            isSet
            to={list.pathTo(withFacet(list.filter, facet, false))}
            aria-label={t("facets.drop", { facet: t(`facet.${facet}`) })}
          >
            {t(`facet.${facet}`)}
            <X aria-hidden="true" />
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
