import { useTranslation } from "react-i18next";
import { listPath, pageNumber } from "#app/domain/paging.ts";
import { listQuestions } from "#app/features/qna/question-queries.server.ts";
import { QuestionRows } from "#app/features/qna/question-rows.tsx";
import { ReachUs } from "#app/features/qna/reach-us.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { localeOf } from "#app/platform/i18n/locale.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/home.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { id } = await requireMember(context);
  const mine = { memberId: id, page: pageNumber(url.searchParams) };
  return listQuestions(servicesOf(context).db, localeOf(url), mine);
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({ title: t("qna:title"), description: t("qna:text") }));
}

export default function QnaHome({ loaderData: { rows, paging } }: Route.ComponentProps) {
  const { t } = useTranslation("qna");
  return (
    <div className="page grid grid-cols-1 items-start gap-8 py-6 md:grid-cols-[minmax(0,1fr)_20rem] md:py-10">
      <div className="min-w-0">
        <PageHead title={t("title")} text={t("text")} />
        <div className="pb-6">
          <QuestionRows rows={rows} />
        </div>
        <Pagination {...paging} hrefFor={(page) => listPath("/qna", {}, page)} />
      </div>
      <ReachUs />
    </div>
  );
}
