import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { writtenRules } from "#app/domain/catalog/course/course-rules.ts";
import { dateIn } from "#app/domain/common/date/local-date.ts";
import { formatWon, sumWon } from "#app/domain/common/money.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import { lineTotal } from "#app/domain/order/line/line-facts.ts";
import { golfCourse } from "#app/domain/shell/seo/product-schema.ts";
import { sharePicture } from "#app/domain/shell/seo/shared-pictures.ts";
import { CompareButton } from "#app/features/catalog/compare/compare-button.tsx";
import {
  listCourseCaddies,
  listNearHotels,
} from "#app/features/catalog/course/detail/around-queries.server.ts";
import { CourseCaddies } from "#app/features/catalog/course/detail/course-caddies.tsx";
import { CourseFacts, RulesSection } from "#app/features/catalog/course/detail/course-facts.tsx";
import {
  absentSections,
  CourseHead,
  SectionTabs,
} from "#app/features/catalog/course/detail/course-head.tsx";
import { CoursePlace } from "#app/features/catalog/course/detail/course-place.tsx";
import {
  findCourse,
  findLowestPrice,
} from "#app/features/catalog/course/detail/course-queries.server.ts";
import { NearHotels } from "#app/features/catalog/course/detail/near-hotels.tsx";
import { RefundTable } from "#app/features/catalog/course/detail/refund-table.tsx";
import { RoundBar, RoundPanelSkeleton } from "#app/features/catalog/course/round/round-bar.tsx";
import { refundsOf, roundLines } from "#app/features/catalog/course/round/round-lines.ts";
import { RoundPanel } from "#app/features/catalog/course/round/round-panel.tsx";
import type { RoundPlan } from "#app/features/catalog/course/round/round-plan.server.ts";
import {
  BookSection,
  RoundLive,
  TripSection,
  WithRound,
} from "#app/features/catalog/course/round/round-sections.tsx";
import { PlanTripBox } from "#app/features/catalog/product/plan-trip-box.tsx";
import { ProductBar } from "#app/features/catalog/product/product-bar.tsx";
import { RecordVisit } from "#app/features/catalog/recent/record-visit.tsx";
import { ProductReviews } from "#app/features/catalog/reviews/product-reviews.tsx";
import { findProductReviews } from "#app/features/catalog/reviews/product-reviews-queries.server.ts";
import { HeartButton, SaveButton } from "#app/features/catalog/wish/heart-button.tsx";
import { AddToCart, PendingAdd } from "#app/features/checkout/cart/add-to-cart.tsx";
import { RoundPreset } from "#app/features/checkout/cart/trip-preset.tsx";
import { isCourseWithdrawn } from "#app/features/shell/seo/removed-page-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { isOtherPage } from "#app/platform/http/other-page.ts";
import { pageMeta, privateMeta } from "#app/platform/http/page-meta.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orGone } from "#app/platform/http/refusal.ts";
import type { Live } from "#app/platform/http/use-live.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { isPreview } from "#app/platform/session/page-guards.server.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { LiveBox } from "#app/ui/live-box.tsx";
import { panelClass } from "#app/ui/look/classes.ts";
import { laterClass, pageClass } from "#app/ui/look/page-layout.ts";
import type { Route } from "./+types/detail.ts";

export const handle = { words: ["buy", "course", "heart", "hotel", "wish"] } satisfies PageHandle;

