import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { LoginPrompt } from "#app/features/login-prompt/login-prompt.tsx";
import { QuestionArticle } from "#app/features/qna/question-article.tsx";
import { findQuestion, isPrivateQuestion } from "#app/features/qna/question-queries.server.ts";
import { ReachUs } from "#app/features/qna/reach-us.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta, privateMeta } from "#app/platform/http/page-meta.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { localeOf } from "#app/platform/i18n/locale.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/detail.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const id = numberParam(params.id);
  const member = await memberOf(context);
  const question = await findQuestion(db, localeOf(url), id, member);
  if (!question && !member && (await isPrivateQuestion(db, id))) {
    return data({ id, question: undefined }, { status: 401 });
  }
  return data({ id, question: orNotFound(question) });
}

export function meta(args: Route.MetaArgs) {
  const question = args.loaderData?.question;
  const words = question?.isPublic ? pageMeta : privateMeta;
  return words(args, (t) => ({
    title: question?.title ?? t("qna:login_title"),
    description: question?.content ?? t("qna:text"),
  }));
}

export default function QnaDetail({ loaderData: { id, question } }: Route.ComponentProps) {
  const { t } = useTranslation("qna");
  if (!question) {
    return (
      <div className="page max-w-[51rem] py-6 md:py-10">
        <PageHead title={t("login_title")} />
        <LoginPrompt next={`/qna/${id}`} text={t("login")} />
      </div>
    );
  }
  return (
    <div className="page grid grid-cols-1 items-start gap-8 py-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-12 md:py-10">
      <div className="min-w-0">
        <QuestionArticle {...question} />
        <ButtonLink variant="secondary" className="mt-8" to="/qna">
          {t("back")}
        </ButtonLink>
      </div>
      <ReachUs />
    </div>
  );
}
