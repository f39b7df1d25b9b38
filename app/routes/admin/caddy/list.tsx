import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { choiceParam, listParams } from "#app/domain/admin/list-params.ts";
import { type CaddyRow, listCaddies } from "#app/features/admin/catalog/caddy-queries.server.ts";
import { regionOptions } from "#app/features/admin/catalog/region-queries.server.ts";
import { adminLocale } from "#app/features/admin/kit/admin-locale.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { useMayChange } from "#app/features/admin/kit/admin-person.tsx";
import { AdminList } from "#app/features/admin/kit/list/admin-list.tsx";
import type { Column } from "#app/features/admin/kit/list/admin-table.tsx";
import { ProductStatusMark } from "#app/features/admin/kit/marks.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.caddy"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const locale = adminLocale(request);
  const params = listParams(url.searchParams);
  const regions = await regionOptions(db, locale);
  const ids = regions.map(({ value }) => value);
  const region = choiceParam(url.searchParams, "region", ids);
  const list = await listCaddies(db, locale, { ...params, region });
  return { region, regions, list };
}

export default function AdminCaddies({ loaderData }: Route.ComponentProps) {
  const { region, regions, list } = loaderData;
  const { t } = useTranslation("desk");
  const canChange = useMayChange("caddy");
  const { won, weekday } = useAdminFormat();
  const columns: Column<CaddyRow>[] = [
    { header: t("caddy.code"), right: true, cell: ({ code }) => code },
    {
      header: t("caddy.name"),
      cell: ({ id, name, nickname }) => (
        <>
          <Link to={`/admin/caddy/${id}`} className="nm hover:underline">
            {nickname}
          </Link>
          <span className="sm block">{name}</span>
        </>
      ),
    },
    {
      header: t("caddy.course"),
      cell: ({ course, region: place }) => (
        <>
          {course}
          <span className="sm block">{place}</span>
        </>
      ),
    },
    {
      header: t("caddy.experience"),
      right: true,
      cell: ({ experienceYears }) => t("years", { count: experienceYears }),
    },
    { header: t("caddy.day_off"), nowrap: true, cell: ({ dayOff }) => weekday(dayOff) },
    { header: t("caddy.price"), right: true, cell: ({ price }) => won(price) },
    { header: t("state"), cell: ({ status }) => <ProductStatusMark status={status} /> },
  ];
  return (
    <AdminList
      title={t("area.caddy")}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      searchHint={t("caddy.search")}
      create={canChange ? { to: "/admin/caddy/create", label: t("create.caddy") } : undefined}
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
