import { useTranslation } from "react-i18next";
import {
  facilityCounts,
  hotelCitiesElsewhere,
  hotelFilter,
  hotelSuggestions,
  hotelsPath,
  hotelValueCounts,
  isAllFull,
  isWantedHotel,
  starCounts,
} from "#app/domain/catalog/hotel/hotel-filter.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { offsetOf, PAGE_SIZE, pagingOf } from "#app/domain/common/paging.ts";
import { sharePicture } from "#app/domain/shell/seo/shared-pictures.ts";
import { CompareLink, CompareToggle } from "#app/features/catalog/compare/compare-button.tsx";
import { HotelRow } from "#app/features/catalog/hotel/list/hotel-card.tsx";
import { HotelFilterBar } from "#app/features/catalog/hotel/list/hotel-filter-bar.tsx";
import {
  findHotelRegion,
  listHotels,
} from "#app/features/catalog/hotel/list/hotel-list-queries.server.ts";
import {
  findOtherCheckIn,
  listHotelsElsewhere,
} from "#app/features/catalog/hotel/list/hotel-suggestion-queries.server.ts";
import { AllFull, NoHotels } from "#app/features/catalog/hotel/list/no-hotels.tsx";
import { HeartButton } from "#app/features/catalog/wish/heart-button.tsx";
import { HotelListPreset } from "#app/features/checkout/cart/trip-preset.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/city.ts";

export const handle = { words: ["heart", "hotel", "wish"] } satisfies PageHandle;

const CITIES_ELSEWHERE = 2;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now: clock } = servicesOf(context);
  const locale = localeOf(url);
  const now = clock();
  const today = dateIn(SHOP_ZONE, now);
  const filter = hotelFilter(url.searchParams, today);
  const region = orNotFound(await findHotelRegion(db, locale, slugParam(params.id)));
  const inCity = await listHotels(db, locale, {
    ...filter,
    of: { regionId: region.id },
    today,
    now,
  });
  cachePage(context);

  const wanted = inCity.filter((hotel) => isWantedHotel(hotel, filter));
  const paging = pagingOf(wanted.length, filter.page);
  const isNone = wanted.length === 0 && inCity.length > 0;
  const others = isNone
    ? await listHotelsElsewhere(db, locale, { ...filter, regionId: region.id, today })
    : [];
  const { checkIn, nights } = filter;
  return {
    region,
    today,
    filter,
    paging,
    hotels: wanted.slice(offsetOf(paging), offsetOf(paging) + PAGE_SIZE),
    stars: starCounts(inCity, filter),
    facilities: facilityCounts(inCity, filter),
    values: hotelValueCounts(inCity, filter),
    suggestions: isNone ? hotelSuggestions(inCity, filter) : [],
    elsewhere: hotelCitiesElsewhere(others, filter, region.country).slice(0, CITIES_ELSEWHERE),
    inCity: inCity.length,
    full: checkIn &&
      isAllFull(inCity, filter) && {
        otherDay: await findOtherCheckIn(db, { regionId: region.id, today, checkIn, nights }),
      },
  };
}

export function meta(args: Route.MetaArgs) {
  const { id = "", name: city = "" } = args.loaderData?.region ?? {};
  return pageMeta(args, (t) => ({
    title: t("hotel:city.title", { city }),
    description: t("hotel:city.description", { city }),
    picture: sharePicture("city", id),
    page: args.loaderData?.paging.page,
    crumbs: [
      { name: t("hotel:title"), path: "/hotel/home" },
      { name: city, path: `/hotel/city/${id}` },
    ],
  }));
}

export default function HotelCity({ loaderData }: Route.ComponentProps) {
  const { region, filter, hotels, paging, inCity, full } = loaderData;
  const { t } = useTranslation("hotel");
  const visit = { date: filter.checkIn, nights: filter.nights };
  const hearts = (id: string, name: string) => (
    <>
      <CompareToggle kind="hotel" id={id} name={name} visit={visit} />
      <HeartButton product={{ kind: "hotel", id }} name={name} />
    </>
  );
  return (
    <div className={`${pageClass} pt-3 pb-10 md:pt-5`}>
      <HotelListPreset today={loaderData.today} />
      <Breadcrumbs items={[{ label: t("title"), to: "/hotel/home" }, { label: region.name }]} />
      <PageHead
        className="mt-2"
        title={
          <>
            {t("city.title", { city: region.name })}{" "}
            <span className="tabular-nums whitespace-nowrap text-fairway-700">
              {t("city.count", { total: paging.total })}
            </span>
          </>
        }
        text={filter.checkIn ? t("city.text_stay") : t("city.text")}
      />
      {inCity > 0 ? <HotelFilterBar cityId={region.id} {...loaderData} /> : null}
      <CompareLink kind="hotel" visit={visit} className="mb-4" />
      {full ? <AllFull cityId={region.id} filter={filter} {...full} /> : null}
      {paging.total === 0 && !full ? <NoHotels {...loaderData} /> : null}
      <div className="grid gap-4 lg:grid-cols-2">
        {hotels.map((hotel, index) => (
          <HotelRow
            key={hotel.id}
            hotel={hotel}
            stay={filter}
            corner={hearts(hotel.id, hotel.name)}
            priority={index === 0}
          />
        ))}
      </div>
      <Pagination
        page={paging.page}
        pages={paging.pages}
        hrefFor={(page) => hotelsPath(region.id, { ...filter, page })}
      />
    </div>
  );
}
