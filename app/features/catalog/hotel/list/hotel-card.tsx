import { CarFront } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type HotelFilter, hotelPath } from "#app/domain/catalog/hotel/hotel-filter.ts";
import { monthDayText } from "#app/domain/common/date/plain-date-text.ts";
import { useFacilityName } from "#app/features/catalog/hotel/facility-list.tsx";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import {
  cardNameClass,
  cardPlaceClass,
  cardPricingClass,
  productCardClass,
  soldOutClass,
  wideCardClass,
  wideColumnsClass,
  wideNameClass,
} from "#app/ui/look/product-card-class.ts";
import { Price } from "#app/ui/money/price-tag.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { HotelCard as Hotel } from "./hotel-list-queries.server.ts";

type HotelCardProps = {
  readonly hotel: Hotel;
  /** Shown over the picture: a heart. */
  readonly corner?: ReactNode;
  /** Visible without scrolling, so its picture loads first. */
  readonly priority?: boolean;
  /** The stay of the price; without one it is the lowest night. */
  readonly stay?: Stay;
};

type Stay = Pick<HotelFilter, "checkIn" | "nights">;

const ANY_NIGHT: Stay = { checkIn: undefined, nights: 1 };

const FACILITIES_SHOWN = 4;

/** For a grid: picture above, text below. */
export function HotelCard({ hotel, corner, priority = false }: HotelCardProps) {
  const { t } = useTranslation("hotel");
  return (
    <article className={productCardClass}>
      <div className={`${photoClass} aspect-4/3`}>
        <PictureImage
          picture={hotel.picture}
          alt=""
          sizes="(min-width: 840px) 390px, 92vw"
          priority={priority}
        />
        {corner}
      </div>
      <p className={cardPlaceClass}>
        <span>{t("stars", { count: hotel.stars })}</span>
        {hotel.average === null ? null : (
          <Rating value={hotel.average} count={hotel.reviews ?? 0} />
        )}
      </p>
      <h3 className={cardNameClass}>
        <HotelLink hotel={hotel} />
      </h3>
      <NearLine hotel={hotel} />
      <div className={cardPricingClass}>
        <FromPrice hotel={hotel} />
      </div>
    </article>
  );
}

/** For a list: picture next to the text, above it on a phone. */
export function HotelRow({ hotel, corner, priority = false, stay = ANY_NIGHT }: HotelCardProps) {
  const { t } = useTranslation("hotel");
  const facilityName = useFacilityName();
  const isSoldOut = hotel.fromPrice === null;
  return (
    <article
      className={`${wideCardClass} ${wideColumnsClass} max-sm:flex max-sm:flex-col max-sm:gap-3 ${isSoldOut ? soldOutClass : ""}`}
    >
      <div className={`${photoClass} aspect-4/3 self-start`}>
        <PictureImage
          picture={hotel.picture}
          alt=""
          sizes="(min-width: 640px) 248px, 92vw"
          priority={priority}
        />
        {corner}
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink-2">
          {t("stars", { count: hotel.stars })}
          {hotel.average === null ? null : (
            <Rating value={hotel.average} count={hotel.reviews ?? 0} />
          )}
        </p>
        <h2 className={isSoldOut ? `${wideNameClass} text-ink-3` : wideNameClass}>
          <HotelLink hotel={hotel} stay={stay} />
        </h2>
        <p className="text-ink-2">{hotel.summary}</p>
        <NearLine hotel={hotel} />
        <p className="text-14 text-ink-2">
          {hotel.facilities.slice(0, FACILITIES_SHOWN).map(facilityName).join(" · ")}
        </p>
        <div className="mt-1 flex flex-wrap gap-1">
          <Badge tone={hotel.booking}>{t(`booking.${hotel.booking}`)}</Badge>
          <FreeCancelBadge hotel={hotel} />
          {hotel.onCourse ? <Badge tone="free">{t("on_course")}</Badge> : null}
        </div>
        <div className="mt-auto flex justify-end pt-2 text-right">
          <FromPrice hotel={hotel} size="lg" stay={stay} />
        </div>
      </div>
    </article>
  );
}

/** The whole card is a link, with the heart on top of it. */
function HotelLink({ hotel, stay = ANY_NIGHT }: Pick<HotelCardProps, "hotel" | "stay">) {
  return (
    <AppLink to={hotelPath(hotel.id, stay)} className="after:absolute after:inset-0 after:z-[1]">
      {hotel.name}
    </AppLink>
  );
}

/** For the chosen check-in the day until which a cancel is free, otherwise the rule. */
function FreeCancelBadge({ hotel }: Pick<HotelCardProps, "hotel">) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  const { freeUntil, freeCancelDays: days } = hotel;
  if (freeUntil) {
    const date = monthDayText(freeUntil, locale, "short");
    return <Badge tone="free">{t("list.free_until", { date })}</Badge>;
  }
  if (freeUntil === null || days === undefined) return null;
  return <Badge tone="free">{t("list.free_cancel", { days })}</Badge>;
}

function NearLine({ hotel }: Pick<HotelCardProps, "hotel">) {
  const { t } = useTranslation("hotel");
  if (hotel.near.length === 0) return null;
  return (
    <p className="mt-1 flex gap-1.5 text-14 leading-5 text-ink-2">
      <CarFront className="mt-px size-[18px] flex-none" aria-hidden="true" />
      <span className="sr-only">{t("near.label")}</span>
      <span>
        {hotel.near
          .map(({ name, driveMinutes }) => t("near", { course: name, minutes: driveMinutes }))
          .join(" · ")}
      </span>
    </p>
  );
}

type FromPriceProps = Pick<HotelCardProps, "hotel" | "stay"> & { readonly size?: "md" | "lg" };

function FromPrice({ hotel, size = "md", stay = ANY_NIGHT }: FromPriceProps) {
  const { t } = useTranslation("hotel");
  if (hotel.fromPrice === null) {
    const why = stay.checkIn ? t("list.full") : t("no_price");
    return <span className="text-14 text-ink-2">{why}</span>;
  }
  const unit = stay.checkIn ? t("list.total", { count: stay.nights }) : t("per_night");
  return <Price amount={hotel.fromPrice} unit={unit} size={size} />;
}
