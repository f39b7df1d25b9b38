import { useTranslation } from "react-i18next";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { facilityNames } from "#app/domain/catalog/hotel/hotel-facility.ts";
import { STAY_READERS } from "#app/domain/catalog/hotel/hotel-stay.ts";
import { dateIn } from "#app/domain/common/date/local-date.ts";
import { formatWon, sumWon } from "#app/domain/common/money.ts";
import { lineTotal } from "#app/domain/order/line/line-facts.ts";
import { hotelSchema } from "#app/domain/shell/seo/product-schema.ts";
import { sharePicture } from "#app/domain/shell/seo/shared-pictures.ts";
import { CompareButton } from "#app/features/catalog/compare/compare-button.tsx";
import { HotelFacts } from "#app/features/catalog/hotel/hotel-facts.tsx";
import { HotelHead, HotelTabs } from "#app/features/catalog/hotel/hotel-head.tsx";
import { HotelInfo, InfoSection } from "#app/features/catalog/hotel/hotel-info.tsx";
import {
  findHotel,
  fromPrices,
  listRooms,
} from "#app/features/catalog/hotel/hotel-queries.server.ts";
import { listNearCourses } from "#app/features/catalog/hotel/near-course-queries.server.ts";
import { NearCourses } from "#app/features/catalog/hotel/near-courses.tsx";
import { RefundPolicy } from "#app/features/catalog/hotel/refund-policy.tsx";
import type { StayPlan } from "#app/features/catalog/hotel/stay/plan-stay.server.ts";
import { RoomsAndDates } from "#app/features/catalog/hotel/stay/rooms-and-dates.tsx";
import { StayBar } from "#app/features/catalog/hotel/stay/stay-bar.tsx";
import { stayLines } from "#app/features/catalog/hotel/stay/stay-lines.ts";
import { StayPanel } from "#app/features/catalog/hotel/stay/stay-panel.tsx";
import { PlanTripBox } from "#app/features/catalog/product/plan-trip-box.tsx";
import { ProductBar } from "#app/features/catalog/product/product-bar.tsx";
import { RecordVisit } from "#app/features/catalog/recent/record-visit.tsx";
import { ProductReviews } from "#app/features/catalog/reviews/product-reviews.tsx";
import { findProductReviews } from "#app/features/catalog/reviews/product-reviews-queries.server.ts";
import { SaveButton } from "#app/features/catalog/wish/heart-button.tsx";
import { AddToCart, PendingAdd } from "#app/features/checkout/cart/add-to-cart.tsx";
import { StayPreset } from "#app/features/checkout/cart/trip-preset.tsx";
import { isHotelWithdrawn } from "#app/features/shell/seo/removed-page-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { isOtherPage } from "#app/platform/http/other-page.ts";
import { pageMeta, privateMeta } from "#app/platform/http/page-meta.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orGone } from "#app/platform/http/refusal.ts";
import { type Live, useLive } from "#app/platform/http/use-live.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { isPreview } from "#app/platform/session/page-guards.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import type { Route } from "./+types/detail.ts";

export const handle = { words: ["buy", "heart", "hotel", "wish"] } satisfies PageHandle;

