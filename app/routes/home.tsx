import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Await } from "react-router";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { HomeBlock } from "#app/domain/content/home/home-blocks.ts";
import { siteSchema } from "#app/domain/shell/seo/schema-org.ts";
import { listGolfCities } from "#app/features/catalog/course/list/city-queries.server.ts";
import { CityStrip } from "#app/features/catalog/course/list/city-tile.tsx";
import {
  courseCardsOf,
  listBestCourses,
} from "#app/features/catalog/course/list/course-card-queries.server.ts";
import { CourseFinder } from "#app/features/catalog/course/list/course-finder.tsx";
import { CourseRail, CourseRailSkeleton } from "#app/features/catalog/course/list/course-rail.tsx";
import { RecentStrip } from "#app/features/catalog/recent/recent-strip.tsx";
import { HeartButton } from "#app/features/catalog/wish/heart-button.tsx";
import { AskStrip } from "#app/features/content/home/ask-strip.tsx";
import { BannerCarousel } from "#app/features/content/home/banner-carousel.tsx";
import { EventStrip, NoticeStrip } from "#app/features/content/home/event-strip.tsx";
import {
  daysToChoose,
  listBanners,
  listHomeBlocks,
  listHomeEvents,
  listHomeNotices,
  listHomeReviews,
} from "#app/features/content/home/home-queries.server.ts";
import { ReviewStrip } from "#app/features/content/home/review-strip.tsx";
import { TrustStrip } from "#app/features/content/home/trust-strip.tsx";
import { type Services, servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-words.tsx";
import { laterClass, pageClass } from "#app/ui/look/page-layout.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { Route } from "./+types/home.ts";

export const handle = { words: ["course", "heart", "home", "list", "notice"] } satisfies PageHandle;

const EXCERPT = 8;

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { db, now } = services;
  const locale = localeOf(url);
  const { today, last } = daysToChoose(now());
  const [blocks, banners, cities, events, notices] = await Promise.all([
    listHomeBlocks(db),
    listBanners(db, locale, now()),
    listGolfCities(db, locale),
    listHomeEvents(db, locale, today),
    listHomeNotices(db, locale, now()),
  ]);
  const recommended = recommendations(services, locale);
  cachePage(context, { parts: [recommended] });
  return { blocks, banners, cities, events, notices, today, last, recommended };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, (t, site) => ({
    title: t("home:title"),
    description: t("home:description"),
    about: siteSchema(site, t("home:description")),
  }));
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("home");
  return (
    <>
      <h1 className="sr-only">{t("heading")}</h1>
      {loaderData.blocks.map((block) => (
        <Block key={block} block={block} {...loaderData} />
      ))}
    </>
  );
}

type BlockProps = Route.ComponentProps["loaderData"] & { readonly block: HomeBlock };

function Block({ block, ...data }: BlockProps) {
  const { banners, cities, events, notices, today, last, recommended } = data;
  switch (block) {
    case "banner":
      return (
        <div className={`${pageClass} pt-4 md:pt-6`}>
          <BannerCarousel banners={banners} />
          <CourseFinder cities={cities} today={today} last={last} />
        </div>
      );
    case "cities":
      return <Cities cities={cities} />;
    case "best":
      return <Best recommended={recommended} />;
    case "planner":
      return <AskStrip />;
    case "recent":
      return <RecentStrip />;
    case "events":
      return <EventStrip events={events} today={today} />;
    case "reviews":
      return (
        <Suspense>
          <Await resolve={recommended} errorElement={null}>
            {({ reviews, reviewed }) => (
              <ReviewStrip reviews={reviews.newest} total={reviews.total} courses={reviewed} />
            )}
          </Await>
        </Suspense>
      );
    case "notices":
      return <NoticeStrip notices={notices} />;
    default:
      return <TrustStrip />;
  }
}

function Cities({ cities }: Pick<BlockProps, "cities">) {
  const { t } = useTranslation("home");
  return (
    <section className={`${pageClass} py-8 md:py-11`}>
      <SectionHead
        title={t("cities.title")}
        more={{ to: "/course/home", label: t("cities.all", { count: cities.length }) }}
      />
      <CityStrip cities={cities} />
    </section>
  );
}

function Best({ recommended }: Pick<BlockProps, "recommended">) {
  const { t } = useTranslation("home");
  return (
    <section className={`${pageClass} ${laterClass} py-8 md:py-11 pt-2 md:pt-0`}>
      <SectionHead
        title={t("best.title")}
        sub={t("best.sub")}
        more={{ to: "/best30", label: t("see_all") }}
      />
      <Suspense fallback={<CourseRailSkeleton count={EXCERPT} />}>
        <Await resolve={recommended} errorElement={<RecommendFailed />}>
          {({ best }) => <CourseRail courses={best} cornerOf={heartOf} end={<AllOfBest />} />}
        </Await>
      </Suspense>
    </section>
  );
}

function AllOfBest() {
  const { t } = useTranslation("home");
  return (
    <ButtonLink to="/best30" variant="secondary">
      {t("best.all")}
    </ButtonLink>
  );
}

/** Deferred content: its error is shown in its place. */
async function recommendations({ db, now: clock }: Services, locale: Locale) {
  const now = clock();
  const [best, reviews] = await Promise.all([
    listBestCourses(db, locale, { now, limit: EXCERPT }),
    listHomeReviews(db, locale),
  ]);
  const ids = reviews.newest.map(({ courseId }) => courseId);
  return { best, reviews, reviewed: await courseCardsOf(db, locale, { ids, now }) };
}

function heartOf({ id, name }: { readonly id: string; readonly name: string }) {
  return <HeartButton product={{ kind: "course", id }} name={name} />;
}

function RecommendFailed() {
  return <ErrorNote code="home.recommend_failed" />;
}
