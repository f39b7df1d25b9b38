import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { listPath, pageNumber } from "#app/domain/common/paging.ts";
import { eventStage } from "#app/domain/content/event/event-stage.ts";
import { eventSchema } from "#app/domain/shell/seo/event-schema.ts";
import { sharePicture } from "#app/domain/shell/seo/shared-pictures.ts";
import { DetailBar } from "#app/features/catalog/product/detail-bar.tsx";
import {
  commentAction,
  typedComment,
} from "#app/features/community/comment/comment-action.server.ts";
import { CommentList } from "#app/features/community/comment/comment-list.tsx";
import { commentsBelow } from "#app/features/community/comment/comment-queries.server.ts";
import { EventArticle } from "#app/features/content/event/event-article.tsx";
import { EventCouponBox } from "#app/features/content/event/event-coupon.tsx";
import { findEventCoupon } from "#app/features/content/event/event-coupon-queries.server.ts";
import { EventGrid } from "#app/features/content/event/event-grid.tsx";
import { eventProducts } from "#app/features/content/event/event-product-queries.server.ts";
import { EventProducts } from "#app/features/content/event/event-products.tsx";
import { findEvent, otherEvents } from "#app/features/content/event/event-queries.server.ts";
import { takeEventCoupon } from "#app/features/content/event/take-event-coupon.server.ts";
import { useMyEvent } from "#app/features/content/event/use-my-event.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders, answering } from "#app/platform/http/action.server.ts";
import { sentForm } from "#app/platform/http/form.ts";
import { pageMeta, privateMeta } from "#app/platform/http/page-meta.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { isPreview } from "#app/platform/session/page-guards.server.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { Route } from "./+types/detail.ts";

export const handle = { words: ["benefit", "community", "errors", "event"] } satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { db } = services;
  const locale = localeOf(url);
  const now = services.now();
  const today = dateIn(SHOP_ZONE, now);
  const drafts = await isPreview(context, url, "event");
  const event = orNotFound(await findEvent(db, locale, numberParam(params.id), { drafts }));
  const subject = { kind: "event", id: event.id } as const;
  const page = pageNumber(url.searchParams);
  const [products, coupon, comments, others] = await Promise.all([
    eventProducts(services, locale, event.products),
    findEventCoupon(db, locale, event.couponId),
    event.hasComments ? commentsBelow(db, locale, subject, page) : undefined,
    otherEvents(db, locale, event.id, today),
  ]);
  if (!drafts) cachePage(context);
  return { drafts, event, now, today, products, coupon, comments, others };
}

/** Taking the coupon, or writing below the event; the page of it stays the same for everybody. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { form, check } = await sentForm(request);
  const answer = await answering("community.comment_failed", services.log, async () => {
    const { id: memberId } = await requireMember(context);
    check();
    const [id, locale] = [numberParam(params.id), localeOf(url)];
    if (form.get("intent") === "coupon") {
      const taken = await takeEventCoupon(services, { eventId: id, memberId, locale });
      return { ok: true as const, ...taken };
    }
    return commentAction(services, { form, subject: { kind: "event", id }, memberId, locale });
  });
  if (answer instanceof Response || "ok" in answer) return answer;
  return data({ ...answer.data, typed: typedComment(form) }, answer.init ?? undefined);
}

export { answerHeaders as headers };

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { drafts, event } = args.loaderData;
  if (drafts) return privateMeta(args, () => ({ title: event.title, description: event.summary }));
  return pageMeta(args, (t, site) => ({
    title: event.title,
    description: event.summary,
    picture: sharePicture("event", event.id),
    page: args.loaderData?.comments?.paging.page,
    crumbs: [
      { name: t("event:title"), path: "/event" },
      { name: event.title, path: `/event/${event.id}` },
    ],
    about: [eventSchema(event, site)],
  }));
}

export default function EventPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event, today, products, coupon, others } = loaderData;
  const { t } = useTranslation("event");
  const words = { share: t("share"), copied: t("share.copied"), byHand: t("share.by_hand") };
  const mine = useMyEvent(event.id, loaderData.comments?.total ?? 0, actionData);
  return (
    <div className={`${pageClass} pt-3 pb-8 md:py-8`}>
      <DetailBar title={event.title} list="/event" words={words} />
      <Breadcrumbs items={[{ label: t("title"), to: "/event" }, { label: event.title }]} />
      <div className="pt-3">
        <EventArticle event={event} today={today}>
          {coupon ? (
            <EventCouponBox
              coupon={coupon}
              stage={eventStage(event, today)}
              today={today}
              isTaken={mine.hasCoupon}
              answer={actionData}
            />
          ) : null}
        </EventArticle>
      </div>
      <EventProducts products={products} />
      <EventComments {...loaderData} mine={mine.comments} answer={actionData} />
      {others.length > 0 ? (
        <section className="py-8 md:py-11" aria-labelledby="others">
          <SectionHead id="others" title={t("others")} more={{ to: "/event", label: t("back") }} />
          <EventGrid rows={others} today={today} />
        </section>
      ) : null}
    </div>
  );
}

type EventCommentsProps = Pick<
  Route.ComponentProps["loaderData"],
  "comments" | "event" | "now" | "today"
> & {
  readonly mine: readonly number[];
  readonly answer: Route.ComponentProps["actionData"];
};

function EventComments({ comments, event, now, today, mine, answer }: EventCommentsProps) {
  const { t } = useTranslation("event");
  if (!comments) return null;
  const isOpen = eventStage(event, today) === "ongoing";
  return (
    <div className="py-8 md:py-11 max-w-[51rem]">
      <CommentList
        rows={comments.rows}
        total={comments.total}
        now={now}
        mine={mine}
        failure={answer?.ok === false ? answer : undefined}
        closed={isOpen ? undefined : t("comments.closed")}
      />
      <div className="pt-4">
        <Pagination
          {...comments.paging}
          hrefFor={(page) => listPath(`/event/${event.id}`, {}, page)}
        />
      </div>
    </div>
  );
}
