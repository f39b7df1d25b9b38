import { useTranslation } from "react-i18next";
import { CommentRecordView } from "#app/features/community/desk/comment-record.tsx";
import { moderationAction } from "#app/features/community/desk/moderation-action.server.ts";
import {
  findCommentRecord,
  listCommentReports,
} from "#app/features/community/desk/moderation-queries.server.ts";
import {
  hideComment,
  keepComment,
} from "#app/features/community/moderation/moderate-comment.server.ts";
import { listHistory } from "#app/features/desk/audit/record-history-queries.server.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { Route } from "./+types/comment.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) =>
    t("moderation:comment.heading", { id: args.loaderData?.comment.id ?? "" }),
  );

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const id = numberParam(params.id);
  return {
    comment: orNotFound(await findCommentRecord(db, id)),
    reports: await listCommentReports(db, id),
    history: await listHistory(db, { kind: "comment", id }),
  };
}

export function action(args: Route.ActionArgs) {
  return moderationAction(args, { hide: hideComment, restore: keepComment });
}

export default function AdminComment({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(["moderation", "desk"]);
  return (
    <>
      <AdminHead
        title={t("comment.heading", { id: loaderData.comment.id })}
        crumbs={[
          { label: t("desk:area.community"), to: "/admin/community" },
          { label: t("comment.list"), to: "/admin/community/comments" },
        ]}
      />
      <CommentRecordView {...loaderData} />
    </>
  );
}
