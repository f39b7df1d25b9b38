import { useTranslation } from "react-i18next";
import { formatAgo } from "#app/domain/content/content-date.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import type { PostComment } from "./post-queries.server.ts";

type CommentListProps = {
  readonly rows: readonly PostComment[];
  readonly total: number;
  readonly now: Date;
};

export function CommentList({ rows, total, now }: CommentListProps) {
  const { t } = useTranslation("community");
  return (
    <section aria-labelledby="comments">
      <h2 id="comments" className="text-18">
        {t("comments")} <span className="num text-fairway-700">{total}</span>
      </h2>
      {rows.length === 0 ? (
        <p className="well mt-3 text-ink-2">{t("comments.empty")}</p>
      ) : (
        <ol className="mt-4 grid gap-5">
          {rows.map((row) => (
            <Comment key={row.id} {...row} now={now} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Comment({ author, content, byAuthor, createdAt, now }: PostComment & { now: Date }) {
  const { t } = useTranslation("community");
  const locale = useLocale();
  return (
    <li className="flex gap-3">
      <span className="avatar size-10" aria-hidden="true">
        {[...author][0]}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 leading-6">
          <b>{author}</b>
          {byAuthor ? (
            <Badge tone="instant" icon={null}>
              {t("by_author")}
            </Badge>
          ) : null}
          <time dateTime={createdAt.toISOString()} className="text-14 text-ink-3">
            {formatAgo(createdAt, now, locale)}
          </time>
        </p>
        <p className="mt-0.5 whitespace-pre-line">{content}</p>
      </div>
    </li>
  );
}
