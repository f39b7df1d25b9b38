import type { ReactNode } from "react";
import { CourseCard } from "./course-card.tsx";
import type { CourseCard as Course } from "./course-card-queries.server.ts";

type CourseGridProps = {
  readonly courses: readonly Course[];
  readonly cornerOf: (course: Course) => ReactNode;
  readonly ranked?: boolean;
  readonly hideCity?: boolean;
};

export function CourseGrid({ courses, cornerOf, ranked = false, hideCity }: CourseGridProps) {
  return (
    <ul className="grid gap-x-5 gap-y-9 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
      {courses.map((course, index) => (
        <li key={course.id} className="grid">
          <CourseCard
            course={course}
            corner={cornerOf(course)}
            rank={ranked ? index + 1 : undefined}
            priority={index === 0}
            hideCity={hideCity}
          />
        </li>
      ))}
    </ul>
  );
}
