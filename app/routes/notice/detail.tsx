import { useTranslation } from "react-i18next";
import { noticeListPath } from "#app/domain/content/notice-list.ts";
import { paragraphsOf } from "#app/domain/content/paragraphs.ts";
import { NoticeArticle } from "#app/features/notice/notice-article.tsx";
import { NoticeNeighbours } from "#app/features/notice/notice-neighbours.tsx";
import { findNotice, noticeNeighbours } from "#app/features/notice/notice-queries.server.ts";
import { localeOf } from "#app/platform/locale.ts";
import { keepPage } from "#app/platform/page-keep.server.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { numberParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/detail.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = localeOf(url);
  const notice = found(await findNotice(db, locale, numberParam(params.id), now()));
  keepPage(context, ["notices"]);
  return { notice, ...(await noticeNeighbours(db, locale, notice, now())) };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { notice } = args.loaderData;
  return pageMeta(args, (t) => ({
    title: notice.title,
    description: paragraphsOf(notice.body)[0] ?? t("notice:text"),
    crumbs: [
      { name: t("notice:title"), path: "/notice" },
      { name: notice.title, path: `/notice/${notice.id}` },
    ],
    feed: "/notice/rss.xml",
  }));
}

export default function NoticeDetail({ loaderData }: Route.ComponentProps) {
  const { notice, newer, older } = loaderData;
  const { t } = useTranslation("notice");
  return (
    <div className="page max-w-[51rem] py-3 md:py-8">
      <Breadcrumbs
        items={[
          { label: t("title"), to: "/notice" },
          { label: t(`category.${notice.category}`), to: noticeListPath(notice.category) },
        ]}
      />
      <div className="pt-4">
        <NoticeArticle {...notice} />
      </div>
      <NoticeNeighbours newer={newer} older={older} />
      <div className="py-8 text-center">
        <ButtonLink variant="secondary" to="/notice">
          {t("back")}
        </ButtonLink>
      </div>
    </div>
  );
}
