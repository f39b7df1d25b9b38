import { useTranslation } from "react-i18next";
import {
  caddieFilter,
  caddieSuggestions,
  caddiesPath,
  courseCounts,
  isWantedCaddie,
  languageCounts,
} from "#app/domain/catalog/caddie/caddie-filter.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { offsetOf, PAGE_SIZE, pagingOf } from "#app/domain/common/paging.ts";
import { sharePicture } from "#app/domain/shell/seo/shared-pictures.ts";
import { CaddieCard, CaddieGrid } from "#app/features/catalog/caddie/caddie-card.tsx";
import { CaddieFilterBar } from "#app/features/catalog/caddie/caddie-filter-bar.tsx";
import {
  findCaddieRegion,
  listCaddies,
} from "#app/features/catalog/caddie/caddie-list-queries.server.ts";
import { NoCaddies } from "#app/features/catalog/caddie/no-caddies.tsx";
import { HeartButton } from "#app/features/catalog/wish/heart-button.tsx";
import { CaddieListPreset } from "#app/features/checkout/cart/trip-preset.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/city.ts";

export const handle = { words: ["caddy", "heart"] } satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = localeOf(url);
  const today = dateIn(SHOP_ZONE, now());
  const filter = caddieFilter(url.searchParams, today);
  const region = orNotFound(await findCaddieRegion(db, locale, slugParam(params.id)));
  const inCity = await listCaddies(db, locale, { ...filter, regionId: region.id });
  cachePage(context);

  const wanted = inCity.filter((caddie) => isWantedCaddie(caddie, filter));
  const paging = pagingOf(wanted.length, filter.page);
  return {
    region,
    today,
    filter,
    paging,
    caddies: wanted.slice(offsetOf(paging), offsetOf(paging) + PAGE_SIZE),
    languages: languageCounts(inCity, filter),
    courses: courseCounts(inCity, filter),
    suggestions: wanted.length === 0 ? caddieSuggestions(inCity, filter) : [],
    inCity: inCity.length,
  };
}

export function meta(args: Route.MetaArgs) {
  const { id = "", name: city = "" } = args.loaderData?.region ?? {};
  return pageMeta(args, (t) => ({
    title: t("caddy:city.title", { city }),
    description: t("caddy:city.description", { city }),
    picture: sharePicture("city", id),
    page: args.loaderData?.paging.page,
    crumbs: [
      { name: t("caddy:title"), path: "/caddy/home" },
      { name: city, path: `/caddy/city/${id}` },
    ],
  }));
}

export default function CaddieCity({ loaderData }: Route.ComponentProps) {
  const { region, filter, caddies, paging, inCity } = loaderData;
  const { t } = useTranslation("caddy");
  return (
    <div className={`${pageClass} pt-3 pb-10 md:pt-5`}>
      <CaddieListPreset />
      <Breadcrumbs items={[{ label: t("title"), to: "/caddy/home" }, { label: region.name }]} />
      <PageHead
        className="mt-2"
        title={
          <>
            {t("city.title", { city: region.name })}{" "}
            <span className="tabular-nums whitespace-nowrap text-fairway-700">
              {t("city.count", { total: paging.total })}
            </span>
          </>
        }
        text={t("city.text")}
      />
      {inCity > 0 ? <CaddieFilterBar cityId={region.id} {...loaderData} /> : null}
      {paging.total === 0 ? (
        <NoCaddies {...loaderData} />
      ) : (
        <CaddieGrid>
          {caddies.map((caddie, index) => (
            <CaddieCard
              key={caddie.id}
              caddie={caddie}
              heading="h2"
              priority={index === 0}
              corner={
                <HeartButton product={{ kind: "caddy", id: caddie.id }} name={caddie.nickname} />
              }
            />
          ))}
        </CaddieGrid>
      )}
      <Pagination
        page={paging.page}
        pages={paging.pages}
        hrefFor={(page) => caddiesPath(region.id, { ...filter, page })}
      />
    </div>
  );
}
