import { useTranslation } from "react-i18next";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { CADDY_READERS } from "#app/domain/catalog/caddy/caddy-day.ts";
import { dateIn } from "#app/domain/common/date/local-date.ts";
import { caddyService } from "#app/domain/shell/seo/product-schema.ts";
import { sharePicture } from "#app/domain/shell/seo/shared-pictures.ts";
import { CaddyCalendar } from "#app/features/catalog/caddy/caddy-calendar.tsx";
import { CaddyPanel } from "#app/features/catalog/caddy/caddy-panel.tsx";
import type { CaddyDays } from "#app/features/catalog/caddy/caddy-plan.server.ts";
import {
  CaddyCourse,
  CaddyProfile,
  CaddyRules,
} from "#app/features/catalog/caddy/caddy-profile.tsx";
import { findCaddy } from "#app/features/catalog/caddy/caddy-queries.server.ts";
import { ProductBar } from "#app/features/catalog/product/product-bar.tsx";
import { RecordVisit } from "#app/features/catalog/recent/record-visit.tsx";
import { ProductReviews } from "#app/features/catalog/reviews/product-reviews.tsx";
import { findProductReviews } from "#app/features/catalog/reviews/product-reviews-queries.server.ts";
import { SaveButton } from "#app/features/catalog/wish/heart-button.tsx";
import { CaddyOnRound, useRoundsAt } from "#app/features/checkout/cart/caddy/caddy-on-round.tsx";
import { isCaddyWithdrawn } from "#app/features/shell/seo/removed-page-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta, privateMeta } from "#app/platform/http/page-meta.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orGone } from "#app/platform/http/refusal.ts";
import { isOtherPage } from "#app/platform/http/return-path.ts";
import { type Live, useLive } from "#app/platform/http/use-live.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { isPreview } from "#app/platform/session/page-guards.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { LiveBox } from "#app/ui/live-box.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { Route } from "./+types/detail.ts";

export const handle = { words: ["buy", "caddy", "hotel", "wish"] } satisfies PageHandle;

