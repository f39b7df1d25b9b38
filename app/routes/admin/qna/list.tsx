import { clsx } from "clsx";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useNavigate, useParams, useSearchParams } from "react-router";
import { listParams } from "#app/domain/desk/list/list-params.ts";
import { DoneNote } from "#app/features/desk/desk-head.tsx";
import { useFresh } from "#app/features/desk/desk-hooks.ts";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import {
  columnClass,
  QuestionQueue,
  questionAddress,
  questionView,
} from "#app/features/help/desk/question-queue.tsx";
import {
  answersToday,
  countViews,
  listQueue,
} from "#app/features/help/desk/queue-queries.server.ts";
import { useQuestionKeys } from "#app/features/help/desk/use-question-keys.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.qna"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const { id: by } = await requireMember(context);
  const view = questionView(url.searchParams);
  const at = now();
  const filter = { ...listParams(url.searchParams), view, by };
  return {
    view,
    now: at,
    list: await listQueue(db, adminLocale(request), filter),
    counts: await countViews(db, by),
    answers: await answersToday(db, at),
  };
}

/** On a wide screen queue, thread and facts stand side by side, each scrolling on its own. */
const columnsClass =
  "xl:-m-6 xl:grid xl:h-[calc(100vh-3.75rem)] xl:grid-cols-[300px_minmax(0,1fr)_300px]";

/** The queue with the open question next to it, or in its place on a narrow screen. */
export default function AdminQuestions({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(["question-desk", "desk"]);
  const list = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const open = useParams().qna_idx;
  useFresh();
  useQuestionKeys(list, {
    onClose: () => {
      if (open) void navigate(questionAddress(search), { preventScrollReset: true });
    },
  });
  return (
    <div className={clsx(columnsClass, open && "max-xl:grid max-xl:grid-cols-1 max-xl:gap-4")}>
      <h1 className="sr-only">{t("desk:area.qna")}</h1>
      <section
        ref={list}
        className={clsx(columnClass, "xl:overflow-y-auto", open && "max-xl:hidden")}
        aria-label={t("queue")}
      >
        <QuestionQueue {...loaderData} open={open ? Number(open) : undefined} />
      </section>
      {open ? (
        <Outlet />
      ) : (
        <div className="hidden text-ink-2 xl:col-span-2 xl:grid xl:place-content-center xl:justify-items-center xl:p-8">
          {search.has("done") ? <DoneNote text={t("answer.done")} /> : null}
          <p>{t(loaderData.counts.open === 0 ? "all_done" : "choose")}</p>
        </div>
      )}
    </div>
  );
}
