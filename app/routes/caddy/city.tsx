import { useTranslation } from "react-i18next";
import { caddyFilter, caddyQuery } from "#app/domain/catalog/caddy-filter.ts";
import { listPath } from "#app/domain/paging.ts";
import { CaddyCard, CaddyGrid } from "#app/features/caddy/caddy-card.tsx";
import { CaddyFilterBar } from "#app/features/caddy/caddy-filter-bar.tsx";
import { findCaddyRegion, listCaddies } from "#app/features/caddy/caddy-list-queries.server.ts";
import { NoCaddies } from "#app/features/caddy/no-caddies.tsx";
import { HeartButton } from "#app/features/wish/heart-button.tsx";
import { localeOf } from "#app/platform/locale.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { slugParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/city.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const locale = localeOf(url);
  const { page, ...filter } = caddyFilter(url.searchParams);
  const region = found(await findCaddyRegion(db, locale, slugParam(params.id)));
  const list = await listCaddies(db, locale, { ...filter, page, regionId: region.id });
  return { region, filter, ...list };
}

export function meta(args: Route.MetaArgs) {
  const city = args.loaderData?.region.name ?? "";
  return pageMeta(args, (t) => ({
    title: t("caddy:city.title", { city }),
    description: t("caddy:city.description", { city }),
  }));
}

export default function CaddyCity({ loaderData }: Route.ComponentProps) {
  const { region, filter, caddies, paging } = loaderData;
  const { t } = useTranslation("caddy");
  const path = `/caddy/city/${region.id}`;
  const isFiltered = filter.language !== undefined;
  return (
    <div className="page pt-3 pb-10 md:pt-5">
      <Breadcrumbs items={[{ label: t("title"), to: "/caddy/home" }, { label: region.name }]} />
      <PageHead
        className="mt-2"
        title={
          <>
            {t("city.title", { city: region.name })}{" "}
            <span className="num text-fairway-700">{t("city.count", { total: paging.total })}</span>
          </>
        }
        text={t("city.text")}
      />
      {paging.total > 0 || isFiltered ? <CaddyFilterBar path={path} filter={filter} /> : null}
      {paging.total === 0 ? (
        <NoCaddies city={region.name} path={path} language={filter.language} />
      ) : (
        <CaddyGrid>
          {caddies.map((caddy, index) => (
            <CaddyCard
              key={caddy.id}
              caddy={caddy}
              priority={index < 4}
              corner={
                <HeartButton product={{ kind: "caddy", id: caddy.id }} name={caddy.nickname} />
              }
            />
          ))}
        </CaddyGrid>
      )}
      <Pagination
        page={paging.page}
        pages={paging.pages}
        hrefFor={(page) => listPath(path, caddyQuery(filter), page)}
      />
    </div>
  );
}
