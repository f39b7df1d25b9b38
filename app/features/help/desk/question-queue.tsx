import { CircleAlert, Clock3 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import { choiceParam } from "#app/domain/desk/list/list-params.ts";
import { spanBetween, waitUrgency } from "#app/domain/desk/waiting.ts";
import { QUESTION_VIEWS, type QuestionView } from "#app/domain/help/question/answer-status.ts";
import { Kbd } from "#app/features/desk/kbd.tsx";
import type { Paged } from "#app/features/desk/list/list-conditions.server.ts";
import { ListPager } from "#app/features/desk/list/list-pager.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { WaitMark } from "#app/features/desk/wait-mark.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { cardClass, chipClass, linkClass } from "#app/ui/look/classes.ts";
import type { QueueRow } from "./queue-queries.server.ts";

type QuestionQueueProps = {
  readonly view: QuestionView;
  readonly list: Paged<QueueRow>;
  readonly counts: Readonly<Record<QuestionView, number>>;
  readonly answers: { readonly count: number; readonly medianMinutes: number | undefined };
  readonly now: Date;
  readonly open: number | undefined;
};

/** Who waits longest, with the views above and the day's work below. */
export function QuestionQueue({ view, list, counts, answers, now, open }: QuestionQueueProps) {
  const { t } = useTranslation("question-desk");
  return (
    <>
      <nav aria-label={t("views")} className="flex flex-wrap gap-1 border-line border-b px-4 py-3">
        {QUESTION_VIEWS.map((each) => (
          <Link
            key={each}
            to={`/admin/qna?view=${each}`}
            className={chipClass()}
            aria-current={each === view ? "true" : undefined}
          >
            {t(`view.${each}`)}{" "}
            <span className="tabular-nums whitespace-nowrap">{counts[each]}</span>
          </Link>
        ))}
      </nav>
      <div className="flex min-h-12 items-center border-line border-b px-4">
        <b>{t(view === "open" || view === "mine" ? "order.waiting" : "order.newest")}</b>
        <span className="ml-auto text-13 text-ink-2">
          <Kbd>J</Kbd> <Kbd>K</Kbd> {t("keys.move")}
        </span>
      </div>
      {list.rows.length === 0 ? (
        <p className="p-5 text-ink-2">{t(`empty.${view}`)}</p>
      ) : (
        <ul>
          {list.rows.map((row) => (
            <li key={row.id}>
              <QueueItem row={row} now={now} isOpen={row.id === open} />
            </li>
          ))}
        </ul>
      )}
      <div className="p-4">
        <ListPager {...list} />
        <p className="text-13 text-ink-3">
          {t("today", { count: answers.count })}
          {answers.medianMinutes === undefined
            ? null
            : ` · ${t("median", { count: answers.medianMinutes })}`}
        </p>
        <Link to="/admin/qna/canned" className={`${linkClass} mt-2 inline-block text-13`}>
          {t("canned.manage")}
        </Link>
      </div>
    </>
  );
}

type QueueItemProps = {
  readonly row: QueueRow;
  readonly now: Date;
  readonly isOpen: boolean;
};

function QueueItem({ row, now, isOpen }: QueueItemProps) {
  const { t } = useTranslation(["question-desk", "desk"]);
  const { moment } = useAdminFormat();
  const [search] = useSearchParams();
  return (
    <Link
      to={questionAddress(search, row.id)}
      className="block border-line border-b px-4 py-3 hover:bg-sand focus-visible:bg-sand aria-[current]:bg-pick-50 aria-[current]:shadow-[inset_3px_0_0_var(--color-pick-600)]"
      aria-current={isOpen ? "true" : undefined}
      data-row
    >
      <span className="flex items-center gap-2">
        {row.due && row.waitingSince ? (
          <Waiting since={row.waitingSince} due={row.due} now={now} />
        ) : (
          <span className="text-13 text-ink-3">{moment(row.answeredAt ?? row.createdAt)}</span>
        )}
        <Badge className="ml-auto">{t(`desk:question_type.${row.type}`)}</Badge>
        {row.locale === DEFAULT_LOCALE ? null : (
          <Badge tone="pick">{row.locale.toUpperCase()}</Badge>
        )}
      </span>
      <span className="mt-1 line-clamp-2 font-semibold leading-5">{row.title}</span>
      <span className="text-13 text-ink-3">{row.author}</span>
    </Link>
  );
}

type WaitingProps = { readonly since: Date; readonly due: Date; readonly now: Date };

/** How long the member has waited; red once the promised hour is over, amber in the hour before it. */
export function Waiting({ since, due, now }: WaitingProps) {
  const { t } = useTranslation("question-desk");
  const { span, moment } = useAdminFormat();
  const urgency = waitUrgency(due, now);
  const Icon = urgency === "late" ? CircleAlert : Clock3;
  return (
    <WaitMark urgency={urgency} title={t("due", { time: moment(due) })}>
      <Icon aria-hidden="true" />
      {span(spanBetween(since, now))}
      {urgency === "late" ? <span className="sr-only">{t("late")}</span> : null}
    </WaitMark>
  );
}

/** A card, which on a wide screen is a column over the whole height. */
export const columnClass = `${cardClass} min-w-0 xl:rounded-none xl:border-0 xl:border-r`;

/** The view that the address names; by default, open questions. */
export function questionView(search: URLSearchParams): QuestionView {
  return choiceParam(search, "view", QUESTION_VIEWS) ?? "open";
}

/** The address of the queue, or of a question next to it, in the same view. */
export function questionAddress(search: URLSearchParams, id?: number, done?: string): string {
  const params = new URLSearchParams(search);
  params.delete("done");
  if (done) params.set("done", done);
  const path = id === undefined ? "/admin/qna" : `/admin/qna/${id}`;
  return params.size > 0 ? `${path}?${params}` : path;
}
