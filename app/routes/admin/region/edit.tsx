import { useTranslation } from "react-i18next";
import { REGION_FORM } from "#app/domain/catalog/place/region-form.ts";
import {
  findRegion,
  loadCatalogueRecord,
} from "#app/features/catalog/desk/catalogue-options.server.ts";
import { CataloguePage } from "#app/features/catalog/desk/catalogue-page.tsx";
import { ProductPictures } from "#app/features/catalog/desk/pictures/product-pictures.tsx";
import { REGION } from "#app/features/catalog/desk/types/small-types.server.ts";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { recordAction } from "#app/features/desk/record/record-action.server.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.region"));

/** Serves /admin/region/create and /admin/region/:id. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, site } = servicesOf(context);
  const tiles = site.mapTiles;
  const id = params.id === undefined ? undefined : slugParam(params.id);
  const record = await loadCatalogueRecord(db, adminLocale(request), { type: REGION, id });
  if (id === undefined) return { ...record, tiles, region: undefined };
  return { ...record, tiles, region: orNotFound(await findRegion(db, id)) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  const id = params.id === undefined ? undefined : slugParam(params.id);
  return recordAction(servicesOf(context), REGION, { request, by, id, list: "/admin/region" });
}

export default function AdminRegion({ loaderData, actionData }: Route.ComponentProps) {
  const { region, record, options } = loaderData;
  const { t } = useTranslation(["desk", "catalogue"]);
  const { text } = useAdminFormat();
  const title = region ? text(region.name) : t("catalogue:add_region");
  const pictures = region ? (
    <ProductPictures key="pictures" kind="region" product={region} name={title} />
  ) : null;
  return (
    <CataloguePage
      definition={REGION_FORM}
      title={title}
      list={{ label: t("area.region"), to: "/admin/region" }}
      record={record}
      options={options}
      answer={actionData}
      tiles={loaderData.tiles}
      panels={pictures ? [{ section: "pictures", content: pictures }] : []}
    />
  );
}
