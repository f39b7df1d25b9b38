import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { regionOptions } from "#app/features/catalog/desk/catalogue-options.server.ts";
import { COURSE_COLUMNS, type CourseRow } from "#app/features/catalog/desk/lists/course-columns.ts";
import { COURSE_LIST } from "#app/features/catalog/desk/lists/course-list.server.ts";
import {
  useCourseActions,
  useProductFilters,
} from "#app/features/catalog/desk/lists/use-product-list.ts";
import { BookingMark, ProductStatusMark } from "#app/features/catalog/desk/product-marks.tsx";
import { WorkbookLink } from "#app/features/catalog/desk/workbook/workbook-link.tsx";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { AdminList } from "#app/features/desk/list/desk-list.tsx";
import { CellNote } from "#app/features/desk/list/list-column.tsx";
import { loadList } from "#app/features/desk/list/list-type.server.ts";
import { useListColumns } from "#app/features/desk/list/use-list-columns.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { PriceLink } from "#app/features/pricing/desk/price-link.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.courses"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const regions = await regionOptions(servicesOf(context).db, adminLocale(request));
  return { regions, ...(await loadList(COURSE_LIST, { area: "courses", request, url, context })) };
}

export default function AdminCourses({ loaderData }: Route.ComponentProps) {
  const { regions, list, views } = loaderData;
  const { t } = useTranslation("desk");
  const canChange = useMayChange("courses");
  return (
    <AdminList
      title={t("area.courses")}
      area="courses"
      views={views}
      columns={useColumns()}
      list={list}
      keyOf={({ id }) => id}
      versionOf={({ version }) => version}
      searchHint={t("course.search")}
      note={canChange ? <WorkbookLink /> : null}
      create={canChange ? { to: "/admin/courses/create", label: t("create.courses") } : undefined}
      filters={useProductFilters(regions)}
      bulk={useCourseActions()}
    />
  );
}

function useColumns() {
  const { t } = useTranslation("desk");
  const { number } = useAdminFormat();
  const columns = useListColumns<CourseRow>(COURSE_COLUMNS, {
    name: ({ id, name }) => (
      <>
        <Link to={`/admin/courses/${id}`} className="font-semibold hover:underline">
          {name}
        </Link>
        <CellNote>{id}</CellNote>
      </>
    ),
    booking: ({ booking }) => <BookingMark booking={booking} />,
    drive: ({ driveMinutes }) => t("minutes", { minutes: number(driveMinutes) }),
    state: ({ status }) => <ProductStatusMark status={status} />,
  });
  const price = {
    header: t("price"),
    nowrap: true,
    cell: ({ id }: CourseRow) => <PriceLink to={`/admin/courses/${id}/price`} />,
  };
  return [...columns, price];
}
