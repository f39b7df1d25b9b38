import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { listPath, pageNumber } from "#app/domain/common/paging.ts";
import { communityListPath } from "#app/domain/community/community-list.ts";
import { sharePicture } from "#app/domain/shell/seo/shared-pictures.ts";
import { DetailBar } from "#app/features/catalog/product/detail-bar.tsx";
import {
  commentAction,
  typedComment,
} from "#app/features/community/comment/comment-action.server.ts";
import { CommentList } from "#app/features/community/comment/comment-list.tsx";
import { listComments } from "#app/features/community/comment/comment-queries.server.ts";
import { PartnerSlot } from "#app/features/community/post/partner-slot.tsx";
import { PostArticle } from "#app/features/community/post/post-article.tsx";
import { findPost } from "#app/features/community/post/post-queries.server.ts";
import { useMyPost } from "#app/features/community/post/use-my-post.ts";
import { isPostHidden } from "#app/features/shell/seo/removed-page-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders, answering } from "#app/platform/http/action.server.ts";
import { sentForm } from "#app/platform/http/form.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orGone } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { panelClass } from "#app/ui/look/classes.ts";
import { gutterClass, pageClass } from "#app/ui/look/page-layout.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/detail.ts";

export const handle = { words: ["community", "errors", "partner"] } satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const locale = localeOf(url);
  const now = services.now();
  const id = numberParam(params.id);
  const post = await orGone(await findPost(services.db, locale, id), {
    wasThere: () => isPostHidden(services.db, id),
    instead: "/community",
  });
  const page = pageNumber(url.searchParams);
  const comments = await listComments(services.db, locale, { kind: "post", id: post.id }, page);
  cachePage(context);
  return { post, comments, now, today: dateIn(SHOP_ZONE, now) };
}

/** Writing below the post; the page of it stays the same for everybody. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { form, check } = await sentForm(request);
  const answer = await answering("community.comment_failed", services.log, async () => {
    const { id: memberId } = await requireMember(context);
    check();
    const subject = { kind: "post", id: numberParam(params.id) } as const;
    return commentAction(services, { form, subject, memberId, locale: localeOf(url) });
  });
  if (answer instanceof Response) return answer;
  return data({ ...answer.data, typed: typedComment(form) }, answer.init ?? undefined);
}

export { answerHeaders as headers };

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { post, comments } = args.loaderData;
  const courseId = post.coursePublished ? post.openRound?.courseId : undefined;
  return pageMeta(args, (t) => ({
    title: post.title,
    description: post.content,
    picture: courseId ? sharePicture("course", courseId) : undefined,
    page: comments.paging.page,
    crumbs: [
      { name: t("community:title"), path: "/community" },
      { name: post.title, path: `/community/${post.id}` },
    ],
  }));
}

export default function CommunityPost({ loaderData, actionData }: Route.ComponentProps) {
  const { post, comments, now, today } = loaderData;
  const { t } = useTranslation("community");
  const words = { share: t("share"), copied: t("share.copied"), byHand: t("share.by_hand") };
  const mine = useMyPost(post.id, post.comments);
  const partner = post.openRound ? (
    <PartnerSlot post={post} round={post.openRound} mine={mine.partner} now={now} today={today} />
  ) : null;
  return (
    <div className="bg-sand">
      <div
        className={`${post.openRound ? pageClass : `${gutterClass} max-w-[51rem]`} py-3 md:py-8`}
      >
        <DetailBar title={post.title} list="/community" words={words} />
        <Breadcrumbs
          items={[
            { label: t("title"), to: "/community" },
            { label: post.regionName, to: communityListPath({ region: post.regionId }) },
          ]}
        />
        <div
          className={
            post.openRound
              ? "grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_22rem]"
              : undefined
          }
        >
          <article className={`${panelClass} mt-3 p-5 md:p-8`}>
            <PostArticle {...{ post, today, now, mine, partner, words }} />
            <hr className="border-line my-6" />
            <CommentList
              rows={comments.rows}
              total={post.comments}
              now={now}
              mine={mine.comments}
              failure={actionData}
            />
            <div className="pt-4">
              <Pagination
                {...comments.paging}
                hrefFor={(page) => listPath(`/community/${post.id}`, {}, page)}
              />
            </div>
          </article>
          {partner ? (
            <aside className="mt-3 hidden md:sticky md:top-24 md:block">{partner}</aside>
          ) : null}
        </div>
        <div className="py-8 text-center">
          <ButtonLink variant="secondary" to="/community">
            {t("back")}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
