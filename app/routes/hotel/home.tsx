import { BedDouble } from "lucide-react";
import { useTranslation } from "react-i18next";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import { listHotelRegions } from "#app/features/catalog/hotel/list/hotel-list-queries.server.ts";
import { HotelRegions } from "#app/features/catalog/hotel/list/hotel-regions.tsx";
import { HeartButton } from "#app/features/catalog/wish/heart-button.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/home.ts";

export const handle = { words: ["heart", "hotel"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const regions = await listHotelRegions(db, localeOf(url), dateIn(SHOP_ZONE, now()));
  cachePage(context);
  return { regions };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, (t) => ({
    title: t("hotel:home.title"),
    description: t("hotel:home.description"),
    crumbs: [{ name: t("hotel:title"), path: "/hotel/home" }],
  }));
}

export default function HotelHome({ loaderData: { regions } }: Route.ComponentProps) {
  const { t } = useTranslation("hotel");
  return (
    <div className={`${pageClass} pt-5 pb-10 md:pt-8`}>
      <PageHead title={t("home.title")} text={t("home.text")} />
      {regions.length > 0 ? (
        <HotelRegions
          regions={regions}
          cornerOf={({ id, name }) => <HeartButton product={{ kind: "hotel", id }} name={name} />}
        />
      ) : (
        <EmptyState
          icon={BedDouble}
          title={t("home.empty_title")}
          text={t("home.empty_text")}
          action={<ButtonLink to={askPath()}>{t("panel.ask_any")}</ButtonLink>}
        />
      )}
    </div>
  );
}
