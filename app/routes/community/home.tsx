import { SquarePen, UsersRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { communityList, communityListPath } from "#app/domain/community/community-list.ts";
import { listPosts, postRegions } from "#app/features/community/list/post-list-queries.server.ts";
import { PostSearch, PostSorts } from "#app/features/community/list/post-search.tsx";
import { MeetingRules } from "#app/features/community/post/meeting-rules.tsx";
import { PostRows } from "#app/features/community/post/post-rows.tsx";
import { RegionFilter } from "#app/features/community/post/region-filter.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/home.ts";

export const handle = { words: ["community", "errors", "partner"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const locale = localeOf(url);
  const now = services.now();
  const regions = await postRegions(services.db, locale);
  const list = communityList(
    url.searchParams,
    regions.map(({ id }) => id),
  );
  cachePage(context);
  const { page: _page, ...filter } = list;
  return {
    regions,
    filter,
    now,
    today: dateIn(SHOP_ZONE, now),
    ...(await listPosts(services.db, locale, list)),
  };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, (t) => ({
    title: t("community:title"),
    description: t("community:text"),
    page: args.loaderData?.paging.page,
    crumbs: [{ name: t("community:title"), path: "/community" }],
  }));
}

export default function CommunityHome({ loaderData }: Route.ComponentProps) {
  const { regions, filter, rows, paging, isMore, today, now } = loaderData;
  const { t } = useTranslation(["community", "partner"]);
  return (
    <div className="bg-sand">
      <div
        className={`${pageClass} grid grid-cols-1 items-start gap-8 py-6 md:grid-cols-[minmax(0,1fr)_20rem] md:py-10`}
      >
        <div className="min-w-0">
          <PageHead
            title={t("title")}
            text={t("text")}
            actions={
              <div className="flex flex-wrap gap-2">
                <ButtonLink to="/community/partner">
                  <UsersRound aria-hidden="true" />
                  {t("partner:write.link")}
                </ButtonLink>
                <ButtonLink variant="secondary" to="/community/write">
                  <SquarePen aria-hidden="true" />
                  {t("write")}
                </ButtonLink>
              </div>
            }
          />
          <PostSearch filter={filter} />
          <RegionFilter regions={regions} filter={filter} />
          <PostSorts filter={filter} total={paging.total} isMore={isMore} />
          <div className="pt-3 pb-6">
            <PostRows rows={rows} today={today} now={now} q={filter.q} />
          </div>
          <Pagination {...paging} hrefFor={(page) => communityListPath(filter, page)} />
        </div>
        <MeetingRules />
      </div>
    </div>
  );
}
