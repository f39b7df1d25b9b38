import { useTranslation } from "react-i18next";
import { findPost } from "#app/features/admin/content/post-queries.server.ts";
import { PostRecordView } from "#app/features/admin/content/post-record.tsx";
import { AdminHead } from "#app/features/admin/kit/admin-head.tsx";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { Route } from "./+types/detail.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => t("desk:post.heading", { id: args.loaderData?.post.id ?? "" }));

export async function loader({ params, context }: Route.LoaderArgs) {
  return { post: orNotFound(await findPost(servicesOf(context).db, numberParam(params.id))) };
}

export default function AdminPost({ loaderData: { post } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const { text } = useAdminFormat();
  return (
    <>
      <AdminHead
        title={text(post.title)}
        crumbs={[{ label: t("area.community"), to: "/admin/community" }]}
      />
      <PostRecordView post={post} />
    </>
  );
}
