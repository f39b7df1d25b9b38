import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Await } from "react-router";
import {
  MAX_QUERY,
  type SearchQuery,
  searchPath,
  searchQuery,
} from "#app/domain/catalog/search/search-query.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { pagingOf } from "#app/domain/common/paging.ts";
import { listGolfCities } from "#app/features/catalog/course/list/city-queries.server.ts";
import { CityStrip } from "#app/features/catalog/course/list/city-tile.tsx";
import { CourseCard } from "#app/features/catalog/course/list/course-card.tsx";
import {
  courseCardsOf,
  listBestCourses,
} from "#app/features/catalog/course/list/course-card-queries.server.ts";
import { CourseRailSkeleton } from "#app/features/catalog/course/list/course-rail.tsx";
import {
  caddieCardsOf,
  hotelCardsOf,
} from "#app/features/catalog/product/product-card-queries.server.ts";
import {
  CaddieSummaryCard,
  HotelSummaryCard,
} from "#app/features/catalog/product/summary-cards.tsx";
import {
  RecentSearches,
  useRememberSearch,
} from "#app/features/catalog/search/recent-searches.tsx";
import {
  MatchedCities,
  NoHits,
  SearchForm,
  SearchGroup,
  SearchResultTabs,
} from "#app/features/catalog/search/search-groups.tsx";
import { searchProducts } from "#app/features/catalog/search/search-queries.server.ts";
import { citiesOf } from "#app/features/catalog/search/suggestion-queries.server.ts";
import { HeartButton } from "#app/features/catalog/wish/heart-button.tsx";
import { type Services, servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { ErrorNote } from "#app/ui/error-words.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { Note } from "#app/ui/note.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/search.ts";

export const handle = { words: ["course", "heart", "search"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const locale = localeOf(url);
  const query = searchQuery(url.searchParams);
  if (query.q === "") {
    const cities = await listGolfCities(services.db, locale);
    cachePage(context);
    return { query, cities };
  }
  const results = search(services, locale, query);
  cachePage(context, { parts: [results] });
  return { query, cities: [], results };
}

export function meta(args: Route.MetaArgs) {
  const q = args.loaderData?.query.q ?? "";
  return pageMeta(args, (t) => ({
    title: q === "" ? t("search:title") : t("search:title_of", { q }),
    description: t("search:description"),
  }));
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, cities, results } = loaderData;
  const { t } = useTranslation("search");
  useRememberSearch(query.q);
  return (
    <div className={`${pageClass} py-8 md:py-11`}>
      <h1 className="mb-4 text-22 md:text-28">
        {query.q === "" ? t("title") : t("title_of", { q: query.q })}
      </h1>
      <div className="max-w-160">
        <SearchForm q={query.q} />
        {query.cut ? (
          <Note tone="info" className="mt-3">
            {t("cut", { max: MAX_QUERY })}
          </Note>
        ) : null}
      </div>
      {results ? (
        <Suspense key={searchPath(query)} fallback={<CourseRailSkeleton count={4} />}>
          <Await resolve={results} errorElement={<SearchFailed />}>
            {(hits) => <Results query={query} hits={hits} />}
          </Await>
        </Suspense>
      ) : (
        <div className="grid gap-10 pt-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
          <RecentSearches />
          <section>
            <h2 className="mb-4 text-18">{t("cities")}</h2>
            <CityStrip cities={cities} narrow />
          </section>
        </div>
      )}
    </div>
  );
}

type Hits = Awaited<ReturnType<typeof search>>;

async function search({ db, now }: Services, locale: Locale, query: SearchQuery) {
  const { counts, isMore, shown, cities, meant } = await searchProducts(db, query.q, query);
  const [courses, hotels, caddies, places, instead] = await Promise.all([
    courseCardsOf(db, locale, { ids: shown.course, now: now() }),
    hotelCardsOf(db, locale, { ids: shown.hotel, now: now() }),
    caddieCardsOf(db, locale, { ids: shown.caddy }),
    citiesOf(db, locale, query.tab === "all" ? cities : []),
    counts.all > 0 ? undefined : insteadOfHits(db, locale, now()),
  ]);
  const paging = pagingOf(query.tab === "all" ? 0 : counts[query.tab], query.page);
  return { counts, isMore, paging, courses, hotels, caddies, places, meant, instead };
}

/** For an empty result: cities and popular courses. */
async function insteadOfHits(db: Services["db"], locale: Locale, now: Date) {
  const [cities, best] = await Promise.all([
    listGolfCities(db, locale),
    listBestCourses(db, locale, { now, limit: 4 }),
  ]);
  return { cities, best };
}

function Results({ query, hits }: { readonly query: SearchQuery; readonly hits: Hits }) {
  const { q, tab } = query;
  const { counts, isMore, paging, courses, hotels, caddies, places, meant, instead } = hits;
  const { t } = useTranslation("search");
  return (
    <>
      {meant ? (
        <Note tone="info" className="mt-4 max-w-160">
          {t("meant", { q, meant })}
        </Note>
      ) : null}
      <MatchedCities cities={places} />
      <div className="mt-6">
        <SearchResultTabs q={q} tab={tab} counts={counts} />
      </div>
      {isMore ? <p className="mt-3 text-ink-2">{t("too_many")}</p> : null}
      {counts[tab] === 0 ? <NoHits q={q} elsewhere={counts.all > 0} /> : null}
      {instead ? <InsteadOfHits {...instead} /> : null}
      <SearchGroup q={q} kind="golf" tab={tab} total={counts.golf}>
        {courses.map((course) => (
          <li key={course.id} className="grid">
            <CourseCard course={course} corner={heart("course", course)} />
          </li>
        ))}
      </SearchGroup>
      <SearchGroup q={q} kind="hotel" tab={tab} total={counts.hotel}>
        {hotels.map((hotel) => (
          <li key={hotel.id} className="grid">
            <HotelSummaryCard hotel={hotel} corner={heart("hotel", hotel)} />
          </li>
        ))}
      </SearchGroup>
      <SearchGroup q={q} kind="caddy" tab={tab} total={counts.caddy}>
        {caddies.map((caddie) => (
          <li key={caddie.id} className="grid">
            <CaddieSummaryCard caddie={caddie} corner={heart("caddy", caddie)} />
          </li>
        ))}
      </SearchGroup>
      <div className="mt-10">
        <Pagination {...paging} hrefFor={(page) => searchPath({ q, tab, page })} />
      </div>
    </>
  );
}

function InsteadOfHits({ cities, best }: NonNullable<Hits["instead"]>) {
  const { t } = useTranslation("search");
  return (
    <>
      <section className="pt-10">
        <h2 className="mb-4 text-18">{t("cities")}</h2>
        <CityStrip cities={cities} />
      </section>
      <section className="pt-10">
        <h2 className="mb-4 text-18">{t("popular")}</h2>
        <ul className="grid gap-x-5 gap-y-9 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
          {best.map((course) => (
            <li key={course.id} className="grid">
              <CourseCard course={course} corner={heart("course", course)} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function heart(kind: "course" | "hotel" | "caddy", { id, name }: { id: string; name: string }) {
  return <HeartButton product={{ kind, id }} name={name} />;
}

function SearchFailed() {
  return <ErrorNote code="search.courses_failed" className="mt-6" />;
}
