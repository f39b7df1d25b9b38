import { useTranslation } from "react-i18next";
import { plainTextOf } from "#app/domain/common/text/rich-text.ts";
import { noticeListPath } from "#app/domain/content/notice/notice-list-query.ts";
import { NoticeArticle, NoticeNeighbours } from "#app/features/content/notice/notice-article.tsx";
import {
  findNotice,
  noticeNeighbours,
} from "#app/features/content/notice/notice-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta, privateMeta } from "#app/platform/http/page-meta.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { isPreview } from "#app/platform/session/page-guards.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { gutterClass } from "#app/ui/look/page-layout.ts";
import type { Route } from "./+types/detail.ts";

export const handle = { words: ["notice"] } satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = localeOf(url);
  const drafts = await isPreview(context, url, "notice");
  const found = await findNotice(db, locale, numberParam(params.id), { now: now(), drafts });
  const notice = orNotFound(found);
  if (!drafts) cachePage(context);
  const [summary = ""] = plainTextOf(notice.body).split("\n");
  return { drafts, summary, notice, ...(await noticeNeighbours(db, locale, notice, now())) };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { drafts, notice, summary } = args.loaderData;
  if (drafts) return privateMeta(args, () => ({ title: notice.title, description: summary }));
  return pageMeta(args, (t) => ({
    title: notice.title,
    description: summary || t("notice:text"),
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
    <div className={`${gutterClass} max-w-[51rem] py-3 md:py-8`}>
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
