import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatWon } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import {
  cardNameClass,
  cardPlaceClass,
  cardPricingClass,
  productCardClass,
} from "#app/ui/look/product-card-class.ts";
import { Price } from "#app/ui/money/price-tag.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { CaddieSummary, HotelSummary } from "./product-card-queries.server.ts";

const SIZES = "(min-width: 1080px) 285px, (min-width: 640px) 45vw, 92vw";

type Around = {
  readonly corner?: ReactNode;
  /** Under the price. */
  readonly below?: ReactNode;
};

/** A hotel in search results and saved products. */
export function HotelSummaryCard(props: Around & { readonly hotel: HotelSummary }) {
  const { hotel, corner, below } = props;
  const { t } = useTranslation("search");
  return (
    <article className={productCardClass}>
      <div className={`${photoClass} aspect-4/3`}>
        <PictureImage picture={hotel.picture} alt="" sizes={SIZES} />
        {corner}
      </div>
      <p className={cardPlaceClass}>
        {t("card.hotel_place", { city: hotel.city, stars: hotel.stars })}
      </p>
      <CardName to={`/hotel/${hotel.id}`} name={hotel.name} />
      <CardRating rating={hotel.rating} reviews={hotel.reviews} />
      <div className={cardPricingClass}>
        {hotel.price === null ? (
          <span className="text-14 text-ink-2">{t("card.no_night")}</span>
        ) : (
          <Price amount={hotel.price} unit={t("card.per_night")} />
        )}
      </div>
      {below}
    </article>
  );
}

export function CaddieSummaryCard(props: Around & { readonly caddie: CaddieSummary }) {
  const { caddie, corner, below } = props;
  const { t } = useTranslation("search");
  const locale = useLocale();
  return (
    <article className={productCardClass}>
      <div className={`${photoClass} aspect-4/3`}>
        <PictureImage picture={caddie.picture} alt="" sizes={SIZES} className="object-top" />
        {corner}
      </div>
      <p className={cardPlaceClass}>{caddie.course}</p>
      <CardName
        to={`/caddy/${caddie.id}`}
        name={t("card.caddy_name", {
          name: caddie.spoken ?? caddie.name,
          nickname: caddie.nickname,
        })}
      />
      <p className="text-14 text-ink-2">
        {t("card.caddy_line", { code: caddie.code, specialty: caddie.specialty })}
      </p>
      <CardRating rating={caddie.rating} reviews={caddie.reviews} />
      <div className={cardPricingClass}>
        <Price amount={caddie.price} unit={t("card.per_round")} />
        <p className="tabular-nums whitespace-nowrap text-14 text-ink-2">
          {t("card.naming_fee", { amount: formatWon(caddie.reservationFee, locale) })}
        </p>
      </div>
      {below}
    </article>
  );
}

/** The whole card is a link, with the corner content on top of it. */
function CardName({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <h3 className={cardNameClass}>
      <AppLink to={to} className="after:absolute after:inset-0 after:z-[1]">
        {name}
      </AppLink>
    </h3>
  );
}

function CardRating({ rating, reviews }: { rating: number | null; reviews: number }) {
  return rating === null ? null : (
    <div className="mt-1">
      <Rating value={rating} count={reviews} />
    </div>
  );
}
