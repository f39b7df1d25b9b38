import type { ReactNode } from "react";
import { railClass } from "#app/ui/look/page-layout.ts";
import { CardSkeleton } from "#app/ui/skeleton.tsx";
import { CourseCard } from "./course-card.tsx";
import type { CourseCard as Course } from "./course-card-queries.server.ts";

const RAIL = `${railClass} gap-4 md:grid md:grid-cols-3 md:gap-x-5 md:gap-y-9 md:overflow-visible lg:grid-cols-4`;

type CourseRailProps = {
  readonly courses: readonly Course[];
  readonly cornerOf: (course: Course) => ReactNode;
  /** What comes after the last one: on a phone one swipe further, otherwise below. */
  readonly end?: ReactNode;
};

/** Ranked; a swipeable row on a phone, otherwise a grid. */
export function CourseRail({ courses, cornerOf, end }: CourseRailProps) {
  return (
    <ul className={RAIL}>
      {courses.map((course, index) => (
        <li key={course.id} className="grid w-68 md:w-auto">
          <CourseCard
            course={course}
            rank={index + 1}
            corner={cornerOf(course)}
            sizes="(min-width: 840px) 285px, 272px"
          />
        </li>
      ))}
      {end ? (
        <li className="grid w-68 place-items-center md:col-span-full md:w-auto">{end}</li>
      ) : null}
    </ul>
  );
}

export function CourseRailSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={RAIL}>
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
        <div key={card} className="w-68 md:w-auto">
          <CardSkeleton />
        </div>
      ))}
    </div>
  );
}
