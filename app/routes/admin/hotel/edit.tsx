import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { HOTEL_FORM } from "#app/domain/catalog/hotel/hotel-form.ts";
import { loadCatalogueRecord } from "#app/features/catalog/desk/catalogue-options.server.ts";
import { CataloguePage } from "#app/features/catalog/desk/catalogue-page.tsx";
import { HotelRecordView, HotelRooms } from "#app/features/catalog/desk/hotel-record.tsx";
import { findHotelRecord } from "#app/features/catalog/desk/hotel-record-queries.server.ts";
import { ProductPictures } from "#app/features/catalog/desk/pictures/product-pictures.tsx";
import { HOTEL } from "#app/features/catalog/desk/types/hotel-type.server.ts";
import { useLacks } from "#app/features/catalog/desk/use-lacks.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { recordAction } from "#app/features/desk/record/record-action.server.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t, textOf) => {
    const hotel = args.loaderData?.hotel;
    return hotel ? textOf(hotel.name) : t("desk:create.hotel");
  });

/** Serves /admin/hotel/create and /admin/hotel/:id. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, site } = servicesOf(context);
  const tiles = site.mapTiles;
  const id = params.id === undefined ? undefined : slugParam(params.id);
  const record = await loadCatalogueRecord(db, adminLocale(request), { type: HOTEL, id });
  if (id === undefined) return { ...record, tiles, hotel: undefined };
  return { ...record, tiles, hotel: orNotFound(await findHotelRecord(db, id)) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  const id = params.id === undefined ? undefined : slugParam(params.id);
  return recordAction(servicesOf(context), HOTEL, { request, by, id, list: "/admin/hotel" });
}

export default function AdminHotel({ loaderData, actionData }: Route.ComponentProps) {
  const { hotel, record, options } = loaderData;
  const { t } = useTranslation(["desk", "catalogue"]);
  const { text } = useAdminFormat();
  const canChange = useMayChange("hotel");
  const lacks = useLacks(hotel);
  const list = { label: t("area.hotel"), to: "/admin/hotel" };
  const title = hotel ? text(hotel.name) : t("create.hotel");
  if (hotel && !canChange) {
    return (
      <>
        <AdminHead title={title} crumbs={[list]} />
        <HotelRecordView hotel={hotel} />
      </>
    );
  }
  return (
    <CataloguePage
      definition={HOTEL_FORM}
      title={title}
      list={list}
      record={record}
      options={options}
      answer={actionData}
      tiles={loaderData.tiles}
      shopPath={hotel && `/hotel/${hotel.id}`}
      lacks={lacks}
      panels={
        hotel
          ? [
              {
                section: "rooms",
                content: (
                  <div key="rooms" className="grid justify-items-start gap-3">
                    <HotelRooms rooms={hotel.rooms} />
                    <Link
                      to={`/admin/hotel/${hotel.id}/room`}
                      className={buttonClass({ variant: "secondary", size: "sm" })}
                    >
                      <Plus aria-hidden="true" />
                      {t("catalogue:add_room")}
                    </Link>
                  </div>
                ),
              },
              {
                section: "pictures",
                content: (
                  <ProductPictures key="pictures" kind="hotel" product={hotel} name={title} />
                ),
              },
            ]
          : []
      }
    />
  );
}
