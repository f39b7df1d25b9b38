import { useTranslation } from "react-i18next";
import { CANNED_ANSWER_FORM } from "#app/domain/help/question/canned-answer.ts";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { recordAction } from "#app/features/desk/record/record-action.server.ts";
import { RecordPage } from "#app/features/desk/record/record-page.tsx";
import { loadRecord } from "#app/features/desk/record/record-rows.server.ts";
import { useRecordName } from "#app/features/desk/record/use-record-name.ts";
import { CANNED_ANSWER } from "#app/features/help/desk/canned-record.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) =>
    t(args.loaderData?.record ? "question-desk:canned.edit" : "question-desk:canned.add"),
  );

/** Serves /admin/qna/canned/create and /admin/qna/canned/:id. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = idOf(params);
  if (id === undefined) return { record: undefined };
  return { record: orNotFound(await loadRecord(servicesOf(context).db, CANNED_ANSWER, id)) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  const target = { request, by, id: idOf(params), list: "/admin/qna/canned" };
  return recordAction(servicesOf(context), CANNED_ANSWER, target);
}

export default function EditCannedAnswer({ loaderData, actionData }: Route.ComponentProps) {
  const { record } = loaderData;
  const { t } = useTranslation("question-desk");
  const nameOf = useRecordName();
  return (
    <RecordPage
      definition={CANNED_ANSWER_FORM}
      title={record ? nameOf(record.values, "title") : t("canned.add")}
      list={{ label: t("canned"), to: "/admin/qna/canned" }}
      labels={{
        field: (name) => t(`canned.field.${name}` as "canned.field.title"),
        choice: (_name, value) => value,
      }}
      record={record}
      answer={actionData}
      deletion={{ title: t("canned.delete_title"), text: t("canned.delete_text") }}
    />
  );
}

function idOf(params: { readonly id?: string | undefined }): number | undefined {
  return params.id === undefined ? undefined : numberParam(params.id);
}
