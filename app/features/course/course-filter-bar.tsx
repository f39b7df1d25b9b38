import { CarFront } from "lucide-react";
import { useTranslation } from "react-i18next";
import {
  COURSE_SORTS,
  type CourseFilter,
  coursesPath,
  DRIVE_LIMITS,
} from "#app/domain/catalog/course-filter.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { ChipLink } from "#app/ui/chip.tsx";

type FilterBarProps = {
  readonly cityId: string;
  readonly base: string;
  readonly filter: CourseFilter;
};

const CHOICE =
  "aria-[current]:bg-paper aria-[current]:text-ink aria-[current]:shadow-[0_1px_3px_rgb(16_32_26/0.14)]";

/** Every choice is an address: it can be shared, and works before any script. */
export function CourseFilterBar({ cityId, base, filter }: FilterBarProps) {
  const { t } = useTranslation("course");
  const { within, sort } = filter;
  return (
    <div className="sticky top-[var(--h-topbar)] z-30 border-b border-line bg-paper md:top-[var(--h-header)]">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <p
          id="drive-from"
          className="flex items-center gap-1.5 text-14 font-semibold text-ink-2 max-md:w-full"
        >
          <CarFront aria-hidden="true" />
          {t("filter.from", { base })}
        </p>
        <nav
          aria-labelledby="drive-from"
          className="segment touch max-md:grid max-md:w-full max-md:grid-cols-5"
        >
          {[undefined, ...DRIVE_LIMITS].map((limit) => (
            <AppLink
              key={limit ?? "all"}
              to={coursesPath(cityId, { within: limit, sort })}
              preventScrollReset
              aria-current={limit === within ? "true" : undefined}
              className={`${CHOICE} max-md:px-1`}
            >
              {limit === undefined ? t("filter.any") : t("filter.minutes", { minutes: limit })}
            </AppLink>
          ))}
        </nav>
        <nav aria-label={t("sort.label")} className="rail gap-2 md:ml-auto">
          {COURSE_SORTS.map((each) => (
            <ChipLink
              key={each}
              to={coursesPath(cityId, { within, sort: each })}
              current={each === sort}
            >
              {t(`sort.${each}`)}
            </ChipLink>
          ))}
        </nav>
      </div>
    </div>
  );
}
