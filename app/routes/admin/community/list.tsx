import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { choiceParam, listParams } from "#app/domain/desk/list-params.ts";
import { AdminList } from "#app/features/admin/admin-list.tsx";
import type { Column } from "#app/features/admin/admin-table.tsx";
import { deskLocale } from "#app/features/admin/desk-locale.ts";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { HiddenMark } from "#app/features/admin/marks.tsx";
import { listPosts, type PostRow } from "#app/features/admin/post-queries.server.ts";
import { regionOptions } from "#app/features/admin/region-queries.server.ts";
import { useDeskFormat } from "#app/features/admin/use-desk-format.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => deskMeta(args, (t) => t("desk:area.community"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const locale = deskLocale(request);
  const params = listParams(url.searchParams);
  const regions = await regionOptions(db, locale);
  const ids = regions.map(({ value }) => value);
  const region = choiceParam(url.searchParams, "region", ids);
  const list = await listPosts(db, locale, { ...params, region });
  return { q: params.q, region, regions, list };
}

export default function AdminPosts({ loaderData }: Route.ComponentProps) {
  const { q, region, regions, list } = loaderData;
  const { t } = useTranslation("desk");
  const { moment } = useDeskFormat();
  const columns: Column<PostRow>[] = [
    { header: t("number"), right: true, cell: ({ id }) => id },
    {
      header: t("post.title"),
      cell: ({ id, title }) => (
        <Link to={`/admin/community/${id}`} className="nm hover:underline">
          {title}
        </Link>
      ),
    },
    { header: t("region"), nowrap: true, cell: (row) => row.region },
    { header: t("author"), nowrap: true, cell: ({ author }) => author },
    { header: t("post.seats"), right: true, cell: ({ seats }) => seats },
    { header: t("post.comments"), right: true, cell: ({ comments }) => comments },
    { header: t("state"), cell: ({ hidden }) => <HiddenMark hidden={hidden} /> },
    { header: t("created"), nowrap: true, cell: ({ createdAt }) => moment(createdAt) },
  ];
  return (
    <AdminList
      title={t("area.community")}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      q={q}
      searchHint={t("post.search")}
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
