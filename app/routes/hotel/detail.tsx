import { useTranslation } from "react-i18next";
import { stayChoice } from "#app/domain/catalog/hotel-stay.ts";
import { dateIn } from "#app/domain/local-date.ts";
import { pictureAt } from "#app/domain/picture.ts";
import { HotelFacts } from "#app/features/hotel/hotel-facts.tsx";
import { HotelHead } from "#app/features/hotel/hotel-head.tsx";
import { HotelInfo, InfoSection } from "#app/features/hotel/hotel-info.tsx";
import { findHotel, listNearCourses, listRooms } from "#app/features/hotel/hotel-queries.server.ts";
import { HotelTabs } from "#app/features/hotel/hotel-tabs.tsx";
import { NearCourses } from "#app/features/hotel/near-courses.tsx";
import { RefundPolicy } from "#app/features/hotel/refund-policy.tsx";
import { RoomsAndDates } from "#app/features/hotel/rooms-and-dates.tsx";
import { findStay } from "#app/features/hotel/stay-facts.server.ts";
import { StayPanel } from "#app/features/hotel/stay-panel.tsx";
import { ProductReviews } from "#app/features/product-reviews/product-reviews.tsx";
import { findProductReviews } from "#app/features/product-reviews/product-reviews-queries.server.ts";
import { RecordVisit } from "#app/features/recent/record-visit.tsx";
import { SaveButton } from "#app/features/wish/heart-button.tsx";
import { localeOf } from "#app/platform/locale.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { slugParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import type { Route } from "./+types/detail.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = localeOf(url);
  const hotel = found(await findHotel(db, locale, slugParam(params.id)));
  const today = dateIn(hotel.timeZone, now());
  const [rooms, near, reviews] = await Promise.all([
    listRooms(db, locale, hotel.id, today),
    listNearCourses(db, locale, hotel.id, today),
    findProductReviews(db, locale, { kind: "hotel", id: hotel.id }),
  ]);
  const choice = stayChoice(url.searchParams, { roomIds: rooms.map(({ id }) => id), today });
  const stay = choice && {
    choice,
    ...(await findStay(db, locale, { hotel, rooms, choice, today })),
  };
  return { hotel, today, rooms, near, reviews, stay };
}

export function meta(args: Route.MetaArgs) {
  const hotel = args.loaderData?.hotel;
  return pageMeta(args, (t) => ({
    title: hotel?.name ?? t("hotel:title"),
    description: hotel
      ? t("hotel:detail.description", {
          city: hotel.regionName,
          stars: hotel.stars,
          summary: hotel.summary,
        })
      : t("hotel:home.description"),
    picture: hotel?.picture ? pictureAt(hotel.picture) : undefined,
  }));
}

export default function HotelDetail({ loaderData }: Route.ComponentProps) {
  const { hotel, today, rooms, near, reviews, stay } = loaderData;
  const { t } = useTranslation("hotel");
  const { checkIn, checkOut, quote } = stay?.stay ?? {};
  const priced = checkIn && checkOut && quote?.ok && { checkIn, checkOut, total: quote.total };
  return (
    <div className="page pt-2 pb-12 md:pt-4">
      <RecordVisit kind="hotel" id={hotel.id} />
      <HotelHead
        hotel={hotel}
        near={near}
        rating={reviews}
        action={
          <SaveButton product={{ kind: "hotel", id: hotel.id }} name={hotel.name} size="sm" />
        }
      />
      <HotelTabs />
      <div className="md:grid md:grid-cols-[minmax(0,1fr)_360px] md:gap-x-10 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-x-12">
        <div className="min-w-0">
          <HotelFacts hotel={hotel} near={near} />
          <RoomsAndDates hotelId={hotel.id} today={today} rooms={rooms} facts={stay} />
        </div>
        <aside className="mt-8 md:row-span-2">
          {stay ? (
            <StayPanel
              stay={stay.stay}
              booking={hotel.booking}
              chargeCount={hotel.charges.length}
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
    </div>
  );
}
