import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { choiceParam, listParams } from "#app/domain/admin/list-params.ts";
import { type CourseRow, listCourses } from "#app/features/admin/catalog/course-queries.server.ts";
import { regionOptions } from "#app/features/admin/catalog/region-queries.server.ts";
import { WorkbookLink } from "#app/features/admin/catalog/workbook/workbook-link.tsx";
import { adminLocale } from "#app/features/admin/kit/admin-locale.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { useMayChange } from "#app/features/admin/kit/admin-person.tsx";
import { AdminList } from "#app/features/admin/kit/list/admin-list.tsx";
import type { Column } from "#app/features/admin/kit/list/admin-table.tsx";
import { BookingMark, ProductStatusMark } from "#app/features/admin/kit/marks.tsx";
import { PriceLink } from "#app/features/admin/kit/price-link.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.courses"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const locale = adminLocale(request);
  const params = listParams(url.searchParams);
  const regions = await regionOptions(db, locale);
  const ids = regions.map(({ value }) => value);
  const region = choiceParam(url.searchParams, "region", ids);
  const list = await listCourses(db, locale, { ...params, region });
  return { region, regions, list };
}

export default function AdminCourses({ loaderData }: Route.ComponentProps) {
  const { region, regions, list } = loaderData;
  const { t } = useTranslation("desk");
  const canChange = useMayChange("courses");
  return (
    <AdminList
      title={t("area.courses")}
      columns={useColumns()}
      list={list}
      keyOf={({ id }) => id}
      searchHint={t("course.search")}
      note={canChange ? <WorkbookLink /> : null}
      create={canChange ? { to: "/admin/courses/create", label: t("create.courses") } : undefined}
      selects={[
        {
          name: "region",
          label: t("region"),
          all: t("region.all"),
          value: region,
          options: regions,
        },
      ]}
    />
  );
}

function useColumns(): Column<CourseRow>[] {
  const { t } = useTranslation("desk");
  const { won, number } = useAdminFormat();
  return [
    {
      header: t("course.name"),
      cell: ({ id, name }) => (
        <>
          <Link to={`/admin/courses/${id}`} className="nm hover:underline">
            {name}
          </Link>
          <span className="sm block">{id}</span>
        </>
      ),
    },
    { header: t("region"), nowrap: true, cell: ({ region }) => region },
    { header: t("course.tier"), nowrap: true, cell: ({ tier }) => t(`tier.${tier}`) },
    { header: t("booking"), cell: ({ booking }) => <BookingMark booking={booking} /> },
    {
      header: t("course.drive"),
      right: true,
      cell: ({ driveMinutes }) => t("minutes", { minutes: number(driveMinutes) }),
    },
    {
      header: t("course.green_fee_high"),
      right: true,
      cell: ({ rateCard }) => won(rateCard.high.weekday),
    },
    {
      header: t("course.best"),
      right: true,
      cell: ({ position }) => (position === null ? null : position + 1),
    },
    { header: t("state"), cell: ({ status }) => <ProductStatusMark status={status} /> },
    {
      header: t("price"),
      nowrap: true,
      cell: ({ id }) => <PriceLink to={`/admin/courses/${id}/price`} />,
    },
  ];
}
