import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { redirect, useFetcher, useSearchParams } from "react-router";
import { listHistory } from "#app/features/desk/audit/record-history-queries.server.ts";
import { DoneNote } from "#app/features/desk/desk-head.tsx";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { AnswerForm } from "#app/features/help/desk/answer-form.tsx";
import { listCanned } from "#app/features/help/desk/canned-record.server.ts";
import { DeskThread } from "#app/features/help/desk/desk-thread.tsx";
import { runQuestionAction } from "#app/features/help/desk/question-action.server.ts";
import { QuestionHead } from "#app/features/help/desk/question-head.tsx";
import { columnClass, questionAddress } from "#app/features/help/desk/question-queue.tsx";
import { QuestionSide } from "#app/features/help/desk/question-side.tsx";
import { findNextOpen } from "#app/features/help/desk/queue-queries.server.ts";
import { showPhone } from "#app/features/help/desk/show-asker-phone.server.ts";
import { findThread, listDesk } from "#app/features/help/desk/thread-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf } from "#app/platform/http/form.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/detail.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => t("desk:question.heading", { id: args.loaderData?.thread.id ?? "" }));

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const id = numberParam(params.qna_idx);
  const locale = adminLocale(request);
  const thread = orNotFound(await findThread(db, locale, id));
  return {
    thread,
    now: now(),
    next: await findNextOpen(db, locale, id),
    desk: await listDesk(db),
    canned: await listCanned(db),
    history: await listHistory(db, { kind: "question", id }),
  };
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("qna.submit_failed", services.log, async () => {
    const { id: by } = await requireMember(context);
    const id = numberParam(params.qna_idx);
    const form = await formOf(request);
    if (form.get("intent") === "show_phone") {
      return { ok: true, phone: await showPhone(services, { id, by }) };
    }
    const { goesOn } = await runQuestionAction(services, { id, by, form });
    if (!goesOn) return { ok: true as const };
    const next = await findNextOpen(services.db, adminLocale(request), id);
    return redirect(questionAddress(url.searchParams, next?.id, String(id)));
  });
}

export default function AdminQuestion({ loaderData }: Route.ComponentProps) {
  const { thread, now, next, desk, canned, history } = loaderData;
  const { t } = useTranslation("question-desk");
  const [search] = useSearchParams();
  const canChange = useMayChange("qna");
  const done = search.get("done");
  useSeen(canChange && isUnseen(thread));
  return (
    <>
      <section
        className={`${columnClass} max-xl:overflow-clip xl:flex xl:min-h-0 xl:flex-col`}
        aria-label={t("thread")}
      >
        <QuestionHead {...{ thread, desk, history, canChange }} nextId={next?.id} />
        <div className="bg-sand p-5 xl:min-h-0 xl:flex-1 xl:overflow-y-auto">
          {done && done !== String(thread.id) ? <DoneNote text={t("answer.done")} /> : null}
          <DeskThread thread={thread} />
        </div>
        {canChange ? <AnswerForm key={thread.id} {...{ thread, canned }} /> : null}
      </section>
      <QuestionSide {...{ thread, next, canChange, now }} />
    </>
  );
}

function isUnseen({
  messages,
  staffReadAt,
}: Route.ComponentProps["loaderData"]["thread"]): boolean {
  const last = messages.findLast(({ author }) => author === "member");
  return last !== undefined && (staffReadAt === null || staffReadAt < last.createdAt);
}

/** Tells the member that their words were read; to look at an address changes nothing. */
function useSeen(isNew: boolean): void {
  const fetcher = useFetcher();
  const tell = useEffectEvent(() => {
    void fetcher.submit({ intent: "seen" }, { method: "post" });
  });
  useEffect(() => {
    if (isNew) tell();
  }, [isNew]);
}
