import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { choiceParam, listParams } from "#app/domain/admin/list-params.ts";
import { regionOptions } from "#app/features/admin/catalog/region-queries.server.ts";
import {
  listShuttles,
  type ShuttleRow,
} from "#app/features/admin/catalog/shuttle-queries.server.ts";
import { adminLocale } from "#app/features/admin/kit/admin-locale.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { useMayChange } from "#app/features/admin/kit/admin-person.tsx";
import { AdminList } from "#app/features/admin/kit/list/admin-list.tsx";
import type { Column } from "#app/features/admin/kit/list/admin-table.tsx";
import { ProductStatusMark } from "#app/features/admin/kit/marks.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.shuttle"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const locale = adminLocale(request);
  const params = listParams(url.searchParams);
  const regions = await regionOptions(db, locale);
  const ids = regions.map(({ value }) => value);
  const region = choiceParam(url.searchParams, "region", ids);
  const list = await listShuttles(db, locale, { ...params, region });
  return { region, regions, list };
}

export default function AdminShuttles({ loaderData }: Route.ComponentProps) {
  const { region, regions, list } = loaderData;
  const { t } = useTranslation(["desk", "catalogue"]);
  const { won, number } = useAdminFormat();
  const canChange = useMayChange("shuttle");
  const columns: Column<ShuttleRow>[] = [
    {
      header: t("catalogue:route"),
      cell: ({ id, origin, destination }) => (
        <>
          <Link to={`/admin/shuttle/${id}`} className="nm hover:underline">
            {`${origin} → ${destination}`}
          </Link>
          <span className="sm block">{id}</span>
        </>
      ),
    },
    { header: t("region"), nowrap: true, cell: (row) => row.region },
    { header: t("catalogue:field.kind"), cell: ({ kind }) => t(`catalogue:route_kind.${kind}`) },
    {
      header: t("catalogue:field.driveMinutes"),
      right: true,
      cell: ({ driveMinutes }) => t("minutes", { minutes: number(driveMinutes) }),
    },
    {
      header: t("catalogue:field.oneWayPrice"),
      right: true,
      cell: ({ oneWayPrice }) => won(oneWayPrice),
    },
    {
      header: t("catalogue:field.roundTripPrice"),
      right: true,
      cell: ({ roundTripPrice }) => won(roundTripPrice),
    },
    { header: t("state"), cell: ({ status }) => <ProductStatusMark status={status} /> },
  ];
  return (
    <AdminList
      title={t("area.shuttle")}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      searchHint={t("catalogue:route_search")}
      create={
        canChange ? { to: "/admin/shuttle/create", label: t("catalogue:add_route") } : undefined
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
