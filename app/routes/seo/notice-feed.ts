import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { rss } from "#app/domain/shell/seo/rss.ts";
import { listFeedNotices } from "#app/features/shell/seo/feed-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import type { Route } from "./+types/notice-feed.ts";

/** The notices as a feed. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = localeOf(url);
  const t = translator(locale);
  const at = (path: string) => `${url.origin}${localized(path, locale)}`;
  const notices = await listFeedNotices(db, locale, now());
  cachePage(context);
  const feed = rss({
    title: `${t("notice:title")} | ${t("frame:brand")}`,
    description: t("notice:text"),
    language: LOCALE_TAG[locale].toLowerCase(),
    page: at("/notice"),
    self: at("/notice/rss.xml"),
    items: notices.map(({ id, category, title, body, publishedAt }) => ({
      title,
      link: at(`/notice/${id}`),
      category: t(`notice:category.${category}`),
      text: body,
      publishedAt,
    })),
  });
  return new Response(feed, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
