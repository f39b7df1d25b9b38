import { useTranslation } from "react-i18next";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import { BANNER_FORM } from "#app/domain/content/home/banner-form.ts";
import { ProductPictures } from "#app/features/catalog/desk/pictures/product-pictures.tsx";
import { BannerPreview } from "#app/features/content/desk/banners/banner-preview.tsx";
import {
  BANNER,
  findBanner,
  lastPosition,
} from "#app/features/content/desk/banners/banner-store.server.ts";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { recordAction } from "#app/features/desk/record/record-action.server.ts";
import { RecordPage } from "#app/features/desk/record/record-page.tsx";
import { loadRecord } from "#app/features/desk/record/record-rows.server.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.banners"));

/** Serves /admin/banners/create and /admin/banners/:id. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const id = idOf(params);
  if (id === undefined) return { banner: undefined, record: undefined };
  const banner = orNotFound(await findBanner(db, id));
  return { banner, record: await loadRecord(db, BANNER, id) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  const services = servicesOf(context);
  const id = idOf(params);
  const given = id === undefined ? { position: await lastPosition(services.db) } : {};
  return recordAction(services, BANNER, { request, by, id, list: "/admin/banners", given });
}

export default function EditBanner({ loaderData, actionData }: Route.ComponentProps) {
  const { banner, record } = loaderData;
  const { t } = useTranslation(["content", "desk"]);
  const { text } = useAdminFormat();
  const title = banner ? text(banner.title) : t("banner.add");
  const panels = banner
    ? [
        {
          section: "pictures",
          content: (
            <ProductPictures
              key="pictures"
              kind="banner"
              product={{ ...banner, id: String(banner.id) }}
              name={title}
              most={LOCALES.length}
            />
          ),
        },
        { section: "preview", content: <BannerPreview key="preview" banner={banner} /> },
      ]
    : [];
  return (
    <RecordPage
      definition={BANNER_FORM}
      title={title}
      list={{ label: t("desk:area.banners"), to: "/admin/banners" }}
      labels={{
        field: (name) => t(`banner.field.${name}` as "banner.field.title"),
        section: (name) => t(`banner.section.${name || "texts"}` as "banner.section.texts"),
        hint: (name) => (name === "target" ? t("banner.target_hint") : undefined),
      }}
      record={record}
      panels={panels}
      answer={actionData}
      deletion={{ title: t("banner.delete_title"), text: t("banner.delete_text") }}
    />
  );
}

function idOf(params: { readonly id?: string | undefined }): number | undefined {
  return params.id === undefined ? undefined : numberParam(params.id);
}
