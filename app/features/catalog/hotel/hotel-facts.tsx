import { Languages, LogIn, LogOut, type LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { timeText } from "#app/domain/common/date/calendar-rules.ts";
import { languageName } from "#app/domain/common/text/place-name.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { FlagPin } from "#app/ui/icons.tsx";
import type { HotelPage } from "./hotel-queries.server.ts";
import type { NearCourse } from "./near-course-queries.server.ts";

type HotelFactsProps = { readonly hotel: HotelPage; readonly near: readonly NearCourse[] };

/** The first facts: check-in time and the distance to the course. */
export function HotelFacts({ hotel, near }: HotelFactsProps) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  const [nearest] = near;
  return (
    <ul className="mt-6 grid grid-cols-2 gap-4 rounded-panel bg-sand p-5 md:mt-8 md:p-6 lg:grid-cols-4">
      <Fact
        icon={LogIn}
        title={t("fact.check_in", { time: timeText(hotel.checkIn) })}
        text={t("fact.check_in_text")}
      />
      <Fact
        icon={LogOut}
        title={t("fact.check_out", { time: timeText(hotel.checkOut) })}
        text={t("fact.check_out_text")}
      />
      {nearest ? (
        <Fact
          icon={FlagPin}
          title={t("fact.course", { minutes: nearest.driveMinutes })}
          text={t("fact.course_text", { course: nearest.name })}
        />
      ) : null}
      <Fact
        icon={Languages}
        title={t("fact.languages", { count: hotel.languages.length })}
        text={hotel.languages.map((code) => languageName(code, locale)).join(" · ")}
      />
    </ul>
  );
}

type FactProps = {
  readonly icon: LucideIcon | ComponentType<{ className?: string }>;
  readonly title: string;
  readonly text: string;
};

function Fact({ icon: Icon, title, text }: FactProps) {
  return (
    <li className="flex min-w-0 items-start gap-3">
      <Icon className="size-6! flex-none text-fairway-700" aria-hidden="true" />
      <span className="min-w-0">
        <b className="block leading-6">{title}</b>
        <span className="block text-14 leading-5 text-ink-2">{text}</span>
      </span>
    </li>
  );
}
