import { useTranslation } from "react-i18next";
import { monthGrid, monthParam } from "#app/domain/admin/month.ts";
import { placesChange } from "#app/domain/admin/places-form.ts";
import { dateIn, parseLocalDate, SHOP_ZONE } from "#app/domain/date/local-date.ts";
import { AppError } from "#app/domain/errors.ts";
import { AdminHead } from "#app/features/admin/kit/admin-head.tsx";
import { adminLocale } from "#app/features/admin/kit/admin-locale.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { answeringPlaces } from "#app/features/admin/places/answer-places.server.ts";
import { PlacesPanel } from "#app/features/admin/places/places-panel.tsx";
import { PriceMonth } from "#app/features/admin/places/price-month.tsx";
import {
  dayNames,
  roomNightPrices,
  roomOfPrices,
  spanOf,
} from "#app/features/admin/places/price-queries.server.ts";
import { setRoomPlaces } from "#app/features/stock/change-places.server.ts";
import { placesHistory, roomPlaces } from "#app/features/stock/places-queries.server.ts";
import { closeRoomNights } from "#app/features/stock/stop-selling.server.ts";
import { totalTaken } from "#app/features/stock/taken-places.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireAdmin } from "#app/platform/session/guards.server.ts";
import type { Route } from "./+types/room-price.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => `${args.loaderData?.room.name ?? ""} ${t("desk:price")}`);

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = adminLocale(request);
  const room = orNotFound(await roomOfPrices(db, locale, slugParam(params.id)));
  const today = dateIn(SHOP_ZONE, now());
  const month = monthParam(url.searchParams, today);
  const span = spanOf(monthGrid(month));
  const days = await roomNightPrices(db, room.id, span);
  const names = await dayNames(db, locale, room.country, span);
  const chosen = parseLocalDate(url.searchParams.get("day") ?? "");
  const places = chosen ? await roomPlaces(db, room.id, chosen) : undefined;
  const history = places ? await placesHistory(db, { kind: "room_places", id: room.id }) : [];
  return { room, today, month, days, names, places, history };
}

/** Places may be changed by the role for reservations, not by hotel editors. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answeringPlaces(services.log, async () => {
    const staff = await requireAdmin(context, "prices");
    const roomId = slugParam(params.id);
    const change = parseForm(placesChange, await formOf(request));
    const done = { ok: true, done: change.intent } as const;
    if (change.intent === "places") {
      await setRoomPlaces(services, staff, { roomId, ...change });
      return done;
    }
    // A night has no single tee times to stop.
    if ("time" in change) {
      throw new AppError("common.bad_request");
    }
    const { from, to } = change;
    const closed = change.intent === "close";
    const days = await closeRoomNights(services, staff, { roomId, from, to, closed });
    const stay = await totalTaken(services.db, { kind: "night", productId: roomId, from, to });
    return { ...done, days, ...stay };
  });
}

export default function AdminRoomPrices({ loaderData }: Route.ComponentProps) {
  const { room, places, history, ...month } = loaderData;
  const { t } = useTranslation("desk");
  return (
    <>
      <AdminHead
        title={t("price.of_room", { name: room.name })}
        crumbs={[
          { label: t("area.hotel"), to: "/admin/hotel" },
          { label: room.hotel, to: `/admin/hotel/${room.hotelId}` },
          { label: room.name, to: `/admin/hotel/room/${room.id}` },
        ]}
      />
      <PriceMonth
        label={t("price.of_room", { name: room.name })}
        unit="rooms"
        chosen={places?.day}
        {...month}
      />
      {places ? <PlacesPanel key={places.day} unit="rooms" history={history} {...places} /> : null}
    </>
  );
}
