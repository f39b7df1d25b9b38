import { ChevronRight } from "lucide-react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { pictureAt } from "#app/domain/picture/picture.ts";
import { AnswerBadge } from "#app/features/help/question/question-rows.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { Question, ThreadMessage } from "../question-queries.server.ts";
import { SubjectCard } from "../subject-card.tsx";
import { useTalkTime } from "../talk-time.ts";

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

const STAFF = "rounded-ss-[4px] border-line bg-paper";
const ASKER = "rounded-se-[4px] border-fairway-100 bg-fairway-50";

type BubbleProps = {
  readonly message: ThreadMessage;
  /** Whether the reader is the member who asked. */
  readonly isMine: boolean;
  readonly now: Date;
};

function Bubble({ message, isMine, now }: BubbleProps) {
  const { t } = useTranslation("question");
  const { clock } = useTalkTime(now);
  const isStaff = message.author === "staff";
  const time = (
    <time dateTime={message.createdAt.toISOString()} className="tabular-nums whitespace-nowrap">
      {clock(message.createdAt)}
    </time>
  );
  return (
    <article className={isStaff ? "flex gap-3" : "flex justify-end"}>
      {isStaff ? <Avatar tone="brand">{t("brand_letter")}</Avatar> : null}
      <div className={isStaff ? "min-w-0" : "max-w-[86%] min-w-0"}>
        <p className={`mb-1 text-14/5 text-ink-2 ${isStaff ? "" : "text-end"}`}>
          {isStaff ? (
            <b className="text-ink">{t("staff", { name: message.by }).trim()} </b>
          ) : (
            <span className="sr-only">{t(isMine ? "me" : "asker")} </span>
          )}
          {time}
        </p>
        <div className={`min-w-0 rounded-[16px] border px-4 py-3.5 ${isStaff ? STAFF : ASKER}`}>
          <p className="whitespace-pre-line break-words">{message.content}</p>
          <Pictures message={message} />
        </div>
      </div>
    </article>
  );
}

function Pictures({ message: { pictures } }: Pick<BubbleProps, "message">) {
  const { t } = useTranslation("question");
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <a
            href={pictureAt(picture)}
            target="_blank"
            rel="noreferrer"
            className={`${photoClass} block size-24`}
          >
            <PictureImage
              picture={picture}
              alt={t("picture", { number: index + 1 })}
              sizes="96px"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
