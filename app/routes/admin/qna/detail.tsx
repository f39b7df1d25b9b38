import { useTranslation } from "react-i18next";
import { DeskHead } from "#app/features/admin/desk-head.tsx";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { findQuestion } from "#app/features/admin/question-queries.server.ts";
import { QuestionRecordView } from "#app/features/admin/question-record.tsx";
import { useDeskFormat } from "#app/features/admin/use-desk-format.ts";
import { numberParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import type { Route } from "./+types/detail.ts";

export const meta: Route.MetaFunction = (args) =>
  deskMeta(args, (t) => t("desk:question.heading", { id: args.loaderData?.question.id ?? "" }));

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  return { question: found(await findQuestion(db, numberParam(params.qna_idx))) };
}

export default function AdminQuestion({ loaderData: { question } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const { text } = useDeskFormat();
  return (
    <>
      <DeskHead
        title={text(question.title)}
        crumbs={[{ label: t("area.qna"), to: "/admin/qna" }]}
      />
      <QuestionRecordView question={question} />
    </>
  );
}
