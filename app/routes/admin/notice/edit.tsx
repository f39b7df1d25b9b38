import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { noticeSchema } from "#app/domain/content/notice-form.ts";
import { mayChange } from "#app/domain/role.ts";
import { NoticeFields } from "#app/features/admin/content/notice-fields.tsx";
import { NoticeRecordView } from "#app/features/admin/content/notice-record.tsx";
import {
  deleteNotice,
  findNotice,
  saveNotice,
} from "#app/features/admin/content/notice-store.server.ts";
import { AdminForm } from "#app/features/admin/kit/admin-form.tsx";
import { AdminHead } from "#app/features/admin/kit/admin-head.tsx";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { useMayChange } from "#app/features/admin/kit/admin-person.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound, refusal } from "#app/platform/http/refusal.ts";
import { memberOf, requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => t(args.loaderData?.notice ? "desk:notice.edit" : "desk:notice.add"));

/** Serves /admin/notice/add and /admin/notice/:notice_idx. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = idOf(params);
  if (id !== undefined) return { notice: orNotFound(await findNotice(servicesOf(context).db, id)) };
  const member = await memberOf(context);
  if (!member || !mayChange(member.role, "notice")) throw refusal("common.not_found");
  return { notice: undefined };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, now, log } = servicesOf(context);
  return answering("notice.save_failed", log, async () => {
    const { id: by } = await requireMember(context);
    const form = await formOf(request);
    const id = idOf(params);
    if (id !== undefined && form.get("intent") === "delete") {
      await deleteNotice({ db, now }, { by, id });
      return redirect("/admin/notice?done=deleted");
    }
    await saveNotice({ db, now }, { by, id }, parseForm(noticeSchema, form));
    return redirect("/admin/notice?done=saved");
  });
}

export default function EditNotice({ loaderData: { notice }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const { text } = useAdminFormat();
  const canChange = useMayChange("notice");
  const deletion = { title: t("notice.delete_title"), text: t("notice.delete_text") };
  return (
    <>
      <AdminHead
        title={notice ? text(notice.title) : t("notice.add")}
        crumbs={[{ label: t("area.notice"), to: "/admin/notice" }]}
      />
      {notice && !canChange ? (
        <NoticeRecordView notice={notice} />
      ) : (
        <AdminForm
          schema={noticeSchema}
          failure={actionData}
          back="/admin/notice"
          deletion={notice ? deletion : undefined}
        >
          {(errorOf) => <NoticeFields notice={notice} errorOf={errorOf} />}
        </AdminForm>
      )}
    </>
  );
}

function idOf(params: { readonly notice_idx?: string | undefined }): number | undefined {
  return params.notice_idx === undefined ? undefined : numberParam(params.notice_idx);
}