/** The same for every visitor and query: her free days are fetched after load. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = localeOf(url);
  const id = slugParam(params.id);
  const drafts = await isPreview(context, url, "caddy");
  const caddy = await orGone(await findCaddy(db, locale, id, { drafts }), {
    wasThere: () => isCaddyWithdrawn(db, id),
    instead: "/caddy/home",
  });
  const reviews = await findProductReviews(db, locale, { kind: "caddy", id });
  if (!drafts) cachePage(context, { anyQuery: true });
  return { drafts, caddy, today: dateIn(caddy.course.timeZone, now()), reviews };
}

/** A choice only changes the query, which the loader does not read. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return isOtherPage(args);
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { caddy, reviews, drafts } = args.loaderData;
  if (drafts) return privateMeta(args, () => ({ title: caddy.nickname, description: caddy.name }));
  return pageMeta(args, (t, site) => ({
    title: `${caddy.nickname} ${caddy.name}`,
    description: t("caddy:detail.description", {
      nickname: caddy.nickname,
      code: caddy.code,
      course: caddy.course.name,
    }),
    picture: sharePicture("caddy", caddy.id),
    crumbs: [
      { name: t("caddy:title"), path: "/caddy/home" },
      { name: caddy.region.name, path: `/caddy/city/${caddy.region.id}` },
      { name: caddy.nickname, path: `/caddy/${caddy.id}` },
    ],
    about: [caddyService(caddy, reviews, site)],
  }));
}

export default function CaddyDetail({ loaderData }: Route.ComponentProps) {
  const { caddy, today, reviews } = loaderData;
  const live = useLive<CaddyDays>(`/api/caddy/${caddy.id}/days`, CADDY_READERS);
  const { t } = useTranslation(["caddy", "hotel"]);
  return (
    <div className={`${pageClass} pt-2 pb-12 md:pt-4`}>
      <ProductBar title={caddy.nickname} list={`/caddy/city/${caddy.region.id}`} />
      <RecordVisit kind="caddy" id={caddy.id} />
      <Breadcrumbs
        items={[
          { label: t("title"), to: "/caddy/home" },
          { label: caddy.region.name, to: `/caddy/city/${caddy.region.id}` },
          { label: caddy.nickname },
        ]}
      />
      <div className="mt-2 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_400px] md:gap-10">
        <div className="grid gap-5 sm:grid-cols-[220px_minmax(0,1fr)] sm:gap-6">
          <CaddyIntro caddy={caddy} reviews={reviews} />
          <section className="sm:col-span-2">
            <h2 className="mb-3 text-22">{t("course.title")}</h2>
            <CaddyCourse caddy={caddy} />
          </section>
          <section className="sm:col-span-2">
            <h2 className="text-22">{t("days.title")}</h2>
            <p className="mt-0.5 mb-3 text-14 text-ink-2">{t("days.text")}</p>
            <LiveBox live={live} otherwise={t("days.no_script")}>
              <div className="md:rounded-panel md:border md:border-line md:p-6">
                <CaddyCalendar live={live} today={today} />
              </div>
            </LiveBox>
          </section>
        </div>
        <aside className="md:sticky md:top-[92px]">
          <CaddyBooking caddy={caddy} today={today} live={live} />
        </aside>
      </div>
      <section className="pt-10 md:max-w-[760px]">
        <h2 className="mb-4 text-22">{t("rules.title")}</h2>
        <CaddyRules caddy={caddy} />
      </section>
      <section id="reviews" className="scroll-mt-20 pt-10 md:max-w-[760px]">
        <h2 className="mb-3 text-22">{t("hotel:reviews.title")}</h2>
        <ProductReviews reviews={reviews} />
      </section>
    </div>
  );
}

type CaddyBookingProps = Pick<Route.ComponentProps["loaderData"], "caddy" | "today"> & {
  readonly live: Live<CaddyDays>;
};

function CaddyBooking({ caddy, today, live }: CaddyBookingProps) {
  const { id, nickname, course } = caddy;
  const { cart, rounds } = useRoundsAt(course.id, today);
  const offers =
    rounds.length > 0 ? (
      <CaddyOnRound
        caddy={{ id, nickname, courseId: course.id }}
        chosen={live.data?.chosen}
        cart={cart}
        rounds={rounds}
      />
    ) : null;
  return <CaddyPanel caddy={caddy} live={live} ownRounds={offers} />;
}

type CaddyIntroProps = Pick<Route.ComponentProps["loaderData"], "caddy" | "reviews">;

function CaddyIntro({ caddy, reviews }: CaddyIntroProps) {
  const { t } = useTranslation("caddy");
  return (
    <>
      <div className={`${photoClass} aspect-4/5 max-sm:aspect-square`}>
        <PictureImage
          picture={caddy.picture}
          alt={caddy.nickname}
          sizes="(min-width: 640px) 275px, 92vw"
          className="object-top"
          priority
        />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h1 className="text-28 font-extrabold md:text-36">
            {caddy.nickname} <span className="text-18 font-semibold text-ink-2">{caddy.name}</span>
            {caddy.spoken ? (
              <span className="block text-18 font-semibold text-ink-2">{caddy.spoken}</span>
            ) : null}
          </h1>
          <SaveButton product={{ kind: "caddy", id: caddy.id }} name={caddy.nickname} size="sm" />
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
          <span>
            {t("fact.code")} <b className="tabular-nums whitespace-nowrap text-ink">{caddy.code}</b>
          </span>
          {reviews.average === undefined ? null : (
            <Rating value={reviews.average} count={reviews.total} />
          )}
        </p>
        <div className="mt-4">
          <CaddyProfile caddy={caddy} />
        </div>
      </div>
    </>
  );
}
