import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { data, redirect, useFetcher, useSearchParams } from "react-router";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import { messageSchema } from "#app/domain/help/question/question-schema.ts";
import {
  findQuestion,
  listQuestions,
} from "#app/features/help/question/question-queries.server.ts";
import { QuestionFilter, QuestionRows } from "#app/features/help/question/question-rows.tsx";
import { QuestionThread } from "#app/features/help/question/thread/question-thread.tsx";
import { SolvedBox } from "#app/features/help/question/thread/solved-box.tsx";
import { WriteOnForm } from "#app/features/help/question/thread/write-on-form.tsx";
import { markRead, markSolved, writeOn } from "#app/features/help/question/write-on.server.ts";
import { LoginPrompt } from "#app/features/member/login/login-prompt.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders, answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { pageMeta, privateMeta } from "#app/platform/http/page-meta.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { askedToLogIn } from "#app/platform/session/login-needed.ts";
import { readerOf } from "#app/platform/session/page-guards.server.ts";
import { requireAnyMember } from "#app/platform/session/session.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PhoneBar } from "#app/ui/journey/phone-bar.tsx";
import { panelClass } from "#app/ui/look/classes.ts";
import { gutterClass, pageClass } from "#app/ui/look/page-layout.ts";
import { Note } from "#app/ui/note.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/detail.ts";

export const handle = { words: ["errors", "question"] } satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const id = numberParam(params.id);
  const locale = localeOf(url);
  const member = await readerOf(context);
  const question = await findQuestion(db, locale, id, member);
  // Whether there is such a question or not: a visitor learns which numbers are taken from neither.
  if (!question && !member) {
    return askedToLogIn({ id, question: undefined, alongside: undefined, now: now() });
  }
  const mine = member && question?.isMine ? member.id : undefined;
  const alongside = mine
    ? await listQuestions(db, locale, { memberId: mine, status: undefined, page: 1 })
    : undefined;
  return data({ id, question: orNotFound(question), alongside, now: now() });
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const locale = localeOf(url);
  const id = numberParam(params.id);
  return answering("qna.submit_failed", services.log, async () => {
    const { id: memberId } = await requireAnyMember(context);
    const form = await formOf(request);
    const intent = form.get("intent");
    if (intent === "read") await markRead(services, { id, memberId });
    else if (intent === "solved") await markSolved(services, { id, memberId });
    else {
      const input = parseForm(messageSchema, form);
      await writeOn(services, { id, memberId, locale, input });
      if (!form.has("stay")) return redirect(localized(`/qna/${id}`, locale));
    }
    return data({ ok: true as const });
  });
}

export { answerHeaders as headers };

export function meta(args: Route.MetaArgs) {
  const question = args.loaderData?.question;
  const words = question?.isPublic ? pageMeta : privateMeta;
  return words(args, (t) => ({
    title: question?.title ?? t("question:login_title"),
    description: question?.messages[0]?.content ?? t("question:text"),
  }));
}

export default function QnaDetail({ loaderData }: Route.ComponentProps) {
  const { id, question, alongside, now } = loaderData;
  const { t } = useTranslation("question");
  const [search] = useSearchParams();
  useRead(question?.isMine === true && question.isNew);
  if (!question) {
    return (
      <div className={`${gutterClass} max-w-[51rem] py-6 md:py-10`}>
        <PageHead title={t("login_title")} />
        <LoginPrompt next={`/qna/${id}`} text={t("login")} />
      </div>
    );
  }
  return (
    <div className="bg-sand">
      <PhoneBar title={t("title")} back="/qna" />
      <div
        className={
          alongside
            ? `${pageClass} grid grid-cols-1 items-start gap-8 py-5 md:py-8 lg:grid-cols-[25rem_minmax(0,1fr)]`
            : `${gutterClass} max-w-[51rem] py-5 md:py-8`
        }
      >
        {alongside ? (
          <section className="hidden lg:block" aria-label={t("title")}>
            <PageHead
              title={t("title")}
              level={2}
              actions={
                <ButtonLink to={askPath()} variant="secondary" size="sm">
                  {t("ask_new")}
                </ButtonLink>
              }
            />
            <QuestionFilter status={undefined} totals={alongside.totals} />
            <QuestionRows rows={alongside.rows} now={now} open={question.id} />
          </section>
        ) : null}
        <article className={`${panelClass} min-w-0 p-5 md:p-7`}>
          {search.has("sent") ? (
            <Note tone="good" title={t("sent.title")} className="mb-5">
              {t("sent.text")}
            </Note>
          ) : null}
          <QuestionThread question={question} now={now} />
          {question.isMine ? (
            <>
              <SolvedBox question={question} />
              <WriteOnForm key={question.id} />
            </>
          ) : null}
          <ButtonLink variant="ghost" className="mt-6 lg:hidden" to="/qna">
            {t("back")}
          </ButtonLink>
        </article>
      </div>
    </div>
  );
}

/** Tells the desk that the newest answer was seen; a page that is only fetched changes nothing. */
function useRead(isNew: boolean): void {
  const fetcher = useFetcher();
  const tell = useEffectEvent(() => {
    void fetcher.submit({ intent: "read" }, { method: "post" });
  });
  useEffect(() => {
    if (isNew) tell();
  }, [isNew]);
}
