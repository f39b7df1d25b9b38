import { useTranslation } from "react-i18next";
import { CADDIE_FORM } from "#app/domain/catalog/caddie/caddie-form.ts";
import { CaddieRecordView } from "#app/features/catalog/desk/caddie-record.tsx";
import {
  findCaddieRecord,
  loadCatalogueRecord,
} from "#app/features/catalog/desk/catalogue-options.server.ts";
import { CataloguePage } from "#app/features/catalog/desk/catalogue-page.tsx";
import { ProductPictures } from "#app/features/catalog/desk/pictures/product-pictures.tsx";
import { CADDIE } from "#app/features/catalog/desk/types/small-types.server.ts";
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
  adminMeta(args, (t) => args.loaderData?.caddie?.nickname ?? t("desk:create.caddy"));

/** Serves /admin/caddy/create and /admin/caddy/:id. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const id = params.id === undefined ? undefined : slugParam(params.id);
  const record = await loadCatalogueRecord(db, adminLocale(request), { type: CADDIE, id });
  if (id === undefined) return { ...record, caddie: undefined };
  return { ...record, caddie: orNotFound(await findCaddieRecord(db, id)) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  const id = params.id === undefined ? undefined : slugParam(params.id);
  return recordAction(servicesOf(context), CADDIE, { request, by, id, list: "/admin/caddy" });
}

export default function AdminCaddie({ loaderData, actionData }: Route.ComponentProps) {
  const { caddie, record, options } = loaderData;
  const { t } = useTranslation("desk");
  const canChange = useMayChange("caddy");
  const lacks = useLacks(caddie);
  const list = { label: t("area.caddy"), to: "/admin/caddy" };
  const title = caddie
    ? t("caddy.heading", { name: caddie.nickname, code: caddie.code })
    : t("create.caddy");
  if (caddie && !canChange) {
    return (
      <>
        <AdminHead title={title} crumbs={[list]} />
        <CaddieRecordView caddie={caddie} />
      </>
    );
  }
  const pictures = caddie ? (
    <ProductPictures key="pictures" kind="caddy" product={caddie} name={caddie.nickname} />
  ) : null;
  return (
    <CataloguePage
      definition={CADDIE_FORM}
      title={title}
      list={list}
      record={record}
      options={options}
      answer={actionData}
      shopPath={caddie && `/caddy/${caddie.id}`}
      lacks={lacks}
      panels={pictures ? [{ section: "pictures", content: pictures }] : []}
    />
  );
}
