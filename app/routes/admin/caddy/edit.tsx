import { useTranslation } from "react-i18next";
import { CADDY_FORM } from "#app/domain/catalog/caddy/caddy-form.ts";
import { CaddyRecordView } from "#app/features/catalog/desk/caddy-record.tsx";
import {
  findCaddyRecord,
  loadCatalogueRecord,
} from "#app/features/catalog/desk/catalogue-options.server.ts";
import { CataloguePage } from "#app/features/catalog/desk/catalogue-page.tsx";
import { ProductPictures } from "#app/features/catalog/desk/pictures/product-pictures.tsx";
import { CADDY } from "#app/features/catalog/desk/types/small-types.server.ts";
import { useLacks } from "#app/features/catalog/desk/use-lacks.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { recordAction } from "#app/features/desk/record/record-action.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => args.loaderData?.caddy?.nickname ?? t("desk:create.caddy"));

/** Serves /admin/caddy/create and /admin/caddy/:id. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const id = params.id === undefined ? undefined : slugParam(params.id);
  const record = await loadCatalogueRecord(db, adminLocale(request), { type: CADDY, id });
  if (id === undefined) return { ...record, caddy: undefined };
  return { ...record, caddy: orNotFound(await findCaddyRecord(db, id)) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  const id = params.id === undefined ? undefined : slugParam(params.id);
  return recordAction(servicesOf(context), CADDY, { request, by, id, list: "/admin/caddy" });
}

export default function AdminCaddy({ loaderData, actionData }: Route.ComponentProps) {
  const { caddy, record, options } = loaderData;
  const { t } = useTranslation("desk");
  const canChange = useMayChange("caddy");
  const lacks = useLacks(caddy);
  const list = { label: t("area.caddy"), to: "/admin/caddy" };
  const title = caddy
    ? t("caddy.heading", { name: caddy.nickname, code: caddy.code })
    : t("create.caddy");
  if (caddy && !canChange) {
    return (
      <>
        <AdminHead title={title} crumbs={[list]} />
        <CaddyRecordView caddy={caddy} />
      </>
    );
  }
  const pictures = caddy ? (
    <ProductPictures key="pictures" kind="caddy" product={caddy} name={caddy.nickname} />
  ) : null;
  return (
    <CataloguePage
      definition={CADDY_FORM}
      title={title}
      list={list}
      record={record}
      options={options}
      answer={actionData}
      shopPath={caddy && `/caddy/${caddy.id}`}
      lacks={lacks}
      panels={pictures ? [{ section: "pictures", content: pictures }] : []}
    />
  );
}
