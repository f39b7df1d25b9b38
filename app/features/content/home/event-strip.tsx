import { useTranslation } from "react-i18next";
import { formatPublished } from "#app/domain/common/date/content-date.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import { laterClass, pageClass, railClass } from "#app/ui/look/page-layout.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { HomeEvent, HomeNotice } from "./home-queries.server.ts";

type EventStripProps = { readonly events: readonly HomeEvent[]; readonly today: LocalDate };

export function EventStrip({ events, today }: EventStripProps) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  if (events.length === 0) return null;
  return (
    <section className={`${pageClass} ${laterClass} py-8 md:py-11`}>
      <SectionHead title={t("events.title")} more={{ to: "/event", label: t("see_all") }} />
      <ul className={`${railClass} gap-4 md:grid md:grid-cols-3 md:gap-5 md:overflow-visible`}>
        {events.map(({ id, label, title, endsOn, picture }) => (
          <li key={id} className="w-75 md:w-auto">
            <AppLink to={`/event/${id}`} className="group block">
              <span className={`${photoClass} block aspect-[5/3]`}>
                <PictureImage picture={picture} alt="" sizes="(min-width: 840px) 387px, 300px" />
                <span className="absolute top-3 left-3">
                  <Badge tone="offer-solid">
                    {t("events.left", { count: daysBetween(today, endsOn) })}
                  </Badge>
                </span>
              </span>
              <span className="mt-3 block text-14 font-semibold text-sunrise-700">{label}</span>
              <b className="block text-18 tracking-[-0.02em] group-hover:underline">{title}</b>
              <span className="mt-1 block text-14 text-ink-3">
                {t("events.until", { date: formatShortDay(endsOn, locale) })}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function NoticeStrip({ notices }: { readonly notices: readonly HomeNotice[] }) {
  const { t } = useTranslation(["home", "notice"]);
  const locale = useLocale();
  if (notices.length === 0) return null;
  return (
    <section className={`${pageClass} ${laterClass} py-8 md:py-11 pb-0!`}>
      <SectionHead title={t("notices.title")} more={{ to: "/notice", label: t("see_all") }} />
      <ul className="divide-y divide-line border-y border-line">
        {notices.map(({ id, title, category, publishedAt }) => (
          <li key={id}>
            <AppLink
              to={`/notice/${id}`}
              className="group flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-3 md:flex-nowrap"
            >
              <Badge>{t(`notice:category.${category}`)}</Badge>
              <span className="min-w-0 flex-1 basis-52 font-semibold group-hover:underline">
                {title}
              </span>
              <time
                dateTime={publishedAt.toISOString()}
                className="tabular-nums whitespace-nowrap text-14 text-ink-3"
              >
                {formatPublished(publishedAt, locale)}
              </time>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
