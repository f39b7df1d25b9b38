import { ArrowLeft, ArrowRight, History, Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useFetcher, useSearchParams } from "react-router";
import type { HistoryEntry } from "#app/features/desk/audit/record-history-queries.server.ts";
import { BackLink } from "#app/features/desk/desk-head.tsx";
import { useReloadOnRefusal } from "#app/features/desk/desk-hooks.ts";
import { historyItemClass, Presence } from "#app/features/desk/record/presence.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";
import { Sheet } from "#app/ui/overlay/overlay-sheet.tsx";
import { useFetcherRefusal } from "#app/ui/overlay/use-refusal-toast.ts";
import { questionAddress } from "./question-queue.tsx";
import type { DeskPerson, Thread } from "./thread-queries.server.ts";

type QuestionHeadProps = {
  readonly thread: Thread;
  readonly desk: readonly DeskPerson[];
  readonly history: readonly HistoryEntry[];
  readonly nextId: number | undefined;
  readonly canChange: boolean;
};

/** State, number and title; who looks after it, what was done, and the way to the next. */
export function QuestionHead({ thread, desk, history, nextId, canChange }: QuestionHeadProps) {
  const { t } = useTranslation(["question-desk", "desk"]);
  const [search] = useSearchParams();
  return (
    <header className="flex flex-wrap items-start gap-3 border-line border-b bg-paper px-5 py-3">
      <div className="min-w-0">
        <BackLink to={questionAddress(search)}>
          <ArrowLeft aria-hidden="true" />
          {t("desk:area.qna")}
        </BackLink>
        <div className="flex flex-wrap items-center gap-2">
          <AnswerMark answered={thread.status === "completed"} />
          <span className="tabular-nums whitespace-nowrap text-ink-3">{`Q-${thread.id}`}</span>
          {thread.isPublic ? null : <Badge icon={Lock}>{t("desk:question.private")}</Badge>}
          {thread.askedBack && !thread.waitingSince ? <Badge>{t("view.asked")}</Badge> : null}
          {thread.solvedAt ? <Badge tone="instant">{t("solved")}</Badge> : null}
        </div>
        <h2 className="mt-1 text-18">{thread.title}</h2>
        <Presence form={{ area: "qna", kind: "question" }} id={thread.id} />
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2 self-center">
        {canChange ? <Assignee key={thread.assigneeId} thread={thread} desk={desk} /> : null}
        {canChange && thread.waitingSince ? <CloseButton thread={thread} /> : null}
        <QuestionHistory entries={history} />
        {nextId ? (
          <Link
            to={questionAddress(search, nextId)}
            className={buttonClass({ variant: "secondary", size: "xs" })}
          >
            <ArrowRight aria-hidden="true" />
            {t("next")}
          </Link>
        ) : null}
      </div>
    </header>
  );
}

type AssigneeProps = Pick<QuestionHeadProps, "thread" | "desk">;

function Assignee({ thread, desk }: AssigneeProps) {
  const { t } = useTranslation("question-desk");
  const fetcher = useFetcher<Failure | { readonly ok: true }>();
  const seen = thread.assigneeId ?? "";
  useFetcherRefusal(fetcher.data);
  useReloadOnRefusal(fetcher.data);
  return (
    <select
      className={inputClass({ kind: "select", fit: true, className: "h-9!" })}
      aria-label={t("assignee")}
      defaultValue={seen}
      onChange={({ target }) =>
        void fetcher.submit({ intent: "assign", to: target.value, seen }, { method: "post" })
      }
    >
      <option value="">{t("assignee.none")}</option>
      {desk.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** For a "thank you" that needs no answer. */
function CloseButton({ thread }: Pick<QuestionHeadProps, "thread">) {
  const { t } = useTranslation("question-desk");
  const fetcher = useFetcher<Failure | { readonly ok: true }>();
  useFetcherRefusal(fetcher.data);
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="version" value={thread.version} />
      <Button
        type="submit"
        variant="secondary"
        size="xs"
        name="intent"
        value="close"
        busy={fetcher.state !== "idle"}
      >
        {t("close")}
      </Button>
    </fetcher.Form>
  );
}

function QuestionHistory({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation(["question-desk", "desk"]);
  const { moment } = useAdminFormat();
  return (
    <Sheet
      title={t("desk:record.history")}
      trigger={
        <Button variant="secondary" size="xs" aria-label={t("desk:record.history")}>
          <History aria-hidden="true" />
        </Button>
      }
    >
      {entries.length === 0 ? <p className="text-ink-2">{t("desk:record.no_history")}</p> : null}
      <ol>
        {entries.map((entry) => (
          <li key={entry.id} className={historyItemClass}>
            <b>{entry.by ?? t("desk:record.system")}</b>{" "}
            <span className="text-13 text-ink-3">{moment(entry.at)}</span>
            <p className="text-ink-2">{t(`did.${entry.action.split(".")[1]}` as "did.answer")}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

function AnswerMark({ answered }: { readonly answered: boolean }) {
  const { t } = useTranslation("desk");
  const status = answered ? "completed" : "pending";
  return <Badge tone={answered ? "done" : "request"}>{t(`answer.${status}`)}</Badge>;
}
