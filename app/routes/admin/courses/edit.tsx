import { useTranslation } from "react-i18next";
import { COURSE_FORM } from "#app/domain/catalog/course/course-form.ts";
import { loadCatalogueRecord } from "#app/features/catalog/desk/catalogue-options.server.ts";
import { CataloguePage } from "#app/features/catalog/desk/catalogue-page.tsx";
import {
  CourseFeesCard,
  CourseRecordView,
  RateCardTable,
} from "#app/features/catalog/desk/course-record.tsx";
import {
  courseRoads,
  findCourseRecord,
} from "#app/features/catalog/desk/course-record-queries.server.ts";
import { CourseRoads } from "#app/features/catalog/desk/course-roads.tsx";
import { ProductPictures } from "#app/features/catalog/desk/pictures/product-pictures.tsx";
import { COURSE } from "#app/features/catalog/desk/types/course-type.server.ts";
import { useLacks } from "#app/features/catalog/desk/use-lacks.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { recordAction } from "#app/features/desk/record/record-action.server.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { PriceLink } from "#app/features/pricing/desk/price-link.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
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
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, site } = servicesOf(context);
  const tiles = site.mapTiles;
  const locale = adminLocale(request);
  const id = params.id === undefined ? undefined : slugParam(params.id);
  const record = await loadCatalogueRecord(db, locale, { type: COURSE, id });
  if (id === undefined) return { ...record, tiles, course: undefined, roads: [] };
  const course = orNotFound(await findCourseRecord(db, id));
  return { ...record, tiles, course, roads: await courseRoads(db, locale, id) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  const id = params.id === undefined ? undefined : slugParam(params.id);
  const target = { request, by, id, list: "/admin/courses" };
  return recordAction(servicesOf(context), COURSE, target);
}

export default function AdminCourse({ loaderData, actionData }: Route.ComponentProps) {
  const { course, record, options, roads } = loaderData;
  const { t } = useTranslation("desk");
  const { text } = useAdminFormat();
  const canChange = useMayChange("courses");
  const lacks = useLacks(course);
  const list = { label: t("area.courses"), to: "/admin/courses" };
  const title = course ? text(course.name) : t("create.courses");
  if (course && !canChange) {
    return (
      <>
        <AdminHead
          title={title}
          crumbs={[list]}
          actions={<PriceLink to={`/admin/courses/${course.id}/price`} button />}
        />
        <CourseRecordView course={course} />
      </>
    );
  }
  return (
    <CataloguePage
      definition={COURSE_FORM}
      title={title}
      list={list}
      record={record}
      options={options}
      answer={actionData}
      tiles={loaderData.tiles}
      shopPath={course && `/course/${course.id}`}
      lacks={lacks}
      actions={course ? <PriceLink to={`/admin/courses/${course.id}/price`} button /> : null}
      panels={
        course
          ? [
              {
                section: "place",
                content: <CourseRoads key="roads" courseId={course.id} roads={roads} />,
              },
              {
                section: "rates",
                content: (
                  <div key="rates" className="grid gap-4">
                    <RateCardTable course={course} />
                    <CourseFeesCard course={course} />
                  </div>
                ),
              },
              {
                section: "pictures",
                content: (
                  <ProductPictures key="pictures" kind="course" product={course} name={title} />
                ),
              },
            ]
          : []
      }
    />
  );
}
