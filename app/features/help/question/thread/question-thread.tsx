import { ChevronRight } from "lucide-react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { AppLink } from "#app/ui/app-link.tsx";
import { Note } from "#app/ui/note.tsx";
import { AnswerBadge } from "../answer-badge.tsx";
import type { Question } from "../question-queries.server.ts";
import { SubjectCard } from "../subject-card.tsx";
import { useTalkTime } from "../talk-time.ts";
import { Bubble } from "./bubble.tsx";

type QuestionThreadProps = { readonly question: Question; readonly now: Date };

/** The messages, by day. */
export function QuestionThread({ question, now }: QuestionThreadProps) {
  const { t } = useTranslation("question");
  const time = useTalkTime(now);
  const { messages, status, isNew, due } = question;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <AnswerBadge status={status} isNew={isNew} />
        <span className="text-14 text-ink-2">
          {[
            t(`type.${question.type}`),
            question.isMine ? t(question.isPublic ? "seen_by_all" : "seen_by_us") : question.author,
          ].join(" · ")}
        </span>
      </div>
      <h1 className="mt-2 text-22">{question.title}</h1>
      <Subject question={question} />
      <div className="mt-6 grid gap-5">
        {messages.map((message, index) => {
          const day = time.day(message.createdAt);
          const before = messages[index - 1];
          return (
            <Fragment key={message.id}>
              {before && time.day(before.createdAt) === day ? null : (
                <p className="tabular-nums whitespace-nowrap text-center text-14 text-ink-2">
                  {day}
                </p>
              )}
              <Bubble message={message} isMine={question.isMine} now={now} />
              {isLastRead(question, index) ? (
                <p className="-mt-4 text-right text-14 text-ink-2">{t("read")}</p>
              ) : null}
            </Fragment>
          );
        })}
        {due ? (
          <Note tone="warn" title={t("waiting_title")}>
            {t(due > now ? "waiting_due" : "waiting_late", { time: time.short(due) })}
          </Note>
        ) : null}
      </div>
    </>
  );
}

/** Below the last message of the member that staff have seen. */
function isLastRead({ messages, staffReadAt, isMine }: Question, index: number): boolean {
  if (!isMine || !staffReadAt) return false;
  const seen = messages.findLastIndex(
    ({ author, createdAt }) => author === "member" && createdAt <= staffReadAt,
  );
  return seen === index;
}

function Subject({ question: { subject, isMine } }: Pick<QuestionThreadProps, "question">) {
  if (!subject) return null;
  const card = (
    <SubjectCard subject={subject}>
      <ChevronRight className="size-5 text-ink-3" aria-hidden="true" />
    </SubjectCard>
  );
  const isOpen = subject.kind !== "reservation" || isMine;
  if (!isOpen) return <div className="mt-4">{card}</div>;
  return (
    <AppLink to={`/${subject.kind}/${subject.id}`} className="mt-4 block">
      {card}
    </AppLink>
  );
}
