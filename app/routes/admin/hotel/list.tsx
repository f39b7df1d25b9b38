import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { regionOptions } from "#app/features/catalog/desk/catalogue-options.server.ts";
import { HOTEL_COLUMNS, type HotelRow } from "#app/features/catalog/desk/lists/hotel-columns.ts";
import { HOTEL_LIST } from "#app/features/catalog/desk/lists/hotel-list.server.ts";
import {
  useProductActions,
  useProductFilters,
} from "#app/features/catalog/desk/lists/use-product-list.ts";
import { BookingMark, ProductStatusMark } from "#app/features/catalog/desk/product-marks.tsx";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { AdminList } from "#app/features/desk/list/desk-list.tsx";
import { CellNote } from "#app/features/desk/list/list-column.tsx";
import { loadList } from "#app/features/desk/list/list-type.server.ts";
import { useListColumns } from "#app/features/desk/list/use-list-columns.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.hotel"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const regions = await regionOptions(servicesOf(context).db, adminLocale(request));
  return { regions, ...(await loadList(HOTEL_LIST, { area: "hotel", request, url, context })) };
}

export default function AdminHotels({ loaderData }: Route.ComponentProps) {
  const { regions, list, views } = loaderData;
  const { t } = useTranslation("desk");
  const canChange = useMayChange("hotel");
  const columns = useListColumns<HotelRow>(HOTEL_COLUMNS, {
    name: ({ id, name }) => (
      <>
        <Link to={`/admin/hotel/${id}`} className="font-semibold hover:underline">
          {name}
        </Link>
        <CellNote>{id}</CellNote>
      </>
    ),
    booking: ({ booking }) => <BookingMark booking={booking} />,
    state: ({ status }) => <ProductStatusMark status={status} />,
  });
  return (
    <AdminList
      title={t("area.hotel")}
      area="hotel"
      views={views}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      versionOf={({ version }) => version}
      searchHint={t("hotel.search")}
      create={canChange ? { to: "/admin/hotel/create", label: t("create.hotel") } : undefined}
      filters={useProductFilters(regions)}
      bulk={useProductActions("hotel")}
    />
  );
}
