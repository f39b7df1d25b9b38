import { CarFront, Minus, Plus } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CourseFilter } from "#app/domain/catalog/course/course-filter.ts";
import { visitPath } from "#app/domain/catalog/course/course-visit.ts";
import { formatShortWon, formatWon } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { loadPlaceNames } from "#app/platform/i18n/place-names.client.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { panelClass, photoClass } from "#app/ui/look/classes.ts";
import { mapCanvasClass, mapGroundClass } from "#app/ui/map/map-look.ts";
import { Price } from "#app/ui/money/price-tag.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { ListedCourse } from "./course-list-queries.server.ts";
import type { MapHandle, MapPoint, MapStart } from "./leaflet-map.ts";

export type CourseMapProps = {
  readonly courses: readonly ListedCourse[];
  readonly start: MapStart | undefined;
  readonly tiles: { readonly url: string; readonly attribution: string } | undefined;
  readonly filter: Pick<CourseFilter, "date" | "players">;
  /** The course under the pointer, in the list or on the map. */
  readonly active: string | undefined;
  readonly onPoint: (id: string | undefined) => void;
};

/** A map of the courses with their prices; the list works without it. */
export function CourseMap({ courses, start, tiles, filter, active, onPoint }: CourseMapProps) {
  const { t } = useTranslation("list");
  const canvas = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapHandle>();
  const [picked, setPicked] = useState<string>();
  const locale = useLocale();
  const points = useMapPoints(courses);
  const course = courses.find(({ id }) => id === picked);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let handle: MapHandle | undefined;
    let isAsked = false;
    let isCancelled = false;
    // Not loaded while it is hidden behind the list on a phone.
    const watch = new ResizeObserver(() => {
      if (element.clientWidth === 0) return;
      if (!isAsked) void load();
      handle?.resized();
    });
    async function load() {
      isAsked = true;
      const [{ mountMap }, nameOf] = await Promise.all([
        import("./leaflet-map.ts"),
        loadPlaceNames(locale),
      ]);
      if (isCancelled || !element) return;
      handle = mountMap(element, { tiles, nameOf, onPoint, onPick: setPicked });
      setMap(handle);
    }
    watch.observe(element);
    return () => {
      isCancelled = true;
      watch.disconnect();
      handle?.remove();
    };
  }, [tiles, onPoint, locale]);

  useEffect(() => map?.show(points, start), [map, points, start]);
  useEffect(() => map?.highlight([active, picked]), [map, active, picked]);

  return (
    <section aria-label={t("map.label")} className={`${mapGroundClass} h-full`}>
      <div ref={canvas} className={mapCanvasClass} />
      <div className="absolute right-4 bottom-6 z-[800] grid divide-y md:top-4 md:bottom-auto divide-line overflow-hidden rounded-control border border-line bg-paper shadow-soft">
        <IconButton icon={Plus} label={t("map.closer")} onClick={() => map?.zoom(1)} />
        <IconButton icon={Minus} label={t("map.wider")} onClick={() => map?.zoom(-1)} />
      </div>
      {course ? <PickedCourse course={course} filter={filter} /> : null}
    </section>
  );
}

type PickedCourseProps = Pick<CourseMapProps, "filter"> & { readonly course: ListedCourse };

function PickedCourse({ course, filter }: PickedCourseProps) {
  const { t } = useTranslation("list");
  const { availability, minutes } = course;
  const day = availability.state === "open" ? availability.price.day : availability.next?.day;
  return (
    <AppLink
      to={visitPath(course.id, { ...filter, ...(day ? { date: day } : {}) })}
      className={`${panelClass} absolute bottom-6 left-4 z-[800] flex w-[330px] max-w-[calc(100%-5.5rem)] gap-3 p-3`}
    >
      <span className={`${photoClass} h-[78px] w-[104px] flex-none`}>
        <PictureImage picture={course.picture} alt="" sizes="104px" />
      </span>
      <span className="grid min-w-0 flex-1 content-start gap-0.5">
        <b className="truncate">{course.name}</b>
        <span className="flex flex-wrap items-center gap-2">
          {course.rating === null ? null : <Rating value={course.rating} count={course.reviews} />}
          {minutes === null ? null : (
            <Badge icon={CarFront}>{t("within.minutes", { minutes })}</Badge>
          )}
        </span>
        {availability.state === "open" ? (
          <Price amount={availability.price.perGolfer} unit={t("row.per_golfer")} />
        ) : (
          <span className="text-14 text-ink-2">{t("map.off")}</span>
        )}
      </span>
    </AppLink>
  );
}

/** The pins of the map: a short visible text, and a full label for screen readers. */
function useMapPoints(courses: readonly ListedCourse[]): readonly MapPoint[] {
  const { t } = useTranslation("list");
  const locale = useLocale();
  return useMemo(
    () =>
      courses.map(({ id, name, latitude, longitude, minutes, availability }) => {
        const price = availability.state === "open" ? availability.price.perGolfer : undefined;
        const drive = minutes === null ? "" : t("within.minutes", { minutes });
        const priceText = price === undefined ? t("map.off") : formatWon(price, locale);
        return {
          id,
          latitude,
          longitude,
          isOff: price === undefined,
          text:
            price === undefined
              ? t("map.off")
              : t("map.price", { price: formatShortWon(price, locale) }),
          label: [name, priceText, drive].filter(Boolean).join(", "),
        };
      }),
    [courses, t, locale],
  );
}