/** The same for every visitor and query: prices and free rooms are fetched after load. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = localeOf(url);
  const id = slugParam(params.id);
  const drafts = await isPreview(context, url, "hotel");
  const hotel = await orGone(await findHotel(db, locale, id, { drafts }), {
    wasThere: () => isHotelWithdrawn(db, id),
    instead: "/hotel/home",
  });
  const today = dateIn(hotel.timeZone, now());
  const [rooms, near, reviews, prices] = await Promise.all([
    listRooms(db, locale, id, { drafts }),
    listNearCourses(db, locale, id, today),
    findProductReviews(db, locale, { kind: "hotel", id }),
    fromPrices(db, id, today),
  ]);
  if (!drafts) cachePage(context, { anyQuery: true });
  return { drafts, hotel, today, rooms, near, reviews, nights: Object.values(prices) };
}

/** A choice only changes the query, which the loader does not read. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return isOtherPage(args);
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { hotel, nights, reviews, drafts } = args.loaderData;
  if (drafts) return privateMeta(args, () => ({ title: hotel.name, description: hotel.summary }));
  return pageMeta(args, (t, site) => ({
    title: hotel.name,
    description: t("hotel:detail.description", {
      city: hotel.regionName,
      stars: hotel.stars,
      summary: hotel.summary,
    }),
    picture: sharePicture("hotel", hotel.id),
    crumbs: [
      { name: t("hotel:title"), path: "/hotel/home" },
      { name: hotel.regionName, path: `/hotel/city/${hotel.regionId}` },
      { name: hotel.name, path: `/hotel/${hotel.id}` },
    ],
    about: [
      hotelSchema(
        hotel,
        {
          reviews,
          nights,
          amenities: facilityNames(hotel.facilities, (f) => t(`hotel:facility.${f}`)),
        },
        site,
      ),
    ],
  }));
}

export default function HotelDetail({ loaderData }: Route.ComponentProps) {
  const { hotel, today, rooms, near, reviews } = loaderData;
  const { t } = useTranslation("hotel");
  const live = useLive<StayPlan>(`/api/hotel/${hotel.id}/plan`, STAY_READERS);
  const plan = live.data;
  const { checkIn, checkOut, quote } = plan?.stay ?? {};
  const priced = checkIn && checkOut && quote?.ok && { checkIn, checkOut, total: quote.total };
  return (
    <div className={`${pageClass} pb-12 md:pt-4`}>
      <ProductBar title={hotel.name} list={`/hotel/city/${hotel.regionId}`} />
      <RecordVisit kind="hotel" id={hotel.id} />
      <PendingAdd />
      <StayPreset today={today} />
      <HotelHead
        hotel={hotel}
        rating={reviews}
        action={
          <div className="flex flex-none gap-2">
            <CompareButton kind="hotel" id={hotel.id} name={hotel.name} />
            <SaveButton product={{ kind: "hotel", id: hotel.id }} name={hotel.name} size="sm" />
          </div>
        }
      />
      <HotelTabs />
      <div className="md:grid md:grid-cols-[minmax(0,1fr)_360px] md:gap-x-10 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-x-12">
        <div className="min-w-0">
          <HotelFacts hotel={hotel} near={near} />
          <RoomsAndDates hotel={hotel} today={today} rooms={rooms} live={live} />
          <PlanTripBox around={{ hotel: hotel.id }} className="mt-8" />
        </div>
        <aside className="mt-8 md:row-span-2">
          {rooms.length > 0 ? (
            <StayPanel
              hotel={hotel}
              rooms={rooms}
              live={live}
              action={<StayAction hotelId={hotel.id} live={live} />}
            />
          ) : null}
        </aside>
        <div className="min-w-0">
          <HotelInfo hotel={hotel} />
          <InfoSection id="refund" title={t("policy.title")} text={t("policy.text")}>
            <RefundPolicy tiers={hotel.refundTiers} stay={priced || undefined} />
          </InfoSection>
          <InfoSection id="courses" title={t("courses.title")} text={t("courses.text")}>
            <NearCourses courses={near} onCourseId={hotel.onCourseId} />
          </InfoSection>
          <InfoSection id="reviews" title={t("reviews.title")}>
            <ProductReviews reviews={reviews} />
          </InfoSection>
        </div>
      </div>
      {rooms.length > 0 ? <StayBar rooms={rooms} live={live} /> : null}
    </div>
  );
}

type StayActionProps = { readonly hotelId: string; readonly live: Live<StayPlan> };

/** The add-to-cart button; until days are chosen, a link to the calendar. */
function StayAction({ hotelId, live }: StayActionProps) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  const lines = live.data ? stayLines(hotelId, live.data) : [];
  if (lines.length === 0) {
    return (
      <a href="#dates" className={buttonClass({ size: "lg", block: true })}>
        {t("panel.to_dates")}
      </a>
    );
  }
  const amount = formatWon(sumWon(lines.map(lineTotal)), locale);
  return <AddToCart lines={lines} label={t("panel.add", { amount })} busy={live.busy} />;
}
