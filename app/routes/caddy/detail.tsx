import { useTranslation } from "react-i18next";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { CADDIE_READERS } from "#app/domain/catalog/caddie/caddie-day.ts";
import { dateIn } from "#app/domain/common/date/local-date.ts";
import { caddieService } from "#app/domain/shell/seo/product-schema.ts";
import { sharePicture } from "#app/domain/shell/seo/shared-pictures.ts";
import { CaddieCalendar } from "#app/features/catalog/caddie/caddie-calendar.tsx";
import { CaddiePanel } from "#app/features/catalog/caddie/caddie-panel.tsx";
import type { CaddieDays } from "#app/features/catalog/caddie/caddie-plan.server.ts";
import {
  CaddieCourse,
  CaddieProfile,
  CaddieRules,
} from "#app/features/catalog/caddie/caddie-profile.tsx";
import { findCaddie } from "#app/features/catalog/caddie/caddie-queries.server.ts";
import { ProductBar } from "#app/features/catalog/product/product-bar.tsx";
import { RecordVisit } from "#app/features/catalog/recent/record-visit.tsx";
import { ProductReviews } from "#app/features/catalog/reviews/product-reviews.tsx";
import { findProductReviews } from "#app/features/catalog/reviews/product-reviews-queries.server.ts";
import { SaveButton } from "#app/features/catalog/wish/heart-button.tsx";
import { CaddieOnRound, useRoundsAt } from "#app/features/checkout/cart/caddie/caddie-on-round.tsx";
import { isCaddieWithdrawn } from "#app/features/shell/seo/removed-page-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { isOtherPage } from "#app/platform/http/other-page.ts";
import { pageMeta, privateMeta } from "#app/platform/http/page-meta.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orGone } from "#app/platform/http/refusal.ts";
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

export const handle = { words: ["buy", "caddy", "heart", "hotel"] } satisfies PageHandle;

/** The same for every visitor and query: her free days are fetched after load. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = localeOf(url);
  const id = slugParam(params.id);
  const drafts = await isPreview(context, url, "caddy");
  const caddie = await orGone(await findCaddie(db, locale, id, { drafts }), {
    wasThere: () => isCaddieWithdrawn(db, id),
    instead: "/caddy/home",
  });
  const reviews = await findProductReviews(db, locale, { kind: "caddy", id });
  if (!drafts) cachePage(context, { anyQuery: true });
  return { drafts, caddie, today: dateIn(caddie.course.timeZone, now()), reviews };
}

/** A choice only changes the query, which the loader does not read. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return isOtherPage(args);
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { caddie, reviews, drafts } = args.loaderData;
  if (drafts)
    return privateMeta(args, () => ({ title: caddie.nickname, description: caddie.name }));
  return pageMeta(args, (t, site) => ({
    title: `${caddie.nickname} ${caddie.name}`,
    description: t("caddy:detail.description", {
      nickname: caddie.nickname,
      code: caddie.code,
      course: caddie.course.name,
    }),
    picture: sharePicture("caddy", caddie.id),
    crumbs: [
      { name: t("caddy:title"), path: "/caddy/home" },
      { name: caddie.region.name, path: `/caddy/city/${caddie.region.id}` },
      { name: caddie.nickname, path: `/caddy/${caddie.id}` },
    ],
    about: [caddieService(caddie, reviews, site)],
  }));
}

export default function CaddieDetail({ loaderData }: Route.ComponentProps) {
  const { caddie, today, reviews } = loaderData;
  const live = useLive<CaddieDays>(`/api/caddy/${caddie.id}/days`, CADDIE_READERS);
  const { t } = useTranslation(["caddy", "hotel"]);
  return (
    <div className={`${pageClass} pt-2 pb-12 md:pt-4`}>
      <ProductBar title={caddie.nickname} list={`/caddy/city/${caddie.region.id}`} />
      <RecordVisit kind="caddy" id={caddie.id} />
      <Breadcrumbs
        items={[
          { label: t("title"), to: "/caddy/home" },
          { label: caddie.region.name, to: `/caddy/city/${caddie.region.id}` },
          { label: caddie.nickname },
        ]}
      />
      <div className="mt-2 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_400px] md:gap-10">
        <div className="grid gap-5 sm:grid-cols-[220px_minmax(0,1fr)] sm:gap-6">
          <CaddieIntro caddie={caddie} reviews={reviews} />
          <section className="sm:col-span-2">
            <h2 className="mb-3 text-22">{t("course.title")}</h2>
            <CaddieCourse caddie={caddie} />
          </section>
          <section className="sm:col-span-2">
            <h2 className="text-22">{t("days.title")}</h2>
            <p className="mt-0.5 mb-3 text-14 text-ink-2">{t("days.text")}</p>
            <LiveBox live={live} otherwise={t("days.no_script")}>
              <div className="md:rounded-panel md:border md:border-line md:p-6">
                <CaddieCalendar live={live} today={today} />
              </div>
            </LiveBox>
          </section>
        </div>
        <aside className="md:sticky md:top-[92px]">
          <CaddieBooking caddie={caddie} today={today} live={live} />
        </aside>
      </div>
      <section className="pt-10 md:max-w-[760px]">
        <h2 className="mb-4 text-22">{t("rules.title")}</h2>
        <CaddieRules caddie={caddie} />
      </section>
      <section id="reviews" className="scroll-mt-20 pt-10 md:max-w-[760px]">
        <h2 className="mb-3 text-22">{t("hotel:reviews.title")}</h2>
        <ProductReviews reviews={reviews} />
      </section>
    </div>
  );
}

type CaddieBookingProps = Pick<Route.ComponentProps["loaderData"], "caddie" | "today"> & {
  readonly live: Live<CaddieDays>;
};

function CaddieBooking({ caddie, today, live }: CaddieBookingProps) {
  const { id, nickname, course } = caddie;
  const { cart, rounds } = useRoundsAt(course.id, today);
  const offers =
    rounds.length > 0 ? (
      <CaddieOnRound
        caddie={{ id, nickname, courseId: course.id }}
        chosen={live.data?.chosen}
        cart={cart}
        rounds={rounds}
      />
    ) : null;
  return <CaddiePanel caddie={caddie} live={live} ownRounds={offers} />;
}

type CaddieIntroProps = Pick<Route.ComponentProps["loaderData"], "caddie" | "reviews">;

function CaddieIntro({ caddie, reviews }: CaddieIntroProps) {
  const { t } = useTranslation("caddy");
  return (
    <>
      <div className={`${photoClass} aspect-4/5 max-sm:aspect-square`}>
        <PictureImage
          picture={caddie.picture}
          alt={caddie.nickname}
          sizes="(min-width: 640px) 275px, 92vw"
          className="object-top"
          priority
        />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h1 className="text-28 font-extrabold md:text-36">
            {caddie.nickname}{" "}
            <span className="text-18 font-semibold text-ink-2">{caddie.name}</span>
            {caddie.spoken ? (
              <span className="block text-18 font-semibold text-ink-2">{caddie.spoken}</span>
            ) : null}
          </h1>
          <SaveButton product={{ kind: "caddy", id: caddie.id }} name={caddie.nickname} size="sm" />
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
          <span>
            {t("fact.code")}{" "}
            <b className="tabular-nums whitespace-nowrap text-ink">{caddie.code}</b>
          </span>
          {reviews.average === undefined ? null : (
            <Rating value={reviews.average} count={reviews.total} />
          )}
        </p>
        <div className="mt-4">
          <CaddieProfile caddie={caddie} />
        </div>
      </div>
    </>
  );
}
