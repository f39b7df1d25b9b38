import { useTranslation } from "react-i18next";
import { formatPublished } from "#app/domain/common/date/content-date.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { HomeNotice } from "./home-queries.server.ts";

export function NoticeStrip({ notices }: { readonly notices: readonly HomeNotice[] }) {
  const { t } = useTranslation(["home", "notice"]);
  const locale = useLocale();
  if (notices.length === 0) return null;
  return (
    <section className="page section later pb-0!">
      <SectionHead title={t("notices.title")} more={{ to: "/notice", label: t("see_all") }} />
      <ul className="divide-y divide-line border-y border-line">
        {notices.map(({ id, title, category, publishedAt }) => (
          <li key={id}>
            <AppLink
              to={`/notice/${id}`}
              className="group flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-3 md:flex-nowrap"
            >
              <Badge>{t(`notice:category.${category}`)}</Badge>
              <span className="min-w-0 flex-1 basis-52 font-semibold group-hover:underline">
                {title}
              </span>
              <time dateTime={publishedAt.toISOString()} className="num text-14 text-ink-3">
                {formatPublished(publishedAt, locale)}
              </time>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
