import { useTranslation } from "react-i18next";
import { Moderation } from "#app/features/community/desk/hide-form.tsx";
import { moderationAction } from "#app/features/community/desk/moderation-action.server.ts";
import { ModerationHistory, ReportCard } from "#app/features/community/desk/moderation-history.tsx";
import { findPost, listReports } from "#app/features/community/desk/moderation-queries.server.ts";
import { PostRecordView } from "#app/features/community/desk/post-record.tsx";
import { hidePost, keepPost } from "#app/features/community/moderation/moderate-post.server.ts";
import { listHistory } from "#app/features/desk/audit/record-history-queries.server.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { Route } from "./+types/detail.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => t("desk:post.heading", { id: args.loaderData?.post.id ?? "" }));

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const id = numberParam(params.id);
  return {
    post: orNotFound(await findPost(db, id)),
    reports: await listReports(db, id),
    history: await listHistory(db, { kind: "post", id }),
  };
}

export function action(args: Route.ActionArgs) {
  return moderationAction(args, { hide: hidePost, restore: keepPost });
}

export default function AdminPost({ loaderData }: Route.ComponentProps) {
  const { post, reports, history } = loaderData;
  const { t } = useTranslation("desk");
  const { text } = useAdminFormat();
  const canChange = useMayChange("community");
  return (
    <>
      <AdminHead
        title={text(post.title)}
        crumbs={[{ label: t("area.community"), to: "/admin/community" }]}
      />
      <PostRecordView
        post={post}
        reports={<ReportCard reports={reports} />}
        moderation={
          <>
            {canChange ? (
              <Moderation
                {...post}
                isReported={reports.some(({ decidedAt }) => decidedAt === null)}
              />
            ) : null}
            <ModerationHistory entries={history} />
          </>
        }
      />
    </>
  );
}
