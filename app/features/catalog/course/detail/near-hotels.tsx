import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { stayQuery } from "#app/domain/catalog/hotel/hotel-stay.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { RoundPlan } from "#app/features/catalog/course/round/round-plan.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import { laterClass, railClass } from "#app/ui/look/page-layout.ts";
import {
  cardNameClass,
  cardPlaceClass,
  cardPricingClass,
  productCardClass,
} from "#app/ui/look/product-card-class.ts";
import { Price } from "#app/ui/money/price-tag.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Rating } from "#app/ui/rating.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { NearHotel } from "./around-queries.server.ts";
import { DetailHead } from "./detail-head.tsx";

type NearHotelsProps = {
  readonly hotels: readonly NearHotel[];
  readonly cityId: string;
  readonly plan: RoundPlan | undefined;
  readonly cornerOf: (hotel: NearHotel) => ReactNode;
};

export function NearHotels({ hotels, cityId, plan, cornerOf }: NearHotelsProps) {
  const { t } = useTranslation("buy");
  const locale = useLocale();
  const nights = plan?.chosen?.extras?.hotels;
  if (hotels.length === 0) return null;
  return (
    <section id="hotels" className={`${laterClass} scroll-mt-32 pt-10 max-md:-mx-4 max-md:px-4`}>
      <DetailHead
        title={t("hotels.title")}
        text={
          nights
            ? t("hotels.night_of", { date: formatShortDay(nights.checkIn, locale) })
            : t("hotels.text")
        }
        more={{ to: `/hotel/city/${cityId}`, label: t("hotels.more") }}
      />
      <ul
        className={`${railClass} gap-4 md:grid md:grid-cols-3 md:gap-x-4 md:gap-y-8 md:overflow-visible`}
      >
        {hotels.map((hotel) => (
          <li key={hotel.id} className={`${productCardClass} w-60 md:w-auto`}>
            <div className={`${photoClass} aspect-4/3`}>
              <PictureImage
                picture={hotel.picture}
                alt=""
                sizes="(min-width: 840px) 240px, 240px"
              />
              {cornerOf(hotel)}
            </div>
            <p className={cardPlaceClass}>
              {t("hotels.place", { stars: hotel.stars, minutes: hotel.driveMinutes })}
            </p>
            <h3 className={cardNameClass}>
              <AppLink
                to={`/hotel/${hotel.id}${nights ? stayQuery(eveOf(nights.checkIn)) : ""}`}
                className="after:absolute after:inset-0 after:z-[1]"
              >
                {hotel.name}
              </AppLink>
            </h3>
            {hotel.rating === null ? null : (
              <div className="mt-1">
                <Rating value={hotel.rating} count={hotel.reviews} />
              </div>
            )}
            <div className={cardPricingClass}>
              <NightPrice plan={plan} price={nights?.prices[hotel.id]} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Reserves space for the price, so that nothing moves when it arrives. */
function NightPrice({ plan, price }: Pick<NearHotelsProps, "plan"> & { readonly price?: Won }) {
  const { t } = useTranslation("buy");
  if (!plan) return <Skeleton width="6rem" height="1.625rem" />;
  if (price !== undefined) return <Price amount={price} unit={t("hotels.night")} />;
  const text = plan.chosen?.extras ? t("hotels.full") : t("hotels.pick");
  return <span className="text-14 leading-[1.625rem] text-ink-2">{text}</span>;
}

export function eveOf(checkIn: LocalDate) {
  return { checkIn, checkOut: addDays(checkIn, 1) };
}
