import { useTranslation } from "react-i18next";
import { SHUTTLE_FORM } from "#app/domain/catalog/shuttle-form.ts";
import {
  findShuttle,
  loadCatalogueRecord,
} from "#app/features/catalog/desk/catalogue-options.server.ts";
import { CataloguePage, RecordFacts } from "#app/features/catalog/desk/catalogue-page.tsx";
import { SHUTTLE } from "#app/features/catalog/desk/types/small-types.server.ts";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { recordAction } from "#app/features/desk/record/record-action.server.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.shuttle"));

/** Serves /admin/shuttle/create and /admin/shuttle/:id. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const id = params.id === undefined ? undefined : slugParam(params.id);
  const record = await loadCatalogueRecord(db, adminLocale(request), { type: SHUTTLE, id });
  if (id === undefined) return { ...record, route: undefined };
  return { ...record, route: orNotFound(await findShuttle(db, id)) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  const id = params.id === undefined ? undefined : slugParam(params.id);
  return recordAction(servicesOf(context), SHUTTLE, { request, by, id, list: "/admin/shuttle" });
}

export default function AdminShuttle({ loaderData, actionData }: Route.ComponentProps) {
  const { route, record, options } = loaderData;
  const { t } = useTranslation(["desk", "catalogue"]);
  const { text } = useAdminFormat();
  const canChange = useMayChange("shuttle");
  const list = { label: t("area.shuttle"), to: "/admin/shuttle" };
  const title = route
    ? `${text(route.origin)} → ${text(route.destination)}`
    : t("catalogue:add_route");
  if (record && !canChange) {
    return <RecordFacts title={title} list={list} definition={SHUTTLE_FORM} record={record} />;
  }
  return (
    <CataloguePage
      definition={SHUTTLE_FORM}
      title={title}
      list={list}
      record={record}
      options={options}
      answer={actionData}
    />
  );
}
