import { useTranslation } from "react-i18next";
import type { CourseDetail } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

/** The panel while loading: the same boxes, at the same heights. */
export function RoundPanelSkeleton({ course }: { readonly course: CourseDetail }) {
  const { t } = useTranslation("course");
  return (
    <div aria-hidden="true">
      <div className="flex items-end justify-between gap-3">
        <div>
          <p className="text-14 text-ink-2">{t("panel.per")}</p>
          <div className="flex h-9 items-center">
            <Skeleton width="9rem" height="1.75rem" />
          </div>
        </div>
        <Badge tone={course.booking}>{t(`booking.${course.booking}`)}</Badge>
      </div>
      <Skeleton className="mt-4 rounded-control" height="4.25rem" />
      <Skeleton className="mt-3 rounded-control" height="3rem" />
      <Skeleton className="mt-2 rounded-control" height="3.5rem" />
      <hr className="border-line my-3" />
      <div className="grid gap-2">
        <Skeleton height="1.5rem" />
        <Skeleton height="1.5rem" />
        <Skeleton height="1.5rem" />
        <Skeleton height="2.75rem" />
      </div>
      <Skeleton className="mt-3 rounded-card" height="4.25rem" />
      <Skeleton className="mt-3 rounded-card" height="7rem" />
    </div>
  );
}
