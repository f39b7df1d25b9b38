import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { regionOptions } from "#app/features/catalog/desk/catalogue-options.server.ts";
import { CADDIE_COLUMNS, type CaddieRow } from "#app/features/catalog/desk/lists/caddie-columns.ts";
import { CADDIE_LIST } from "#app/features/catalog/desk/lists/caddie-list.server.ts";
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
import { servicesOf } from "#app/platform/env/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.caddy"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const regions = await regionOptions(servicesOf(context).db, adminLocale(request));
  return { regions, ...(await loadList(CADDIE_LIST, { area: "caddy", request, url, context })) };
}

export default function AdminCaddies({ loaderData }: Route.ComponentProps) {
  const { regions, list, views } = loaderData;
  const { t } = useTranslation("desk");
  const canChange = useMayChange("caddy");
  const columns = useListColumns<CaddieRow>(CADDIE_COLUMNS, {
    name: ({ id, name, nickname }) => (
      <>
        <Link to={`/admin/caddy/${id}`} className="font-semibold hover:underline">
          {nickname}
        </Link>
        <CellNote>{name}</CellNote>
      </>
    ),
    course: ({ course, region }) => (
      <>
        {course}
        <CellNote>{region}</CellNote>
      </>
    ),
    experience: ({ experienceYears }) => t("years", { count: experienceYears }),
    state: ({ status }) => <ProductStatusMark status={status} />,
  });
  return (
    <AdminList
      title={t("area.caddy")}
      area="caddy"
      views={views}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      versionOf={({ version }) => version}
      searchHint={t("caddy.search")}
      create={canChange ? { to: "/admin/caddy/create", label: t("create.caddy") } : undefined}
      filters={useProductFilters(regions)}
      bulk={useProductActions("caddy")}
    />
  );
}
