import { Siren, SquarePen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { data, redirect } from "react-router";
import { listPath, oneOf, pageNumber } from "#app/domain/common/paging.ts";
import { parseAbout } from "#app/domain/help/question/ask-about.ts";
import { askPath, askWords } from "#app/domain/help/question/ask-path.ts";
import {
  ANSWER_STATUSES,
  MAX_MESSAGE,
  MAX_QUESTION_TITLE,
} from "#app/domain/help/question/question-kinds.ts";
import { questionSchema } from "#app/domain/help/question/question-schema.ts";
import { askQuestion } from "#app/features/help/question/ask-question.server.ts";
import {
  QuestionForm,
  type QuestionFormProps,
} from "#app/features/help/question/form/question-form.tsx";
import { QUESTION_FIELDS } from "#app/features/help/question/form/use-question-draft.ts";
import { listQuestions } from "#app/features/help/question/question-queries.server.ts";
import { QuestionFilter, QuestionRows } from "#app/features/help/question/question-rows.tsx";
import { ReachUs } from "#app/features/help/question/reach-us.tsx";
import {
  findContact,
  findOwnSubject,
  listOwnSubjects,
} from "#app/features/help/question/subject-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders, answering } from "#app/platform/http/action.server.ts";
import { parseForm, sentForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { typedFields } from "#app/platform/http/typed-fields.ts";
import { useBusiness } from "#app/platform/http/use-business.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { requireAnyMember } from "#app/platform/session/session.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { JourneyHead } from "#app/ui/journey/journey-head.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/home.ts";

export const handle = { words: ["errors", "question"] } satisfies PageHandle;

/** The list of one's questions; with `ask` in the address, the form. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { id: memberId } = await requireAnyMember(context);
  const { db, now } = servicesOf(context);
  const locale = localeOf(url);
  const ask = url.searchParams.get("ask");
  if (ask !== null) {
    const about = parseAbout(ask);
    return {
      view: "form" as const,
      subject: await findOwnSubject(db, locale, { memberId, about }),
      choices: await listOwnSubjects(db, locale, memberId),
      contact: await findContact(db, memberId),
      words: askWords(url.searchParams, { title: MAX_QUESTION_TITLE, content: MAX_MESSAGE }),
    };
  }
  const status = oneOf(url.searchParams.get("status"), ANSWER_STATUSES);
  const page = pageNumber(url.searchParams);
  const list = await listQuestions(db, locale, { memberId, status, page });
  return { view: "list" as const, status, list, now: now() };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const locale = localeOf(url);
  const { form, check } = await sentForm(request);
  const answer = await answering("qna.submit_failed", services.log, async () => {
    const { id: memberId } = await requireAnyMember(context);
    check();
    const input = parseForm(questionSchema, form);
    const id = await askQuestion(services, { memberId, locale, input });
    if (!form.has("stay")) return redirect(localized(`/qna/${id}?sent=1`, locale));
    return data({ ok: true as const, id });
  });
  if (answer instanceof Response) return answer;
  const { data: result, init } = answer;
  return result.ok
    ? result
    : data({ ...result, typed: typedFields(form, QUESTION_FIELDS) }, init ?? undefined);
}

export { answerHeaders as headers };

export function meta(args: Route.MetaArgs) {
  const isForm = args.loaderData?.view === "form";
  return privateMeta(args, (t) => ({
    title: t(isForm ? "question:ask" : "question:title"),
    description: t("question:text"),
  }));
}

export default function QnaHome({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && !actionData.ok ? actionData : undefined;
  if (loaderData.view === "form") {
    return <AskView {...loaderData} typed={refused?.typed} refused={refused} />;
  }
  return <ListView {...loaderData} />;
}

function AskView(props: QuestionFormProps) {
  const { t } = useTranslation("question");
  const { phone } = useBusiness();
  return (
    <div className="bg-sand">
      <div className={`${pageClass} py-3 md:py-8`}>
        <div className="max-md:hidden">
          <Breadcrumbs items={[{ label: t("title"), to: "/qna" }, { label: t("ask") }]} />
        </div>
        <div className="mt-3 grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_21.5rem] md:gap-8">
          <div className="min-w-0">
            <JourneyHead
              title={t("ask.heading")}
              back="/qna"
              close="/qna"
              text={t("ask.promise")}
            />
            <QuestionForm key={props.subject?.about} {...props} />
          </div>
          <aside className="rounded-panel bg-warn-50 p-5 text-warn-900 md:sticky md:top-24">
            <b className="flex items-center gap-2">
              <Siren className="size-5 text-warn-700" aria-hidden="true" />
              {t("ask.travelling")}
            </b>
            <p className="mt-1 text-14">{t("ask.travelling_text")}</p>
            <a
              className={buttonClass({ variant: "secondary", block: true, className: "mt-3" })}
              href={`tel:${phone}`}
            >
              {t("phone", { phone })}
            </a>
          </aside>
        </div>
      </div>
    </div>
  );
}

type ListData = Extract<Route.ComponentProps["loaderData"], { view: "list" }>;

function ListView({ status, list, now }: ListData) {
  const { t } = useTranslation("question");
  return (
    <div className="bg-sand">
      <div
        className={`${pageClass} grid grid-cols-1 items-start gap-8 py-6 md:grid-cols-[minmax(0,1fr)_20rem] md:py-10`}
      >
        <div className="min-w-0">
          <JourneyHead
            title={t("title")}
            back="/mypage"
            actions={
              <ButtonLink to={askPath()}>
                <SquarePen aria-hidden="true" />
                {t("ask")}
              </ButtonLink>
            }
          />
          <QuestionFilter status={status} totals={list.totals} />
          <div className="pb-6">
            <QuestionRows rows={list.rows} now={now} />
          </div>
          <Pagination {...list.paging} hrefFor={(page) => listPath("/qna", { status }, page)} />
        </div>
        <ReachUs />
      </div>
    </div>
  );
}
