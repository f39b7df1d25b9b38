import { ArrowDownUp, BedDouble } from "lucide-react";
import { useTranslation } from "react-i18next";
import { HOTEL_SORTS, hotelFilter, hotelQuery } from "#app/domain/catalog/hotel-filter.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/local-date.ts";
import { listPath } from "#app/domain/paging.ts";
import { HotelRow } from "#app/features/hotel/hotel-card.tsx";
import { findHotelRegion, listHotels } from "#app/features/hotel/hotel-list-queries.server.ts";
import { HeartButton } from "#app/features/wish/heart-button.tsx";
import { localeOf } from "#app/platform/locale.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { slugParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/city.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = localeOf(url);
  const filter = hotelFilter(url.searchParams);
  const region = found(await findHotelRegion(db, locale, slugParam(params.id)));
  const today = dateIn(SHOP_ZONE, now());
  const list = await listHotels(db, locale, { ...filter, regionId: region.id, today });
  return { region, sort: filter.sort, ...list };
}

export function meta(args: Route.MetaArgs) {
  const city = args.loaderData?.region.name ?? "";
  return pageMeta(args, (t) => ({
    title: t("hotel:city.title", { city }),
    description: t("hotel:city.description", { city }),
  }));
}

export default function HotelCity({ loaderData }: Route.ComponentProps) {
  const { region, sort, hotels, paging } = loaderData;
  const { t } = useTranslation("hotel");
  const path = `/hotel/city/${region.id}`;
  const hearts = (id: string, name: string) => (
    <HeartButton product={{ kind: "hotel", id }} name={name} />
  );
  return (
    <div className="page pt-3 pb-10 md:pt-5">
      <Breadcrumbs items={[{ label: t("title"), to: "/hotel/home" }, { label: region.name }]} />
      <PageHead
        className="mt-2"
        title={
          <>
            {t("city.title", { city: region.name })}{" "}
            <span className="num text-fairway-700">{t("city.count", { total: paging.total })}</span>
          </>
        }
        text={t("city.text")}
      />
      {paging.total === 0 ? (
        <EmptyState
          icon={BedDouble}
          title={t("city.empty_title", { city: region.name })}
          text={t("city.empty_text")}
          action={
            <>
              <ButtonLink to="/hotel/home">{t("city.others")}</ButtonLink>
              <ButtonLink to="/qna" variant="secondary">
                {t("panel.ask_any")}
              </ButtonLink>
            </>
          }
        />
      ) : (
        <>
          <nav className="rail mb-4 gap-2!" aria-label={t("sort.label")}>
            {HOTEL_SORTS.map((each) => (
              <ChipLink
                key={each}
                to={listPath(path, hotelQuery({ sort: each }))}
                icon={each === sort ? ArrowDownUp : undefined}
                isSet={each === sort}
                current={each === sort}
              >
                {t(`sort.${each}`)}
              </ChipLink>
            ))}
          </nav>
          <div className="grid gap-4 lg:grid-cols-2">
            {hotels.map((hotel, index) => (
              <HotelRow
                key={hotel.id}
                hotel={hotel}
                corner={hearts(hotel.id, hotel.name)}
                priority={index < 2}
              />
            ))}
          </div>
          <Pagination
            page={paging.page}
            pages={paging.pages}
            hrefFor={(page) => listPath(path, hotelQuery({ sort }), page)}
          />
        </>
      )}
    </div>
  );
}
