import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { choiceParam, listParams } from "#app/domain/admin/list-params.ts";
import { ANSWER_STATUSES } from "#app/domain/qna/question.ts";
import {
  countQuestions,
  listQuestions,
  type QuestionRow,
} from "#app/features/admin/content/question-queries.server.ts";
import { adminLocale } from "#app/features/admin/kit/admin-locale.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { AdminList } from "#app/features/admin/kit/list/admin-list.tsx";
import type { Column } from "#app/features/admin/kit/list/admin-table.tsx";
import { FilterChips } from "#app/features/admin/kit/list/filter-chips.tsx";
import { AnswerMark } from "#app/features/admin/kit/marks.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.qna"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const params = listParams(url.searchParams);
  const status = choiceParam(url.searchParams, "status", ANSWER_STATUSES);
  const list = await listQuestions(db, adminLocale(request), { ...params, status });
  return { status, list, counts: await countQuestions(db), now: now() };
}

export default function AdminQuestions({ loaderData }: Route.ComponentProps) {
  const { status, list, counts, now } = loaderData;
  const { t } = useTranslation("desk");
  const { moment, ago } = useAdminFormat();
  const columns: Column<QuestionRow>[] = [
    { header: t("number"), right: true, cell: ({ id }) => id },
    { header: t("state"), cell: ({ answeredAt }) => <AnswerMark answered={answeredAt !== null} /> },
    { header: t("question.type"), nowrap: true, cell: ({ type }) => t(`question_type.${type}`) },
    {
      header: t("question.title"),
      cell: ({ id, title, isPublic }) => (
        <>
          <Link to={`/admin/qna/${id}`} className="nm hover:underline">
            {title}
          </Link>
          <span className="sm block">{t(isPublic ? "question.public" : "question.private")}</span>
        </>
      ),
    },
    { header: t("author"), nowrap: true, cell: ({ author }) => author },
    {
      header: t("question.asked"),
      nowrap: true,
      cell: ({ createdAt }) => (
        <>
          {moment(createdAt)}
          <span className="sm block">{ago(createdAt, now)}</span>
        </>
      ),
    },
  ];
  return (
    <AdminList
      title={t("area.qna")}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      searchHint={t("question.search")}
      chips={
        <FilterChips
          name="status"
          label={t("state")}
          value={status}
          options={ANSWER_STATUSES.map((value) => ({
            value,
            label: t(`answer.${value}`),
            count: counts[value],
          }))}
        />
      }
    />
  );
}
