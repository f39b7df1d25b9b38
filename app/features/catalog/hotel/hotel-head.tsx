import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { allPictures } from "#app/domain/picture/picture.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { tabClass, tabsClass } from "#app/ui/look/tab-class.ts";
import { Gallery } from "#app/ui/overlay/gallery.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { HotelPage } from "./hotel-queries.server.ts";

type HotelHeadProps = {
  readonly hotel: HotelPage;
  readonly rating: { readonly average: number | undefined; readonly total: number };
  /** The save button with its label. */
  readonly action?: ReactNode;
};

/** Name and picture as on a course's page: the name first on a wide screen, the picture first on a phone. */
export function HotelHead({ hotel, rating, action }: HotelHeadProps) {
  const { t } = useTranslation("hotel");
  return (
    <div className="flex flex-col">
      <div className="max-md:hidden">
        <Breadcrumbs
          items={[
            { label: t("title"), to: "/hotel/home" },
            { label: hotel.regionName, to: `/hotel/city/${hotel.regionId}` },
            { label: hotel.name },
          ]}
        />
      </div>
      <header className="order-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 py-5 md:order-1 md:pt-2">
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
              <MapPin aria-hidden="true" />
              {hotel.address}
            </span>
            <Badge tone={hotel.booking}>{t(`booking.${hotel.booking}`)}</Badge>
            {hotel.onCourseId ? <Badge tone="free">{t("on_course")}</Badge> : null}
          </div>
        </div>
        {action}
      </header>
      <div className="order-1 max-md:-mx-4 md:order-2">
        <Gallery pictures={allPictures(hotel)} name={hotel.name} />
      </div>
    </div>
  );
}

const PARTS = ["dates", "rooms", "info", "refund", "courses", "reviews"] as const;

/** Plain anchors, so that the chosen days stay in the address. */
export function HotelTabs() {
  const { t } = useTranslation("hotel");
  return (
    <nav
      className={`${tabsClass} sticky top-(--h-topbar) z-30 mt-4 md:static`}
      aria-label={t("tabs.label")}
    >
      {PARTS.map((part) => (
        <a key={part} href={`#${part}`} className={tabClass}>
          {t(`tabs.${part}`)}
        </a>
      ))}
    </nav>
  );
}
