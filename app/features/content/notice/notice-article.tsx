import { ChevronDown, ChevronUp, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatPublished } from "#app/domain/common/date/content-date.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
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

type Neighbour = { readonly id: number; readonly title: string };

type NoticeNeighboursProps = {
  readonly newer: Neighbour | undefined;
  readonly older: Neighbour | undefined;
};

export function NoticeNeighbours({ newer, older }: NoticeNeighboursProps) {
  const { t } = useTranslation("notice");
  if (!newer && !older) return null;
  return (
    <nav aria-label={t("neighbours")} className="divide-y divide-line border-y border-line">
      {newer ? <Step icon={ChevronUp} label={t("newer")} rel="next" {...newer} /> : null}
      {older ? <Step icon={ChevronDown} label={t("older")} rel="prev" {...older} /> : null}
    </nav>
  );
}

type StepProps = Neighbour & {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly rel: "next" | "prev";
};

function Step({ icon: Icon, label, rel, id, title }: StepProps) {
  return (
    <AppLink
      to={`/notice/${id}`}
      rel={rel}
      className="flex min-h-14 items-center gap-3 px-1 py-3 hover:bg-sand md:px-3"
    >
      <span className="inline-flex w-24 flex-none items-center gap-1 text-14 text-ink-3">
        <Icon className="size-4" aria-hidden="true" />
        {label}
      </span>
      <span className="min-w-0 flex-1 truncate font-semibold">{title}</span>
    </AppLink>
  );
}
