import { useTranslation } from "react-i18next";
import { DeskHead } from "#app/features/admin/desk-head.tsx";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { findPost } from "#app/features/admin/post-queries.server.ts";
import { PostRecordView } from "#app/features/admin/post-record.tsx";
import { useDeskFormat } from "#app/features/admin/use-desk-format.ts";
import { numberParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import type { Route } from "./+types/detail.ts";

export const meta: Route.MetaFunction = (args) =>
  deskMeta(args, (t) => t("desk:post.heading", { id: args.loaderData?.post.id ?? "" }));

export async function loader({ params, context }: Route.LoaderArgs) {
  return { post: found(await findPost(servicesOf(context).db, numberParam(params.id))) };
}

export default function AdminPost({ loaderData: { post } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const { text } = useDeskFormat();
  return (
    <>
      <DeskHead
        title={text(post.title)}
        crumbs={[{ label: t("area.community"), to: "/admin/community" }]}
      />
      <PostRecordView post={post} />
    </>
  );
}
