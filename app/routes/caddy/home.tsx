import { UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CaddieCard, CaddieGrid } from "#app/features/catalog/caddie/caddie-card.tsx";
import { listCaddieRegions } from "#app/features/catalog/caddie/caddie-list-queries.server.ts";
import { useChosenFirst } from "#app/features/catalog/party/use-chosen-first.ts";
import { HeartButton } from "#app/features/catalog/wish/heart-button.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { Route } from "./+types/home.ts";

export const handle = { words: ["caddy", "heart"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const regions = await listCaddieRegions(servicesOf(context).db, localeOf(url));
  cachePage(context);
  return { regions };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, (t) => ({
    title: t("caddy:home.title"),
    description: t("caddy:home.description"),
    crumbs: [{ name: t("caddy:title"), path: "/caddy/home" }],
  }));
}

export default function CaddieHome({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("caddy");
  const regions = useChosenFirst(loaderData.regions);
  return (
    <div className={`${pageClass} pt-5 pb-10 md:pt-8`}>
      <PageHead title={t("home.title")} text={t("home.text")} />
      {regions.length > 0 ? (
        <nav aria-label={t("home.cities")} className="flex flex-wrap gap-2">
          {regions.map((city) => (
            <ChipLink key={city.id} to={`/caddy/city/${city.id}`} preventScrollReset={false}>
              {city.name}{" "}
              <span className="tabular-nums whitespace-nowrap font-normal text-ink-3">
                {city.count}
              </span>
            </ChipLink>
          ))}
        </nav>
      ) : (
        <EmptyState
          icon={UserRound}
          title={t("home.empty_title")}
          text={t("home.empty_text")}
          action={<ButtonLink to="/course/home">{t("home.courses")}</ButtonLink>}
        />
      )}
      {regions.map((region, index) => (
        <section key={region.id} className="py-8 md:py-11" aria-labelledby={`city-${region.id}`}>
          <SectionHead
            id={`city-${region.id}`}
            title={region.name}
            sub={t("region.count", { count: region.count })}
            more={{
              to: `/caddy/city/${region.id}`,
              label: t("region.all", { count: region.count }),
            }}
          />
          <CaddieGrid>
            {region.caddies.map((caddie, place) => (
              <CaddieCard
                key={caddie.id}
                caddie={caddie}
                priority={index === 0 && place === 0}
                corner={
                  <HeartButton product={{ kind: "caddy", id: caddie.id }} name={caddie.nickname} />
                }
              />
            ))}
          </CaddieGrid>
        </section>
      ))}
    </div>
  );
}
