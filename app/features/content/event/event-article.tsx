import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatPeriod } from "#app/domain/common/date/content-date.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type EventStage, eventStage } from "#app/domain/content/event/event-stage.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { panelClass, photoClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { RichText } from "#app/ui/rich-text-view.tsx";
import type { EventDetail } from "./event-queries.server.ts";
import { EventStatus } from "./event-status.tsx";

type EventArticleProps = {
  readonly event: EventDetail;
  readonly today: LocalDate;
  /** Below the facts. */
  readonly children?: ReactNode;
};

export function EventArticle({ event, today, children }: EventArticleProps) {
  const stage = eventStage(event, today);
  const ended = stage === "ended";
  return (
    <article className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(0,1fr)_21rem] md:gap-10">
      <div className="min-w-0">
        <div className={`${photoClass} aspect-[2/1]`}>
          <PictureImage
            picture={event.picture}
            alt=""
            sizes="(min-width: 1248px) 824px, 100vw"
            priority
          />
        </div>
        <p className="mt-6">
          <Badge tone={ended ? "plain" : "offer-solid"}>{event.label}</Badge>
        </p>
        <h1 className="mt-2 text-28 md:text-36">{event.title}</h1>
        <p className="mt-2 text-18 text-ink-2">{event.summary}</p>
        <RichText html={event.body} className="mt-6" />
      </div>
      <div className="md:sticky md:top-24">
        <Facts event={event} today={today} stage={stage} />
        {children}
      </div>
    </article>
  );
}

type FactsProps = Pick<EventArticleProps, "event" | "today"> & { readonly stage: EventStage };

function Facts({ event: { startsOn, endsOn }, today, stage }: FactsProps) {
  const { t } = useTranslation("event");
  const locale = useLocale();
  return (
    <aside className={`${panelClass} p-5 md:p-6`}>
      <dl className="grid gap-4">
        <div>
          <dt className="text-14 text-ink-3">{t("status")}</dt>
          <dd className="mt-1">
            <EventStatus startsOn={startsOn} endsOn={endsOn} today={today} />
          </dd>
        </div>
        <div>
          <dt className="text-14 text-ink-3">{t("period")}</dt>
          <dd className="mt-0.5 font-bold">{formatPeriod(startsOn, endsOn, locale)}</dd>
        </div>
      </dl>
      <div className="mt-5 grid gap-2">
        {stage === "ongoing" ? null : <Note tone="info">{t(`note.${stage}`)}</Note>}
        <ButtonLink block to={stage === "ended" ? "/event" : "/course/home"}>
          {t(stage === "ended" ? "empty.ended_action" : "browse")}
        </ButtonLink>
        <ButtonLink block variant="secondary" to={askPath()}>
          {t("ask")}
        </ButtonLink>
      </div>
    </aside>
  );
}
