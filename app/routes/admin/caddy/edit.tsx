import { useTranslation } from "react-i18next";
import { findCaddy } from "#app/features/admin/caddy-queries.server.ts";
import { CaddyRecordView } from "#app/features/admin/caddy-record.tsx";
import { CreateNote } from "#app/features/admin/create-note.tsx";
import { DeskHead } from "#app/features/admin/desk-head.tsx";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { slugParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) =>
  deskMeta(args, (t) => args.loaderData?.caddy?.nickname ?? t("desk:create.caddy"));

/** Serves /admin/caddy/create and /admin/caddy/:id. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.id === undefined) return { caddy: undefined };
  return { caddy: found(await findCaddy(servicesOf(context).db, slugParam(params.id))) };
}

export default function AdminCaddy({ loaderData: { caddy } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  if (!caddy) return <CreateNote area="caddy" />;
  return (
    <>
      <DeskHead
        title={t("caddy.heading", { name: caddy.nickname, code: caddy.code })}
        crumbs={[{ label: t("area.caddy"), to: "/admin/caddy" }]}
      />
      <CaddyRecordView caddy={caddy} />
    </>
  );
}
