import { useTranslation } from "react-i18next";
import { dateIn, parseLocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { monthGrid, monthParam } from "#app/domain/common/date/month.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { useFresh } from "#app/features/desk/desk-hooks.ts";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { copiedPrices } from "#app/features/pricing/desk/copied-prices.server.ts";
import { loadGrid } from "#app/features/pricing/desk/grid/grid-queries.server.ts";
import {
  roomNightPrices,
  roomOfPrices,
  spanOf,
} from "#app/features/pricing/desk/places/price-queries.server.ts";
import { priceAction } from "#app/features/pricing/desk/price-action.server.ts";
import { RoomPrices, roomTab } from "#app/features/pricing/desk/room-prices.tsx";
import { findRoomRates } from "#app/features/pricing/rates/save-rates.server.ts";
import { placesHistory, roomPlaces } from "#app/features/pricing/stock/places-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireAdmin } from "#app/platform/session/page-guards.server.ts";
import type { Route } from "./+types/room-price.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => `${args.loaderData?.room.name ?? ""} ${t("desk:price")}`);

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = adminLocale(request);
  const room = orNotFound(await roomOfPrices(db, locale, slugParam(params.id)));
  const product = { kind: "room", ...room } as const;
  const today = dateIn(SHOP_ZONE, now());
  const month = monthParam(url.searchParams, today);
  const tab = roomTab(url.searchParams.get("tab"));
  const span = spanOf(monthGrid(month));
  const day = parseLocalDate(url.searchParams.get("day") ?? "") ?? today;
  const [days, rates, copied] = await Promise.all([
    roomNightPrices(db, room.id, span),
    findRoomRates(db, room.id),
    copiedPrices(db, product, url.searchParams),
  ]);
  const grid = await loadGrid(db, locale, { product, span, days });
  const places = tab === "places" ? await roomPlaces(db, room.id, day) : undefined;
  const history =
    tab === "places" ? await placesHistory(db, { kind: "room_places", id: room.id }) : [];
  return { room, today, month, tab, day, rates, copied, ...grid, places, history };
}

/** Prices, places and closures: owner and operations. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const product = { kind: "room", id: slugParam(params.id) } as const;
  return priceAction(servicesOf(context), product, request, () => requireAdmin(context, "prices"));
}

export default function AdminRoomPrices({ loaderData }: Route.ComponentProps) {
  const { room } = loaderData;
  const { t } = useTranslation("desk");
  useFresh();
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
      <RoomPrices {...loaderData} />
    </>
  );
}
