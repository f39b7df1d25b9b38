import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { helpPath, helpQuery } from "#app/domain/help/centre/help-query.ts";
import { helpVoteSchema } from "#app/domain/help/centre/vote-form.ts";
import { AskUs } from "#app/features/help/centre/ask-us.tsx";
import { HelpAnswerItem } from "#app/features/help/centre/help-answer.tsx";
import { findHelp } from "#app/features/help/centre/help-queries.server.ts";
import { HelpSearch } from "#app/features/help/centre/help-search.tsx";
import { HelpSubjectsNav } from "#app/features/help/centre/help-subjects-nav.tsx";
import {
  visitorCookie,
  visitorOf,
  voteOnAnswer,
} from "#app/features/help/centre/vote-on-answer.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders, answering } from "#app/platform/http/action.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { pageClass } from "#app/ui/look/page-layout.ts";
import type { Route } from "./+types/help.ts";

export const handle = { words: ["errors", "help"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const query = helpQuery(url.searchParams);
  const help = await findHelp(db, localeOf(url), query);
  cachePage(context);
  return { query, ...help };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("common.unexpected", services.log, async () => {
    const vote = parseForm(helpVoteSchema, await formOf(request));
    const visitor = visitorOf(request);
    await voteOnAnswer(services, { visitor, address: clientOf(context).address }, vote);
    const headers = { "set-cookie": visitorCookie(services.site, visitor) };
    return data({ ok: true as const, answer: vote.answer }, { headers });
  });
}

export { answerHeaders as headers };

/** Nothing on the page depends on a vote that was just given. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: Revalidation): boolean {
  return formMethod === "POST" ? false : defaultShouldRevalidate;
}
type Revalidation = { readonly formMethod?: string; readonly defaultShouldRevalidate: boolean };

export function meta(args: Route.MetaArgs) {
  const subject = args.loaderData?.query.subject;
  return pageMeta(args, (t) => ({
    title: subject ? t(`help:subject.${subject}`) : t("help:title"),
    description: t("help:text"),
    query: { subject },
    crumbs: [{ name: t("help:title"), path: helpPath({}) }],
  }));
}

export default function Help({ loaderData, actionData }: Route.ComponentProps) {
  const { query, answers, subjects } = loaderData;
  const { t } = useTranslation("help");
  const voted = actionData?.ok ? actionData.answer : undefined;
  return (
    <>
      <HelpSearch q={query.q} />
      <div
        className={`${pageClass} grid grid-cols-1 gap-10 py-6 md:grid-cols-[16.5rem_minmax(0,1fr)] md:gap-12 md:py-10`}
      >
        <div className="order-2 md:order-1">
          <HelpSubjectsNav subjects={subjects} current={query.subject} />
        </div>
        <div className="order-1 min-w-0 md:order-2">
          <h2 className="mb-2 text-18 md:text-22">
            <Heading {...query} />{" "}
            <span className="tabular-nums whitespace-nowrap text-fairway-700">
              {t("count", { count: answers.length })}
            </span>
          </h2>
          {answers.length === 0 ? <p className="py-4 text-ink-2">{t("nothing")}</p> : null}
          {answers.map((answer, index) => (
            <HelpAnswerItem
              // A new search opens its best answer.
              key={`${query.q}-${answer.id}`}
              {...answer}
              isOpen={query.q !== "" && index === 0}
              voted={answer.id === voted}
            />
          ))}
          <AskUs q={query.q} />
        </div>
      </div>
    </>
  );
}

function Heading({ q, subject }: Route.ComponentProps["loaderData"]["query"]) {
  const { t } = useTranslation("help");
  if (q) return <span className="break-words">{t("results", { q })}</span>;
  return subject ? t(`subject.${subject}`) : t("most_asked");
}
