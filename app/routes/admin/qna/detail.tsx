import { useTranslation } from "react-i18next";
import { findQuestion } from "#app/features/admin/content/question-queries.server.ts";
import { QuestionRecordView } from "#app/features/admin/content/question-record.tsx";
import { AdminHead } from "#app/features/admin/kit/admin-head.tsx";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { Route } from "./+types/detail.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => t("desk:question.heading", { id: args.loaderData?.question.id ?? "" }));

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  return { question: orNotFound(await findQuestion(db, numberParam(params.qna_idx))) };
}

export default function AdminQuestion({ loaderData: { question } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const { text } = useAdminFormat();
  return (
    <>
      <AdminHead
        title={text(question.title)}
        crumbs={[{ label: t("area.qna"), to: "/admin/qna" }]}
      />
      <QuestionRecordView question={question} />
    </>
  );
}
