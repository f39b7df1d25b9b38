import { CircleQuestionMark, Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatPublished } from "#app/domain/content/content-date.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { AnswerBadge } from "./answer-badge.tsx";
import type { QuestionRow } from "./question-queries.server.ts";

export function QuestionRows({ rows }: { readonly rows: readonly QuestionRow[] }) {
  const { t } = useTranslation("qna");
  if (rows.length === 0) {
    return <EmptyState icon={CircleQuestionMark} title={t("empty.title")} text={t("empty.text")} />;
  }
  return (
    <ul className="card divide-y divide-line overflow-hidden rounded-panel">
      {rows.map((row) => (
        <li key={row.id}>
          <Row {...row} />
        </li>
      ))}
    </ul>
  );
}

function Row({ id, type, title, status, isPublic, createdAt }: QuestionRow) {
  const { t } = useTranslation("qna");
  const locale = useLocale();
  return (
    <AppLink to={`/qna/${id}`} className="group block p-4 hover:bg-sand md:p-5">
      <span className="flex flex-wrap items-center gap-2">
        <AnswerBadge status={status} />
        <span className="text-14 text-ink-2">{t(`type.${type}`)}</span>
      </span>
      <b className="mt-1.5 block leading-6 group-hover:underline">{title}</b>
      <span className="mt-1 flex items-center gap-1.5 text-14 text-ink-3">
        <time dateTime={createdAt.toISOString()}>{formatPublished(createdAt, locale)}</time>
        <span aria-hidden="true">·</span>
        {isPublic ? null : <Lock className="size-4" aria-hidden="true" />}
        {t(isPublic ? "public" : "private")}
      </span>
    </AppLink>
  );
}
