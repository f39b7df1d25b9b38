import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AppLink } from "#app/ui/app-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { HotelPage, NearCourse } from "./hotel-queries.server.ts";

type HotelHeadProps = {
  readonly hotel: HotelPage;
  readonly near: readonly NearCourse[];
  readonly rating: { readonly average: number | undefined; readonly total: number };
  /** A heart with its words. */
  readonly action?: ReactNode;
};

/** The name, and the hotel with two courses that can be played from it. */
export function HotelHead({ hotel, near, rating, action }: HotelHeadProps) {
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
      <div className="grid gap-2 overflow-hidden rounded-panel max-md:-mx-4 max-md:rounded-none md:h-[420px] md:grid-cols-[2fr_1fr] md:grid-rows-2">
        <div className="photo rounded-none! max-md:aspect-[4/3] md:row-span-2">
          <PictureImage
            picture={hotel.picture}
            alt={hotel.name}
            sizes="(min-width: 840px) 800px, 100vw"
            priority
          />
        </div>
        {near.slice(0, 2).map((course) => (
          <CoursePicture key={course.id} course={course} />
        ))}
      </div>
    </>
  );
}

function CoursePicture({ course }: { readonly course: NearCourse }) {
  const { t } = useTranslation("hotel");
  return (
    <AppLink to={`/course/${course.id}`} className="photo only-desk rounded-none!">
      <PictureImage picture={course.picture} alt="" sizes="400px" />
      <span className="absolute bottom-3 left-3 z-[1] rounded-pill bg-paper/95 px-3 text-14 leading-8 font-semibold">
        {t("near", { course: course.name, minutes: course.driveMinutes })}
      </span>
    </AppLink>
  );
}
