import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AppLink } from "#app/ui/app-link.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Price } from "#app/ui/price.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { NearHotel } from "./around-queries.server.ts";
import { DetailHead } from "./detail-head.tsx";

type NearHotelsProps = {
  readonly hotels: readonly NearHotel[];
  readonly cityId: string;
  readonly cornerOf: (hotel: NearHotel) => ReactNode;
};

export function NearHotels({ hotels, cityId, cornerOf }: NearHotelsProps) {
  const { t } = useTranslation("course");
  if (hotels.length === 0) return null;
  return (
    <section id="hotels" className="scroll-mt-32 pt-10">
      <DetailHead
        title={t("hotels.title")}
        more={{ to: `/hotel/city/${cityId}`, label: t("hotels.more") }}
      />
      <ul className="rail md:grid md:grid-cols-3 md:gap-x-4 md:gap-y-8 md:overflow-visible">
        {hotels.map((hotel) => (
          <li key={hotel.id} className="pcard w-60 md:w-auto">
            <div className="photo ratio-43">
              <PictureImage
                picture={hotel.picture}
                alt=""
                sizes="(min-width: 840px) 240px, 240px"
              />
              {cornerOf(hotel)}
            </div>
            <p className="place">
              {t("hotels.place", { stars: hotel.stars, minutes: hotel.driveMinutes })}
            </p>
            <h3 className="name">
              <AppLink
                to={`/hotel/${hotel.id}`}
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
            <div className="pricing">
              {hotel.price === null ? (
                <span className="text-14 text-ink-2">{t("hotels.full")}</span>
              ) : (
                <Price amount={hotel.price} unit={t("hotels.night")} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
