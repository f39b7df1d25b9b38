import { useTranslation } from "react-i18next";
import { monthGrid, monthParam } from "#app/domain/desk/month.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/local-date.ts";
import { DeskHead } from "#app/features/admin/desk-head.tsx";
import { deskLocale } from "#app/features/admin/desk-locale.ts";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { PriceMonth } from "#app/features/admin/price-month.tsx";
import {
  dayNames,
  roomNightPrices,
  roomOfPrices,
  spanOf,
} from "#app/features/admin/price-queries.server.ts";
import { slugParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import type { Route } from "./+types/room-price.ts";

export const meta: Route.MetaFunction = (args) =>
  deskMeta(args, (t) => `${args.loaderData?.room.name ?? ""} ${t("desk:price")}`);

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = deskLocale(request);
  const room = found(await roomOfPrices(db, locale, slugParam(params.id)));
  const today = dateIn(SHOP_ZONE, now());
  const month = monthParam(url.searchParams, today);
  const span = spanOf(monthGrid(month));
  const days = await roomNightPrices(db, room.id, span);
  return { room, today, month, days, names: await dayNames(db, locale, room.country, span) };
}

export default function AdminRoomPrices({ loaderData }: Route.ComponentProps) {
  const { room, ...month } = loaderData;
  const { t } = useTranslation("desk");
  return (
    <>
      <DeskHead
        title={t("price.of_room", { name: room.name })}
        crumbs={[
          { label: t("area.hotel"), to: "/admin/hotel" },
          { label: room.hotel, to: `/admin/hotel/${room.hotelId}` },
          { label: room.name, to: `/admin/hotel/room/${room.id}` },
        ]}
      />
      <PriceMonth label={t("price.of_room", { name: room.name })} unit="rooms" {...month} />
    </>
  );
}
