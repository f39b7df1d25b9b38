import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { listParams } from "#app/domain/admin/list-params.ts";
import { listRegions, type RegionRow } from "#app/features/admin/catalog/region-queries.server.ts";
import { adminLocale } from "#app/features/admin/kit/admin-locale.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { useMayChange } from "#app/features/admin/kit/admin-person.tsx";
import { AdminList } from "#app/features/admin/kit/list/admin-list.tsx";
import type { Column } from "#app/features/admin/kit/list/admin-table.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.region"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const params = listParams(url.searchParams);
  const list = await listRegions(servicesOf(context).db, adminLocale(request), params);
  return { list };
}

export default function AdminRegions({ loaderData: { list } }: Route.ComponentProps) {
  const { t } = useTranslation(["desk", "catalogue"]);
  const { country } = useAdminFormat();
  const canChange = useMayChange("region");
  const columns: Column<RegionRow>[] = [
    {
      header: t("catalogue:field.name"),
      cell: ({ id, name }) => (
        <>
          <Link to={`/admin/region/${id}`} className="nm hover:underline">
            {name}
          </Link>
          <span className="sm block">{id}</span>
        </>
      ),
    },
    { header: t("catalogue:field.country"), cell: (row) => country(row.country) },
    { header: t("catalogue:field.airportCode"), cell: ({ airportCode }) => airportCode },
    { header: t("catalogue:field.baseName"), cell: ({ base }) => base },
    { header: t("area.courses"), right: true, cell: ({ courses }) => courses },
    { header: t("area.hotel"), right: true, cell: ({ hotels }) => hotels },
    { header: t("catalogue:field.position"), right: true, cell: ({ position }) => position },
  ];
  return (
    <AdminList
      title={t("area.region")}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      searchHint={t("catalogue:region_search")}
      create={
        canChange ? { to: "/admin/region/create", label: t("catalogue:add_region") } : undefined
      }
    />
  );
}
