import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { choiceParam, listParams } from "#app/domain/admin/list-params.ts";
import { regionOptions } from "#app/features/admin/catalog/region-queries.server.ts";
import { listPosts, type PostRow } from "#app/features/admin/content/post-queries.server.ts";
import { adminLocale } from "#app/features/admin/kit/admin-locale.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { AdminList } from "#app/features/admin/kit/list/admin-list.tsx";
import type { Column } from "#app/features/admin/kit/list/admin-table.tsx";
import { FilterChips } from "#app/features/admin/kit/list/filter-chips.tsx";
import { HiddenMark } from "#app/features/admin/kit/marks.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { countReportedPosts } from "#app/features/admin/moderation/report-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.community"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const locale = adminLocale(request);
  const params = listParams(url.searchParams);
  const regions = await regionOptions(db, locale);
  const ids = regions.map(({ value }) => value);
  const region = choiceParam(url.searchParams, "region", ids);
  const reports = choiceParam(url.searchParams, "reports", ["open"]);
  const reported = reports === "open";
  const list = await listPosts(db, locale, { ...params, region, reported });
  return { region, regions, list, reports, waiting: await countReportedPosts(db) };
}

export default function AdminPosts({ loaderData }: Route.ComponentProps) {
  const { region, regions, list, reports, waiting } = loaderData;
  const { t } = useTranslation(["desk", "talk"]);
  const { moment } = useAdminFormat();
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
    { header: t("talk:reports"), right: true, cell: (row) => row.reports || null },
    { header: t("state"), cell: ({ hidden }) => <HiddenMark hidden={hidden} /> },
    { header: t("created"), nowrap: true, cell: ({ createdAt }) => moment(createdAt) },
  ];
  return (
    <AdminList
      title={t("area.community")}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      searchHint={t("post.search")}
      chips={
        <FilterChips
          name="reports"
          label={t("talk:reports")}
          value={reports}
          options={[{ value: "open", label: t("talk:reports.open"), count: waiting }]}
        />
      }
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
