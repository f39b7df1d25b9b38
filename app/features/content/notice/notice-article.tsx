import { useTranslation } from "react-i18next";
import { formatPublished } from "#app/domain/common/date/content-date.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { RichText } from "#app/ui/rich-text-view.tsx";
import type { Notice } from "./notice-queries.server.ts";

export function NoticeArticle({ category, title, body, publishedAt }: Notice) {
  const { t } = useTranslation("notice");
  const locale = useLocale();
  const date = formatPublished(publishedAt, locale);
  return (
    <article>
      <header className="border-b border-line pb-5">
        <Badge>{t(`category.${category}`)}</Badge>
        <h1 className="mt-2 text-22 md:text-28">{title}</h1>
        <p className="mt-2 text-14 text-ink-3">
          <time dateTime={publishedAt.toISOString()}>{t("published", { date })}</time>
        </p>
      </header>
      <RichText html={body} className="pt-6 pb-10" />
    </article>
  );
}