/** The same for every visitor and query: prices and free places are fetched after load. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { db } = services;
  const now = services.now();
  const locale = localeOf(url);
  const id = slugParam(params.id);
  const drafts = await isPreview(context, url, "courses");
  const course = await orGone(await findCourse(db, locale, id, { drafts }), {
    wasThere: () => isCourseWithdrawn(db, id),
    instead: "/course/home",
  });
  const [reviews, caddies, hotels, lowest] = await Promise.all([
    findProductReviews(db, locale, { kind: "course", id }),
    listCourseCaddies(db, locale, id),
    listNearHotels(db, locale, id),
    findLowestPrice(db, { course, now }),
  ]);
  if (!drafts) cachePage(context, { anyQuery: true });
  const today = dateIn(course.timeZone, now);
  const tiles = services.site.mapTiles;
  return { drafts, course, today, reviews, caddies, hotels, lowest, tiles };
}

/** A choice only changes the query, which the loader does not read. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return isOtherPage(args);
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { course, drafts } = args.loaderData;
  if (drafts) return privateMeta(args, () => ({ title: course.name, description: course.summary }));
  return pageMeta(args, (t, site) => ({
    title: course.name,
    description: course.summary,
    picture: sharePicture("course", course.id),
    crumbs: [
      { name: t("course:home.crumb"), path: "/course/home" },
      { name: course.city, path: `/course/city/${course.cityId}` },
      { name: course.name, path: `/course/${course.id}` },
    ],
    about: [golfCourse(course, args.loaderData, site)],
  }));
}

export default function CoursePage({ loaderData }: Route.ComponentProps) {
  return <Course {...loaderData} />;
}

type CourseProps = Route.ComponentProps["loaderData"];

/** Memoised: the router renders its pages again when it has discovered further routes. */
const Course = memo(function Course(props: CourseProps) {
  const { course, today, reviews, caddies, hotels, tiles } = props;
  const { t } = useTranslation("course");
  const product = { kind: "course", id: course.id } as const;
  return (
    <RoundLive courseId={course.id}>
      <ProductBar title={course.name} list={`/course/city/${course.cityId}`} />
      <RecordVisit kind="course" id={course.id} />
      <PendingAdd />
      <RoundPreset />
      <CourseHead
        course={course}
        actions={
          <>
            <CompareButton {...product} name={course.name} />
            <SaveButton product={product} name={course.name} size="sm" />
          </>
        }
      />
      <div className={`${pageClass} md:grid md:grid-cols-[minmax(0,1fr)_24.5rem] md:gap-12`}>
        <div className="min-w-0">
          <CourseFacts course={course} />
          <p className="mt-6 md:text-18 md:leading-8">{course.summary}</p>
          <SectionTabs
            without={absentSections({ rules: writtenRules(course.rules), caddies, hotels })}
          />
          <BookSection course={course} today={today} />
          <TripSection course={course} caddies={caddies} hotels={hotels} />
          <PlanTripBox around={{ must: course.id }} className="mt-8" />
          <RulesSection rules={course.rules} />
          <WithRound>
            {({ data: plan }) => <RefundTable tiers={course.tiers} round={refundsOf(plan)} />}
          </WithRound>
          <section id="reviews" className={`${laterClass} scroll-mt-32 pt-10`}>
            <h2 className="mb-4 text-22">{t("tabs.reviews")}</h2>
            <ProductReviews reviews={reviews} />
          </section>
          <NearbySection course={course} caddies={caddies} hotels={hotels} />
          <CoursePlace course={course} tiles={tiles} />
        </div>
        <RoundAside course={course} />
      </div>
      <WithRound>
        {(live) => (
          <RoundBar
            course={course}
            live={live}
            actions={(close) => <RoundActions courseId={course.id} live={live} onLeave={close} />}
          />
        )}
      </WithRound>
    </RoundLive>
  );
});

type NearbyProps = Pick<CourseProps, "course" | "caddies" | "hotels">;

function NearbySection({ course, caddies, hotels }: NearbyProps) {
  return (
    <WithRound>
      {({ data: plan }) => (
        <>
          <CourseCaddies caddies={caddies} course={course} plan={plan} />
          <NearHotels
            hotels={hotels}
            cityId={course.cityId}
            plan={plan}
            cornerOf={({ id, name }) => <HeartButton product={{ kind: "hotel", id }} name={name} />}
          />
        </>
      )}
    </WithRound>
  );
}

/** The chosen round next to the page, on a wide screen. */
function RoundAside({ course }: Pick<CourseProps, "course">) {
  const { t } = useTranslation("course");
  return (
    <aside className="max-md:hidden" aria-label={t("panel.title")}>
      <div className={`${panelClass} sticky top-23 mt-8 p-5`}>
        <WithRound>
          {(live) => (
            <>
              <LiveBox live={live} otherwise={t("book.no_script")}>
                {live.data ? (
                  <RoundPanel course={course} plan={live.data} />
                ) : (
                  <RoundPanelSkeleton course={course} />
                )}
              </LiveBox>
              <div className="mt-4">
                <RoundActions courseId={course.id} live={live} />
              </div>
            </>
          )}
        </WithRound>
      </div>
    </aside>
  );
}

type RoundActionsProps = {
  readonly courseId: string;
  readonly live: Live<RoundPlan>;
  readonly onLeave?: () => void;
};

/** The add-to-cart button; until a time is chosen, a link to the times. */
function RoundActions({ courseId, live, onLeave }: RoundActionsProps) {
  const { t } = useTranslation("course");
  const locale = useLocale();
  const lines = live.data ? roundLines(courseId, live.data) : [];
  const amount = formatWon(sumWon(lines.map(lineTotal)), locale);
  return (
    <div className="grid w-full gap-1">
      {lines.length > 0 ? (
        <AddToCart lines={lines} label={t("panel.add", { amount })} busy={live.busy} />
      ) : (
        // biome-ignore lint/a11y/useValidAnchor: it does lead there, and shuts the sheet on its way
        <a href="#times" className={buttonClass({ size: "lg", block: true })} onClick={onLeave}>
          {t("panel.to_times")}
        </a>
      )}
      <ButtonLink to={askPath({ kind: "course", id: courseId })} size="sm" variant="ghost" block>
        {t("panel.ask")}
      </ButtonLink>
    </div>
  );
}
