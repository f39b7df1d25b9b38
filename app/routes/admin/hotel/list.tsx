import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { choiceParam, listParams } from "#app/domain/admin/list-params.ts";
import { type HotelRow, listHotels } from "#app/features/admin/catalog/hotel-queries.server.ts";
import { regionOptions } from "#app/features/admin/catalog/region-queries.server.ts";
import { adminLocale } from "#app/features/admin/kit/admin-locale.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { useMayChange } from "#app/features/admin/kit/admin-person.tsx";
import { AdminList } from "#app/features/admin/kit/list/admin-list.tsx";
import type { Column } from "#app/features/admin/kit/list/admin-table.tsx";
import { BookingMark, ProductStatusMark } from "#app/features/admin/kit/marks.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.hotel"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const locale = adminLocale(request);
  const params = listParams(url.searchParams);
  const regions = await regionOptions(db, locale);
  const ids = regions.map(({ value }) => value);
  const region = choiceParam(url.searchParams, "region", ids);
  const list = await listHotels(db, locale, { ...params, region });
  return { region, regions, list };
}

export default function AdminHotels({ loaderData }: Route.ComponentProps) {
  const { region, regions, list } = loaderData;
  const { t } = useTranslation("desk");
  const canChange = useMayChange("hotel");
  const columns: Column<HotelRow>[] = [
    {
      header: t("hotel.name"),
      cell: ({ id, name }) => (
        <>
          <Link to={`/admin/hotel/${id}`} className="nm hover:underline">
            {name}
          </Link>
          <span className="sm block">{id}</span>
        </>
      ),
    },
    { header: t("region"), nowrap: true, cell: (row) => row.region },
    { header: t("hotel.stars"), right: true, cell: ({ stars }) => stars },
    { header: t("hotel.rooms"), right: true, cell: ({ rooms }) => rooms ?? 0 },
    { header: t("hotel.check_in"), right: true, cell: ({ checkIn }) => checkIn.slice(0, 5) },
    { header: t("hotel.check_out"), right: true, cell: ({ checkOut }) => checkOut.slice(0, 5) },
    { header: t("booking"), cell: ({ booking }) => <BookingMark booking={booking} /> },
    { header: t("state"), cell: ({ status }) => <ProductStatusMark status={status} /> },
  ];
  return (
    <AdminList
      title={t("area.hotel")}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      searchHint={t("hotel.search")}
      create={canChange ? { to: "/admin/hotel/create", label: t("create.hotel") } : undefined}
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
