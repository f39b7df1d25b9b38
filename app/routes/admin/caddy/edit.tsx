import { useTranslation } from "react-i18next";
import { findCaddy } from "#app/features/admin/catalog/caddy-queries.server.ts";
import { CaddyRecordView } from "#app/features/admin/catalog/caddy-record.tsx";
import { AdminHead } from "#app/features/admin/kit/admin-head.tsx";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { CreateNote } from "#app/features/admin/kit/create-note.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => args.loaderData?.caddy?.nickname ?? t("desk:create.caddy"));

/** Serves /admin/caddy/create and /admin/caddy/:id. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.id === undefined) return { caddy: undefined };
  return { caddy: orNotFound(await findCaddy(servicesOf(context).db, slugParam(params.id))) };
}

export default function AdminCaddy({ loaderData: { caddy } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  if (!caddy) return <CreateNote area="caddy" />;
  return (
    <>
      <AdminHead
        title={t("caddy.heading", { name: caddy.nickname, code: caddy.code })}
        crumbs={[{ label: t("area.caddy"), to: "/admin/caddy" }]}
      />
      <CaddyRecordView caddy={caddy} />
    </>
  );
}
