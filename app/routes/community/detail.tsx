import { useTranslation } from "react-i18next";
import { communityListPath } from "#app/domain/content/community-list.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/local-date.ts";
import { listPath, pageNumber } from "#app/domain/paging.ts";
import { pictureAt } from "#app/domain/picture.ts";
import { CommentList } from "#app/features/community/comment-list.tsx";
import { PostArticle } from "#app/features/community/post-article.tsx";
import { findPost, listComments } from "#app/features/community/post-queries.server.ts";
import { localeOf } from "#app/platform/locale.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { numberParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/detail.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const locale = localeOf(url);
  const now = services.now();
  const post = found(await findPost(services.db, locale, numberParam(params.id)));
  const comments = await listComments(services.db, locale, post.id, pageNumber(url.searchParams));
  return { post, comments, now, today: dateIn(SHOP_ZONE, now) };
}

export function meta(args: Route.MetaArgs) {
  const post = args.loaderData?.post;
  return pageMeta(args, (t) => ({
    title: post?.title ?? t("community:title"),
    description: post?.content ?? t("community:text"),
    picture: post?.coursePicture ? pictureAt(post.coursePicture) : undefined,
  }));
}

export default function CommunityPost({ loaderData }: Route.ComponentProps) {
  const { post, comments, now, today } = loaderData;
  const { t } = useTranslation("community");
  return (
    <div className="bg-sand">
      <div className="page max-w-[51rem] py-3 md:py-8">
        <Breadcrumbs
          items={[
            { label: t("title"), to: "/community" },
            { label: post.regionName, to: communityListPath(post.regionId) },
          ]}
        />
        <article className="panel mt-3 p-5 md:p-8">
          <PostArticle post={post} today={today} now={now} />
          <hr className="hr my-6" />
          <CommentList rows={comments.rows} total={comments.paging.total} now={now} />
          <div className="pt-4">
            <Pagination
              {...comments.paging}
              hrefFor={(page) => listPath(`/community/${post.id}`, {}, page)}
            />
          </div>
        </article>
        <div className="py-8 text-center">
          <ButtonLink variant="secondary" to="/community">
            {t("back")}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
