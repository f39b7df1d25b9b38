import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { regionOptions } from "#app/features/catalog/desk/catalogue-options.server.ts";
import { SHUTTLE_LIST } from "#app/features/catalog/desk/lists/place-lists.server.ts";
import {
  SHUTTLE_COLUMNS,
  type ShuttleRow,
} from "#app/features/catalog/desk/lists/product-columns.ts";
import {
  useProductActions,
  useProductFilters,
} from "#app/features/catalog/desk/lists/use-product-list.ts";
import { ProductStatusMark } from "#app/features/catalog/desk/product-marks.tsx";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { AdminList } from "#app/features/desk/list/desk-list.tsx";
import { CellNote } from "#app/features/desk/list/list-column.tsx";
import { loadList } from "#app/features/desk/list/list-type.server.ts";
import { useListColumns } from "#app/features/desk/list/use-list-columns.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.shuttle"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const regions = await regionOptions(servicesOf(context).db, adminLocale(request));
  return { regions, ...(await loadList(SHUTTLE_LIST, { area: "shuttle", request, url, context })) };
}

export default function AdminShuttles({ loaderData }: Route.ComponentProps) {
  const { regions, list, views } = loaderData;
  const { t } = useTranslation(["desk", "catalogue"]);
  const { number } = useAdminFormat();
  const canChange = useMayChange("shuttle");
  const columns = useListColumns<ShuttleRow>(SHUTTLE_COLUMNS, {
    route: ({ id, origin, destination }) => (
      <>
        <Link to={`/admin/shuttle/${id}`} className="font-semibold hover:underline">
          {`${origin} → ${destination}`}
        </Link>
        <CellNote>{id}</CellNote>
      </>
    ),
    drive: ({ driveMinutes }) => t("minutes", { minutes: number(driveMinutes) }),
    state: ({ status }) => <ProductStatusMark status={status} />,
  });
  return (
    <AdminList
      title={t("area.shuttle")}
      area="shuttle"
      views={views}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      versionOf={({ version }) => version}
      searchHint={t("catalogue:route_search")}
      create={
        canChange ? { to: "/admin/shuttle/create", label: t("catalogue:add_route") } : undefined
      }
      filters={useProductFilters(regions)}
      bulk={useProductActions("shuttle")}
    />
  );
}
