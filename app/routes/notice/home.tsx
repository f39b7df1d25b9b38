import { useTranslation } from "react-i18next";
import { noticeList, noticeListPath } from "#app/domain/content/notice/notice-list-query.ts";
import { listNotices } from "#app/features/content/notice/notice-queries.server.ts";
import { NoticeRows, NoticeSearch, NoticeTabs } from "#app/features/content/notice/notice-rows.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { gutterClass } from "#app/ui/look/page-layout.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/home.ts";

export const handle = { words: ["notice"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const list = noticeList(url.searchParams);
  cachePage(context);
  return {
    category: list.category,
    q: list.q,
    ...(await listNotices(db, localeOf(url), list, now())),
  };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, (t) => ({
    title: t("notice:title"),
    description: t("notice:text"),
    page: args.loaderData?.paging.page,
    crumbs: [{ name: t("notice:title"), path: "/notice" }],
    feed: "/notice/rss.xml",
  }));
}

export default function NoticeHome({ loaderData }: Route.ComponentProps) {
  const { category, q, rows, counts, paging } = loaderData;
  const { t } = useTranslation("notice");
  return (
    <div className={`${gutterClass} max-w-[60rem] py-6 md:py-10`}>
      <PageHead title={t("title")} text={t("text")} />
      <NoticeTabs category={category} counts={counts} q={q} />
      <NoticeSearch category={category} q={q} />
      <div className="pt-1 pb-6">
        <NoticeRows rows={rows} q={q} />
      </div>
      <Pagination {...paging} hrefFor={(page) => noticeListPath(category, page, q)} />
    </div>
  );
}
