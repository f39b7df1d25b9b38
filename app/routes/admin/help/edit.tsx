import { useTranslation } from "react-i18next";
import { HELP_FORM } from "#app/domain/help/centre/help-form.ts";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { recordAction } from "#app/features/desk/record/record-action.server.ts";
import { RecordPage } from "#app/features/desk/record/record-page.tsx";
import { loadRecord } from "#app/features/desk/record/record-rows.server.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { findHelpAnswer, HELP } from "#app/features/help/desk/centre/help-store.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => t(args.loaderData?.answer ? "content:help.edit" : "content:help.create"));

/** Serves /admin/help/create and /admin/help/:id. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = idOf(params);
  if (id === undefined) return { answer: undefined, record: undefined };
  const { db } = servicesOf(context);
  const answer = orNotFound(await findHelpAnswer(db, id));
  return { answer, record: await loadRecord(db, HELP, id) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  const target = { request, by, id: idOf(params), list: "/admin/help" };
  return recordAction(servicesOf(context), HELP, target);
}

export default function EditHelp({ loaderData, actionData }: Route.ComponentProps) {
  const { answer, record } = loaderData;
  const { t } = useTranslation(["content", "desk"]);
  const { text } = useAdminFormat();
  return (
    <RecordPage
      definition={HELP_FORM}
      title={answer ? text(answer.question) : t("help.create")}
      list={{ label: t("desk:area.help"), to: "/admin/help" }}
      labels={{
        field: (name) => t(`help.field.${name}` as "help.field.question"),
        choice: (_name, value) => t(`help.subject.${value}` as "help.subject.booking"),
      }}
      record={record}
      answer={actionData}
      deletion={{ title: t("help.delete_title"), text: t("help.delete_text") }}
    />
  );
}

function idOf(params: { readonly id?: string | undefined }): number | undefined {
  return params.id === undefined ? undefined : numberParam(params.id);
}
