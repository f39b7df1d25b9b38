import { useTranslation } from "react-i18next";
import { comparison, goneOf } from "#app/domain/catalog/compare/compare.ts";
import { hotelPath, hotelsPath } from "#app/domain/catalog/hotel/hotel-filter.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import {
  CompareScreen,
  useChangeComparison,
} from "#app/features/catalog/compare/compare-screen.tsx";
import { listComparedHotels } from "#app/features/catalog/compare/hotel-compare-queries.server.ts";
import { hotelGroups, stayText } from "#app/features/catalog/compare/hotel-groups.ts";
import { StayChoices } from "#app/features/catalog/party/stay-choices.tsx";
import { ComparePreset } from "#app/features/checkout/cart/trip-preset.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import type { Route } from "./+types/hotel.ts";

export const handle = { words: ["compare", "hotel", "wish"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now: clock } = servicesOf(context);
  const now = clock();
  const today = dateIn(SHOP_ZONE, now);
  const chosen = comparison(url.searchParams, today);
  const hotels = await listComparedHotels(db, localeOf(url), { ...chosen, now, today });
  return {
    today,
    chosen: { ...chosen, ids: hotels.map(({ id }) => id) },
    hotels,
    gone: goneOf(chosen, hotels),
  };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("compare:title.hotel"),
    description: t("compare:description"),
  }));
}

export default function CompareHotels({ loaderData }: Route.ComponentProps) {
  const { chosen, hotels } = loaderData;
  const { t } = useTranslation(["compare", "hotel"]);
  const locale = useLocale();
  const change = useChangeComparison("hotel", chosen);
  const { date, nights } = chosen;
  return (
    <CompareScreen
      kind="hotel"
      chosen={chosen}
      columns={hotels.map((hotel) => ({
        id: hotel.id,
        name: hotel.name,
        picture: hotel.picture,
        to: hotelPath(hotel.id, { checkIn: date, nights }),
        price: stayText(hotel, t, locale),
        judged: { price: hotel.fromPrice, rating: hotel.average },
      }))}
      gone={loaderData.gone}
      groups={hotelGroups(hotels, t, { date, nights, locale })}
      text={
        date
          ? `${formatShortDay(date, locale)} · ${t("hotel:list.nights", { count: nights })}`
          : t("any_day")
      }
      more={hotels[0] ? hotelsPath(hotels[0].regionId, { checkIn: date, nights }) : "/hotel/home"}
      controls={
        <>
          <ComparePreset kind="hotel" today={loaderData.today} />
          <StayChoices
            look="chip"
            today={loaderData.today}
            date={date}
            onDate={(day) => change({ date: day })}
            nights={nights}
            onNights={(count) => change({ nights: count })}
          />
        </>
      }
    />
  );
}
