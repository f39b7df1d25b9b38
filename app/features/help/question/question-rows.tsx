import { clsx } from "clsx";
import {
  Check,
  Clock3,
  CornerDownRight,
  MessageCircle,
  MessageCircleQuestionMark,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { listPath } from "#app/domain/common/paging.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import { ANSWER_STATUSES, type AnswerStatus } from "#app/domain/help/question/question-kinds.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { roundCardClass } from "#app/ui/look/classes.ts";
import type { QuestionRow } from "./question-queries.server.ts";
import { useTalkTime } from "./talk-time.ts";

type QuestionRowsProps = {
  readonly rows: readonly QuestionRow[];
  readonly now: Date;
  /** The question that is open next to the list. */
  readonly open?: number;
};

export function QuestionRows({ rows, now, open }: QuestionRowsProps) {
  const { t } = useTranslation("question");
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={MessageCircleQuestionMark}
        title={t("empty.title")}
        text={t("empty.text")}
        action={<ButtonLink to={askPath()}>{t("ask")}</ButtonLink>}
      />
    );
  }
  return (
    <ul className={`${roundCardClass} divide-y divide-line overflow-hidden`}>
      {rows.map((row) => (
        <li key={row.id}>
          <Row row={row} now={now} isOpen={row.id === open} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = { readonly row: QuestionRow; readonly now: Date; readonly isOpen: boolean };

function Row({ row, now, isOpen }: RowProps) {
  const { t } = useTranslation("question");
  const time = useTalkTime(now);
  const { id, type, title, status, isNew, due, about, answer, createdAt } = row;
  return (
    <AppLink
      to={`/qna/${id}`}
      className={clsx("group block p-4 md:p-5", isOpen ? "bg-fairway-50" : "hover:bg-sand")}
      aria-current={isOpen ? "true" : undefined}
    >
      <span className="flex items-center gap-2">
        <AnswerBadge status={status} isNew={isNew} />
        <time
          dateTime={createdAt.toISOString()}
          className="tabular-nums whitespace-nowrap ml-auto text-14 text-ink-2"
        >
          {time.short(createdAt)}
        </time>
      </span>
      <b className="mt-2 block leading-6 group-hover:underline">{title}</b>
      <span className="mt-1 block text-14 text-ink-2">
        {[t(`type.${type}`), about].filter(Boolean).join(" · ")}
      </span>
      {due ? (
        <span className="tabular-nums whitespace-nowrap mt-2 block text-14 font-semibold text-warn-700">
          {t(due > now ? "due" : "due_late", { time: time.short(due) })}
        </span>
      ) : null}
      {answer && !due ? (
        <span className="mt-2 flex gap-2 text-14 leading-[22px] text-ink-2">
          <CornerDownRight className="size-4 flex-none text-ink-3" aria-hidden="true" />
          <span className="line-clamp-1">{answer}</span>
        </span>
      ) : null}
    </AppLink>
  );
}

type AnswerBadgeProps = { readonly status: AnswerStatus; readonly isNew?: boolean };

export function AnswerBadge({ status, isNew = false }: AnswerBadgeProps) {
  const { t } = useTranslation("question");
  if (status === "pending") {
    return (
      <Badge tone="request" icon={Clock3}>
        {t("status.pending")}
      </Badge>
    );
  }
  return (
    <Badge tone={isNew ? "solid" : "done"} icon={isNew ? MessageCircle : Check}>
      {t(isNew ? "status.new" : "status.completed")}
    </Badge>
  );
}

type QuestionFilterProps = {
  readonly status: AnswerStatus | undefined;
  readonly totals: Readonly<Record<AnswerStatus | "all", number>>;
};

export function QuestionFilter({ status, totals }: QuestionFilterProps) {
  const { t } = useTranslation("question");
  return (
    <nav aria-label={t("filter")} className="my-4 flex flex-wrap gap-2">
      {([undefined, ...ANSWER_STATUSES] as const).map((each) => (
        <ChipLink
          key={each ?? "all"}
          to={listPath("/qna", { status: each }, 1)}
          current={each === status}
        >
          {t(`filter.${each ?? "all"}`)}{" "}
          <span className="tabular-nums whitespace-nowrap">{totals[each ?? "all"]}</span>
        </ChipLink>
      ))}
    </nav>
  );
}
