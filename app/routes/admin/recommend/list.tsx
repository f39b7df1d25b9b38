import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { listParams } from "#app/domain/admin/list-params.ts";
import {
  listRecommended,
  type RecommendedRow,
} from "#app/features/admin/catalog/course-queries.server.ts";
import { adminLocale } from "#app/features/admin/kit/admin-locale.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { AdminList } from "#app/features/admin/kit/list/admin-list.tsx";
import type { Column } from "#app/features/admin/kit/list/admin-table.tsx";
import { ProductStatusMark } from "#app/features/admin/kit/marks.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.recommend"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { q } = listParams(url.searchParams);
  return { list: await listRecommended(servicesOf(context).db, adminLocale(request), q) };
}

export default function AdminRecommended({ loaderData: { list } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const { won } = useAdminFormat();
  const columns: Column<RecommendedRow>[] = [
    { header: t("recommend.position"), right: true, cell: ({ position }) => position + 1 },
    {
      header: t("course.name"),
      cell: ({ id, name, picture }) => (
        <span className="flex items-center gap-3">
          <span className="photo h-12 w-16 flex-none">
            <PictureImage picture={picture} alt="" sizes="64px" />
          </span>
          <Link to={`/admin/courses/${id}`} className="nm hover:underline">
            {name}
          </Link>
        </span>
      ),
    },
    { header: t("region"), nowrap: true, cell: ({ region }) => region },
    { header: t("course.tier"), nowrap: true, cell: ({ tier }) => t(`tier.${tier}`) },
    {
      header: t("course.green_fee_high"),
      right: true,
      cell: ({ rateCard }) => won(rateCard.high.weekday),
    },
    { header: t("state"), cell: ({ status }) => <ProductStatusMark status={status} /> },
  ];
  return (
    <AdminList
      title={t("area.recommend")}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      searchHint={t("course.search")}
    />
  );
}
