import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CourseCard } from "#app/features/catalog/course/list/course-card.tsx";
import type { CourseCard as Course } from "#app/features/catalog/course/list/course-card-queries.server.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { railClass } from "#app/ui/look/page-layout.ts";
import { HeartButton } from "./heart-button.tsx";
import { type SavedPrices, SinceSaved } from "./since-saved.tsx";

type WishedCoursesProps = {
  /** The last saved courses. */
  readonly courses: readonly Course[];
  readonly savedPrices: SavedPrices;
  readonly total: number;
};

export function WishedCourses({ courses, savedPrices, total }: WishedCoursesProps) {
  const { t } = useTranslation("mypage");
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="wished" className="min-w-0">
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 id="wished" className="text-22">
          {t("wished.title")}
        </h2>
        <AppLink
          to="/mypage/wishlist"
          className="inline-flex min-h-11 items-center gap-1 font-semibold"
        >
          {t("wished.all", { count: total })}
          <ChevronRight className="size-5" aria-hidden="true" />
        </AppLink>
      </div>
      <ul className={`${railClass} gap-4 md:grid md:grid-cols-3 md:gap-x-5 md:overflow-visible`}>
        {courses.map((course) => {
          const product = { kind: "course", id: course.id } as const;
          const price = course.price?.perGolfer;
          return (
            <li key={course.id} className="grid w-68 md:w-auto">
              <CourseCard
                course={course}
                sizes="(min-width: 840px) 285px, 272px"
                corner={<HeartButton product={product} name={course.name} />}
                below={<SinceSaved product={product} price={price} savedPrices={savedPrices} />}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
