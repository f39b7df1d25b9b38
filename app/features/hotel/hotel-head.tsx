import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { allPictures } from "#app/domain/picture/picture.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Gallery } from "#app/ui/overlay/gallery.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { HotelPage } from "./hotel-queries.server.ts";

type HotelHeadProps = {
  readonly hotel: HotelPage;
  readonly rating: { readonly average: number | undefined; readonly total: number };
  /** The save button with its label. */
  readonly action?: ReactNode;
};

/** The name, the rating and the pictures. */
export function HotelHead({ hotel, rating, action }: HotelHeadProps) {
  const { t } = useTranslation("hotel");
  return (
    <>
      <Breadcrumbs
        items={[
          { label: t("title"), to: "/hotel/home" },
          { label: hotel.regionName, to: `/hotel/city/${hotel.regionId}` },
          { label: hotel.name },
        ]}
      />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-2 pb-5">
        <div className="min-w-0">
          <h1 className="text-28 font-extrabold md:text-36">{hotel.name}</h1>
          <p className="mt-1 text-ink-2">{hotel.summary}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-14 text-ink-2">
            <span>{t("stars", { count: hotel.stars })}</span>
            {rating.average === undefined ? null : (
              <a href="#reviews" className="inline-flex min-h-11 items-center md:min-h-0">
                <Rating value={rating.average} count={rating.total} />
              </a>
            )}
            <span className="inline-flex items-center gap-1">
              <MapPin className="icon" aria-hidden="true" />
              {hotel.address}
            </span>
            <Badge tone={hotel.booking}>{t(`booking.${hotel.booking}`)}</Badge>
            {hotel.onCourseId ? <Badge tone="free">{t("on_course")}</Badge> : null}
          </div>
        </div>
        {action}
      </header>
      <div className="max-md:-mx-4">
        <Gallery pictures={allPictures(hotel)} name={hotel.name} />
      </div>
    </>
  );
}
