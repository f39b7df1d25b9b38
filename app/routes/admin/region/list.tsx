import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { REGION_LIST } from "#app/features/catalog/desk/lists/place-lists.server.ts";
import {
  REGION_COLUMNS,
  type RegionRow,
} from "#app/features/catalog/desk/lists/product-columns.ts";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { AdminList } from "#app/features/desk/list/desk-list.tsx";
import { CellNote } from "#app/features/desk/list/list-column.tsx";
import { loadList } from "#app/features/desk/list/list-type.server.ts";
import { useListColumns } from "#app/features/desk/list/use-list-columns.tsx";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.region"));

export function loader({ request, url, context }: Route.LoaderArgs) {
  return loadList(REGION_LIST, { area: "region", request, url, context });
}

export default function AdminRegions({ loaderData: { list, views } }: Route.ComponentProps) {
  const { t } = useTranslation(["desk", "catalogue"]);
  const canChange = useMayChange("region");
  const columns = useListColumns<RegionRow>(REGION_COLUMNS, {
    name: ({ id, name }) => (
      <>
        <Link to={`/admin/region/${id}`} className="font-semibold hover:underline">
          {name}
        </Link>
        <CellNote>{id}</CellNote>
      </>
    ),
  });
  return (
    <AdminList
      title={t("area.region")}
      area="region"
      views={views}
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
