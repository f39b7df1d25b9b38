import { CalendarDays } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { allPictures } from "#app/domain/picture.ts";
import { pictureOrderSchema } from "#app/domain/picture-order.ts";
import { findCourse } from "#app/features/admin/course-queries.server.ts";
import { CourseRecordView } from "#app/features/admin/course-record.tsx";
import { CreateNote } from "#app/features/admin/create-note.tsx";
import { DeskHead } from "#app/features/admin/desk-head.tsx";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { useMayChange } from "#app/features/admin/desk-person.tsx";
import { useDeskFormat } from "#app/features/admin/use-desk-format.ts";
import { arrangePictures } from "#app/features/picture/arrange-pictures.server.ts";
import { PicturesCard } from "#app/features/picture/pictures-card.tsx";
import { answering } from "#app/platform/action.server.ts";
import { formOf, parseForm } from "#app/platform/form.ts";
import { slugParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { requireMember } from "#app/platform/session.server.ts";
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

/** Its pictures, in their order: all that can be changed here so far. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("upload.failed", services.log, async () => {
    const { id: by } = await requireMember(context);
    const product = { kind: "course", id: slugParam(found(params.id)) } as const;
    const { src } = parseForm(pictureOrderSchema, await formOf(request));
    await arrangePictures(services, { product, order: src, by });
    return { ok: true as const };
  });
}

export default function AdminCourse({ loaderData: { course } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const { text } = useDeskFormat();
  const canChange = useMayChange("courses");
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
      <CourseRecordView
        course={course}
        pictures={
          canChange ? (
            <PicturesCard pictures={allPictures(course)} name={text(course.name)} />
          ) : undefined
        }
      />
    </>
  );
}
