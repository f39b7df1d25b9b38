import { useTranslation } from "react-i18next";
import { ROOM_FORM } from "#app/domain/catalog/hotel/hotel-form.ts";
import { mayChange } from "#app/domain/desk/role/role-rights.ts";
import { loadCatalogueRecord } from "#app/features/catalog/desk/catalogue-options.server.ts";
import { CataloguePage } from "#app/features/catalog/desk/catalogue-page.tsx";
import { RoomRecordView } from "#app/features/catalog/desk/hotel-record.tsx";
import {
  findHotelRecord,
  findRoom,
} from "#app/features/catalog/desk/hotel-record-queries.server.ts";
import { ProductPictures } from "#app/features/catalog/desk/pictures/product-pictures.tsx";
import { ROOM } from "#app/features/catalog/desk/types/hotel-type.server.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { recordAction } from "#app/features/desk/record/record-action.server.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { PriceLink } from "#app/features/pricing/desk/price-link.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orNotFound, refusal } from "#app/platform/http/refusal.ts";
import { memberOf, requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/room.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t, textOf) => {
    const room = args.loaderData?.room;
    return room ? textOf(room.name) : t("catalogue:add_room");
  });

type Params = { readonly id?: string | undefined; readonly hotel?: string | undefined };

/** Serves /admin/hotel/room/:id and, for a new room, /admin/hotel/:hotel/room. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const { id, hotel: hotelId } = idsOf(params);
  // Staff who may only read cannot add a room.
  const member = await memberOf(context);
  if (id === undefined && !(member && mayChange(member.role, "hotel"))) {
    throw refusal("common.not_found");
  }
  const record = await loadCatalogueRecord(db, adminLocale(request), { type: ROOM, id });
  const room = id === undefined ? undefined : orNotFound(await findRoom(db, id));
  const hotel = orNotFound(await findHotelRecord(db, room?.hotelId ?? hotelId ?? ""));
  return { ...record, room, hotel: { id: hotel.id, name: hotel.name } };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  const services = servicesOf(context);
  const { id, hotel } = idsOf(params);
  const hotelId = hotel ?? orNotFound(await findRoom(services.db, id ?? "")).hotelId;
  orNotFound(await findHotelRecord(services.db, hotelId));
  const list = `/admin/hotel/${hotelId}`;
  const target = { request, by, id, list, records: "/admin/hotel/room", given: { hotelId } };
  return recordAction(services, ROOM, target);
}

export default function AdminRoom({ loaderData, actionData }: Route.ComponentProps) {
  const { room, hotel, record, options } = loaderData;
  const { t } = useTranslation(["desk", "catalogue"]);
  const { text } = useAdminFormat();
  const canChange = useMayChange("hotel");
  const parent = { label: text(hotel.name), to: `/admin/hotel/${hotel.id}` };
  const title = room ? text(room.name) : t("catalogue:add_room");
  const prices = room ? <PriceLink to={`/admin/hotel/room/${room.id}/price`} button /> : null;
  if (room && !canChange) {
    const crumbs = [{ label: t("area.hotel"), to: "/admin/hotel" }, parent];
    return (
      <>
        <AdminHead title={title} crumbs={crumbs} actions={prices} />
        <RoomRecordView room={room} />
      </>
    );
  }
  return (
    <CataloguePage
      definition={ROOM_FORM}
      title={title}
      list={parent}
      record={record}
      options={options}
      answer={actionData}
      actions={prices}
      panels={
        room
          ? [
              {
                section: "pictures",
                content: <ProductPictures key="pictures" kind="room" product={room} name={title} />,
              },
            ]
          : []
      }
    />
  );
}

function idsOf({ id, hotel }: Params) {
  return {
    id: id === undefined ? undefined : slugParam(id),
    hotel: hotel === undefined ? undefined : slugParam(hotel),
  };
}
