import { ExternalLink, MapPin } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "#app/ui/button.tsx";
import type { CourseDetail } from "./course-queries.server.ts";

export function CoursePlace({ course }: { readonly course: CourseDetail }) {
  const { t } = useTranslation("course");
  const map = `https://www.google.com/maps/search/?api=1&query=${course.latitude},${course.longitude}`;
  return (
    <section id="place" className="scroll-mt-32 pt-10 pb-12">
      <h2 className="mb-3 text-22">{t("place.title")}</h2>
      <div className="card flex flex-wrap items-center justify-between gap-4 p-5">
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
          </div>
        </div>
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
    </section>
  );
}
