import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatPublished } from "#app/domain/content/content-date.ts";
import { paragraphsOf } from "#app/domain/content/paragraphs.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { BrandMark } from "#app/ui/icons.tsx";
import { Note } from "#app/ui/note.tsx";
import { AnswerBadge } from "./answer-badge.tsx";
import type { Question } from "./question-queries.server.ts";

export function QuestionArticle(question: Question) {
  const { t } = useTranslation("qna");
  const locale = useLocale();
  const date = formatPublished(question.createdAt, locale);
  return (
    <article>
      <div className="flex flex-wrap items-center gap-2">
        <AnswerBadge status={question.status} />
        <span className="text-14 text-ink-2">{t(`type.${question.type}`)}</span>
      </div>
      <h1 className="mt-2 text-22 md:text-28">{question.title}</h1>
      <p className="mt-1 text-14 text-ink-3">{t("asked", { author: question.author, date })}</p>
      {question.isPublic ? null : (
        <p className="mt-2 flex items-center gap-1.5 text-14 text-ink-2">
          <Lock className="size-4" aria-hidden="true" />
          {t("private_hint")}
        </p>
      )}
      <Text text={question.content} />
      <Answer {...question} />
    </article>
  );
}

function Answer({ answer, answeredAt }: Pick<Question, "answer" | "answeredAt">) {
  const { t } = useTranslation("qna");
  const locale = useLocale();
  if (!answeredAt) {
    return (
      <Note tone="warn" title={t("waiting_title")} className="mt-8">
        {t("waiting_text")}
      </Note>
    );
  }
  return (
    <section className="mt-8 rounded-panel bg-fairway-50 p-5 md:p-6" aria-labelledby="answer">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <BrandMark className="size-8" />
        <h2 id="answer" className="text-18">
          {t("answer")}
        </h2>
        <time dateTime={answeredAt.toISOString()} className="text-14 text-ink-2">
          {t("answered", { date: formatPublished(answeredAt, locale) })}
        </time>
      </div>
      <Text text={answer} />
    </section>
  );
}

function Text({ text }: { readonly text: string }) {
  return (
    <div className="prose mt-5 whitespace-pre-line">
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
