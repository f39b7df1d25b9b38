import { CalendarDays } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { findCourse } from "#app/features/admin/course-queries.server.ts";
import { CourseRecordView } from "#app/features/admin/course-record.tsx";
import { CreateNote } from "#app/features/admin/create-note.tsx";
import { DeskHead } from "#app/features/admin/desk-head.tsx";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { useDeskFormat } from "#app/features/admin/use-desk-format.ts";
import { slugParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) =>
  deskMeta(args, (t, textOf) => {
    const course = args.loaderData?.course;
    return course ? textOf(course.name) : t("desk:create.courses");
  });

/** Serves /admin/courses/create and /admin/courses/:id. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.id === undefined) return { course: undefined };
  return { course: found(await findCourse(servicesOf(context).db, slugParam(params.id))) };
}

export default function AdminCourse({ loaderData: { course } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const { text } = useDeskFormat();
  if (!course) return <CreateNote area="courses" />;
  return (
    <>
      <DeskHead
        title={text(course.name)}
        crumbs={[{ label: t("area.courses"), to: "/admin/courses" }]}
        actions={
          <Link
            to={`/admin/courses/${course.id}/price`}
            className={buttonClass({ variant: "secondary", size: "xs" })}
          >
            <CalendarDays aria-hidden="true" />
            {t("price.open")}
          </Link>
        }
      />
      <CourseRecordView course={course} />
    </>
  );
}
