import { useTranslation } from "react-i18next";
import { allPictures } from "#app/domain/picture/picture.ts";
import { pictureOrderSchema } from "#app/domain/picture/picture-order.ts";
import { findCourse } from "#app/features/admin/catalog/course-queries.server.ts";
import { CourseRecordView } from "#app/features/admin/catalog/course-record.tsx";
import { AdminHead } from "#app/features/admin/kit/admin-head.tsx";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { useMayChange } from "#app/features/admin/kit/admin-person.tsx";
import { CreateNote } from "#app/features/admin/kit/create-note.tsx";
import { PriceLink } from "#app/features/admin/kit/price-link.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { arrangePictures } from "#app/features/picture/arrange-pictures.server.ts";
import { PicturesCard } from "#app/features/picture/pictures-card.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t, textOf) => {
    const course = args.loaderData?.course;
    return course ? textOf(course.name) : t("desk:create.courses");
  });

/** Serves /admin/courses/create and /admin/courses/:id. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.id === undefined) return { course: undefined };
  return { course: orNotFound(await findCourse(servicesOf(context).db, slugParam(params.id))) };
}

/** Saves the order of the pictures, the only editable part so far. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("upload.failed", services.log, async () => {
    const { id: by } = await requireMember(context);
    const product = { kind: "course", id: slugParam(orNotFound(params.id)) } as const;
    const { src } = parseForm(pictureOrderSchema, await formOf(request));
    await arrangePictures(services, { product, order: src, by });
    return { ok: true as const };
  });
}

export default function AdminCourse({ loaderData: { course } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const { text } = useAdminFormat();
  const canChange = useMayChange("courses");
  if (!course) return <CreateNote area="courses" />;
  return (
    <>
      <AdminHead
        title={text(course.name)}
        crumbs={[{ label: t("area.courses"), to: "/admin/courses" }]}
        actions={<PriceLink to={`/admin/courses/${course.id}/price`} button />}
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
