import { useTranslation } from "react-i18next";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { monthText } from "#app/domain/common/date/plain-date-text.ts";
import { AUTHOR_TABS, authorPage, authorPath } from "#app/domain/community/community-list.ts";
import { findAuthor } from "#app/features/community/list/author-queries.server.ts";
import { listPostsOf } from "#app/features/community/list/post-list-queries.server.ts";
import { PostRows } from "#app/features/community/post/post-rows.tsx";
import { listReviewsOf } from "#app/features/community/review/review-queries.server.ts";
import { VotedRows } from "#app/features/community/review/vote/voted-rows.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { uuidParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { wellClass } from "#app/ui/look/classes.ts";
import { gutterClass } from "#app/ui/look/page-layout.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/author.ts";

export const handle = { words: ["community", "errors", "partner", "review"] } satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = localeOf(url);
  const { tab, page } = authorPage(url.searchParams);
  const { memberId, profile } = orNotFound(await findAuthor(db, uuidParam(params.id)));
  const wanted = { memberId, page };
  const list =
    tab === "posts"
      ? { tab, ...(await listPostsOf(db, locale, wanted)) }
      : { tab, ...(await listReviewsOf(db, locale, wanted)) };
  cachePage(context);
  return { profile, list, now: now(), today: dateIn(SHOP_ZONE, now()) };
}

/** Not indexed, since a member's profile is meant for readers of their posts. */
export function meta(args: Route.MetaArgs) {
  const name = args.loaderData?.profile.name ?? "";
  return privateMeta(args, (t) => ({
    title: t("community:author.title", { name }),
    description: t("community:author.text", { name }),
    page: args.loaderData?.list.paging.page,
  }));
}

export default function CommunityAuthor({ loaderData }: Route.ComponentProps) {
  const { profile, list, now, today } = loaderData;
  const { t } = useTranslation("community");
  const locale = useLocale();
  return (
    <div className={`${gutterClass} max-w-[60rem] py-3 md:py-8`}>
      <Breadcrumbs items={[{ label: t("title"), to: "/community" }]} />
      <header className="mt-3 mb-5 flex items-center gap-4">
        <Avatar size="lg">{[...profile.name][0]}</Avatar>
        <div className="min-w-0">
          <h1 className="text-22 md:text-28">{profile.name}</h1>
          <p className="text-ink-2">
            {t("author.since", { month: monthText(profile.since, locale) })}
          </p>
        </div>
      </header>
      <LinkTabs
        label={t("author.tabs")}
        tabs={AUTHOR_TABS.map((tab) => ({
          to: authorPath(profile.authorId, tab),
          label: t(`author.${tab}`),
          count: profile[tab],
          current: tab === list.tab,
        }))}
      />
      <div className="py-5">
        {list.rows.length === 0 ? (
          <p className={`${wellClass} text-ink-2`}>{t(`author.no_${list.tab}`)}</p>
        ) : null}
        {list.tab === "posts" && list.rows.length > 0 ? (
          <PostRows rows={list.rows} today={today} now={now} />
        ) : null}
        {list.tab === "reviews" && list.rows.length > 0 ? <VotedRows rows={list.rows} /> : null}
      </div>
      <Pagination
        {...list.paging}
        hrefFor={(page) => authorPath(profile.authorId, list.tab, page)}
      />
    </div>
  );
}
