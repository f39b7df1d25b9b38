import { useTranslation } from "react-i18next";
import { NOTICE_FORM } from "#app/domain/content/notice/notice-form.ts";
import { NoticeRecordView } from "#app/features/content/desk/notice-record.tsx";
import { findNotice, NOTICE } from "#app/features/content/desk/notice-store.server.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { PreviewLinks } from "#app/features/desk/preview-links.tsx";
import { recordAction } from "#app/features/desk/record/record-action.server.ts";
import { RecordPage } from "#app/features/desk/record/record-page.tsx";
import { loadRecord } from "#app/features/desk/record/record-rows.server.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => t(args.loaderData?.notice ? "desk:notice.edit" : "desk:notice.add"));

/** Serves /admin/notice/add and /admin/notice/:notice_idx. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = idOf(params);
  const { db } = servicesOf(context);
  if (id !== undefined) {
    const notice = orNotFound(await findNotice(db, id));
    return { notice, record: await loadRecord(db, NOTICE, id) };
  }
  return { notice: undefined, record: undefined };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  const target = { request, by, id: idOf(params), list: "/admin/notice" };
  return recordAction(servicesOf(context), NOTICE, target);
}

export default function EditNotice({ loaderData, actionData }: Route.ComponentProps) {
  const { notice, record } = loaderData;
  const { t } = useTranslation("desk");
  const { text } = useAdminFormat();
  const canChange = useMayChange("notice");
  const list = { label: t("area.notice"), to: "/admin/notice" };
  const title = notice ? text(notice.title) : t("notice.add");
  if (notice && !canChange) {
    return (
      <>
        <AdminHead title={title} crumbs={[list]} />
        <NoticeRecordView notice={notice} />
      </>
    );
  }
  return (
    <RecordPage
      definition={NOTICE_FORM}
      title={title}
      list={list}
      labels={{
        field: (name) => t(`notice.field.${name}` as "notice.field.title"),
        choice: (_name, value) => t(`notice_category.${value}` as "notice_category.normal"),
      }}
      record={record}
      answer={actionData}
      actions={notice ? <PreviewLinks path={`/notice/${notice.id}`} /> : null}
      deletion={{ title: t("notice.delete_title"), text: t("notice.delete_text") }}
    />
  );
}

function idOf(params: { readonly notice_idx?: string | undefined }): number | undefined {
  return params.notice_idx === undefined ? undefined : numberParam(params.notice_idx);
}
