import { Image, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { blockChoices } from "#app/domain/content/home/home-blocks.ts";
import { choiceParam } from "#app/domain/desk/list/list-params.ts";
import { BannerList } from "#app/features/content/desk/banners/banner-list.tsx";
import { listAllBanners } from "#app/features/content/desk/banners/banner-store.server.ts";
import { BannerTimeline } from "#app/features/content/desk/banners/banner-timeline.tsx";
import { BlockBoard } from "#app/features/content/desk/home/block-board.tsx";
import { homeAction } from "#app/features/content/desk/home/home-action.server.ts";
import { findHomeSetting, lastSave } from "#app/features/content/desk/home/home-settings.server.ts";
import { SavedBy } from "#app/features/content/desk/home/use-setting-toast.tsx";
import { AdminHead, DoneNote } from "#app/features/desk/desk-head.tsx";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.banners"));

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const at = now();
  const [banners, setting, last] = await Promise.all([
    listAllBanners(db, at),
    findHomeSetting(db, "blocks"),
    lastSave(db, "blocks"),
  ]);
  const done = choiceParam(url.searchParams, "done", ["deleted"]);
  return { done, at, banners, blocks: blockChoices(setting.value), version: setting.version, last };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  return homeAction(servicesOf(context), { request, by });
}

export default function AdminBanners({ loaderData }: Route.ComponentProps) {
  const { done, at, banners, blocks, version, last } = loaderData;
  const { t } = useTranslation("content");
  return (
    <>
      <AdminHead
        title={t("banner.page")}
        actions={
          <Link to="/admin/banners/create" className={buttonClass({ size: "sm" })}>
            <Plus aria-hidden="true" />
            {t("banner.add")}
          </Link>
        }
      />
      {done ? <DoneNote text={t(`banner.done.${done}`)} /> : null}
      <div className="grid items-start gap-6 min-[64rem]:grid-cols-[minmax(0,1fr)_24rem] [&>*]:min-w-0">
        <div className="grid grid-cols-1 content-start gap-4">
          {banners.length === 0 ? (
            <EmptyState icon={Image} title={t("banner.none")} text={t("banner.none_text")} />
          ) : (
            <>
              <BannerTimeline banners={banners} now={at} />
              <BannerList banners={banners} now={at} />
            </>
          )}
        </div>
        <section aria-labelledby="home-blocks-title">
          <h2 id="home-blocks-title" className="mb-1 text-16">
            {t("blocks.title")}
          </h2>
          <p className="mb-3 text-13 text-ink-2">
            {t("blocks.text")} <SavedBy last={last} />
          </p>
          <BlockBoard blocks={blocks} version={version} />
        </section>
      </div>
    </>
  );
}
