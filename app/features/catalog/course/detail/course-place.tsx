import { Copy, ExternalLink, MapPin } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { laterClass } from "#app/ui/look/page-layout.ts";
import { PlaceMap } from "#app/ui/map/place-map.tsx";
import type { Tiles } from "#app/ui/map/spot-map.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";
import type { CourseDetail } from "./course-queries.server.ts";

type CoursePlaceProps = {
  readonly course: CourseDetail;
  readonly tiles: Tiles | undefined;
};

export function CoursePlace({ course, tiles }: CoursePlaceProps) {
  const { t } = useTranslation("buy");
  const toast = useToast();
  const place = `${course.latitude.toFixed(5)}, ${course.longitude.toFixed(5)}`;
  const map = `https://www.google.com/maps/search/?api=1&query=${course.latitude},${course.longitude}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${course.otherName}\n${course.address}\n${place}`);
      toast.show({ text: t("place.copied") });
    } catch {
      toast.show({ text: t("place.copy_failed"), tone: "error" });
    }
  }

  return (
    <section id="place" className={`${laterClass} scroll-mt-32 pt-10 pb-12`}>
      <h2 className="mb-3 text-22">{t("place.title")}</h2>
      <CourseOnMap course={course} tiles={tiles} />
      <div className={`${cardClass} mt-3 flex flex-wrap items-center justify-between gap-4 p-5`}>
        <div className="flex min-w-0 gap-3">
          <MapPin className="mt-0.5 size-6 text-fairway-700" aria-hidden="true" />
          <div className="min-w-0">
            <b>{course.address}</b>
            <p className="text-14 text-ink-2">
              {t("place.drive", {
                base: course.base,
                minutes: course.driveMinutes,
                km: course.roadKm,
              })}
            </p>
            <p className="tabular-nums whitespace-nowrap text-14 text-ink-3">{place}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {t("place.copy")}
          </Button>
          <a
            className={buttonClass({ variant: "secondary", size: "sm" })}
            href={map}
            target="_blank"
            rel="noreferrer"
          >
            {t("place.map")}
            <ExternalLink aria-hidden="true" />
            <span className="sr-only">{t("place.new_window")}</span>
          </a>
        </div>
      </div>
    </section>
  );
}

function CourseOnMap({ course, tiles }: CoursePlaceProps) {
  const { t } = useTranslation("buy");
  const { name, latitude, longitude, base, baseLatitude, baseLongitude } = course;
  const { driveMinutes: minutes, roadKm: km } = course;
  const spot = useMemo(() => ({ name, latitude, longitude }), [name, latitude, longitude]);
  const start = useMemo(
    () => ({ name: base, latitude: baseLatitude, longitude: baseLongitude }),
    [base, baseLatitude, baseLongitude],
  );
  return <PlaceMap label={t("place.drive", { base, minutes, km })} {...{ spot, start, tiles }} />;
}
