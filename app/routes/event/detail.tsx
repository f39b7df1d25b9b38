import { useTranslation } from "react-i18next";
import { dateIn, SHOP_ZONE } from "#app/domain/date/local-date.ts";
import { eventSchema } from "#app/domain/seo/event-schema.ts";
import { sharePicture } from "#app/domain/seo/share-picture.ts";
import { EventArticle } from "#app/features/event/event-article.tsx";
import { EventGrid } from "#app/features/event/event-grid.tsx";
import { findEvent, otherEvents } from "#app/features/event/event-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta, privateMeta } from "#app/platform/http/page-meta.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { localeOf } from "#app/platform/i18n/locale.ts";
import { cachePage } from "#app/platform/page-cache/cache-page.server.ts";
import { isPreview } from "#app/platform/session/preview.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { Route } from "./+types/detail.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = localeOf(url);
  const today = dateIn(SHOP_ZONE, now());
  const drafts = await isPreview(context, url, "event");
  const event = orNotFound(await findEvent(db, locale, numberParam(params.id), { drafts }));
  if (!drafts) cachePage(context, ["events"]);
  return { drafts, event, today, others: await otherEvents(db, locale, event.id, today) };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { drafts, event } = args.loaderData;
  if (drafts) return privateMeta(args, () => ({ title: event.title, description: event.summary }));
  return pageMeta(args, (t, site) => ({
    title: event.title,
    description: event.summary,
    picture: sharePicture("event", event.id),
    crumbs: [
      { name: t("event:title"), path: "/event" },
      { name: event.title, path: `/event/${event.id}` },
    ],
    about: [eventSchema(event, site)],
  }));
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { event, today, others } = loaderData;
  const { t } = useTranslation("event");
  return (
    <div className="page pt-3 pb-8 md:py-8">
      <Breadcrumbs items={[{ label: t("title"), to: "/event" }, { label: event.title }]} />
      <div className="pt-3">
        <EventArticle event={event} today={today} />
      </div>
      {others.length > 0 ? (
        <section className="section" aria-labelledby="others">
          <SectionHead id="others" title={t("others")} more={{ to: "/event", label: t("back") }} />
          <EventGrid rows={others} today={today} />
        </section>
      ) : null}
    </div>
  );
}
