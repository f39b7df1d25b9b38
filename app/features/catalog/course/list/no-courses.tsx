import { LandPlot } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { FilterSuggestion, SingleLimit } from "#app/domain/catalog/course/course-facets.ts";
import {
  type CourseFilter,
  withFacet,
  withoutLimits,
} from "#app/domain/catalog/course/course-filter.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { CourseList } from "./use-course-list.ts";

type NoCoursesProps = {
  readonly list: CourseList;
  readonly suggestions: readonly FilterSuggestion[];
  /** Courses of the city without any filter. */
  readonly inCity: number;
};

/** For an empty list: suggests removing single filters, with the number of results. */
export function NoCourses({ list, suggestions, inCity }: NoCoursesProps) {
  const { t } = useTranslation("list");
  if (inCity === 0) {
    return (
      <EmptyState
        icon={LandPlot}
        title={t("none.city")}
        text={t("none.city_text")}
        action={<ButtonLink to="/course/home">{t("none.others")}</ButtonLink>}
      />
    );
  }
  const { filter } = list;
  return (
    <EmptyState
      icon={LandPlot}
      title={t("none.title")}
      text={suggestions.length > 0 ? t("none.ways") : t("none.all", { count: inCity })}
      action={
        <>
          {suggestions.map(({ drop, count }, index) => (
            <ButtonLink
              key={drop}
              variant={index === 0 ? "primary" : "secondary"}
              to={list.pathTo(without(filter, drop))}
            >
              {isSingle(drop)
                ? t(`none.drop_${drop}`, { count })
                : t("none.drop", { facet: t(`facet.${drop}`), count })}
            </ButtonLink>
          ))}
          {suggestions.length === 0 ? (
            <ButtonLink to={list.pathTo(withoutLimits(filter))}>{t("none.clear")}</ButtonLink>
          ) : null}
        </>
      }
    />
  );
}

function without(filter: CourseFilter, drop: FilterSuggestion["drop"]): Partial<CourseFilter> {
  return isSingle(drop) ? { [drop]: undefined } : withFacet(filter, drop, false);
}

function isSingle(drop: FilterSuggestion["drop"]): drop is SingleLimit {
  return drop === "within" || drop === "max" || drop === "rating";
}
