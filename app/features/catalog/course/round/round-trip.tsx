import { BedDouble, CarFront, Check, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { stayQuery } from "#app/domain/catalog/hotel/hotel-stay.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import type {
  CourseCaddie,
  NearHotel,
} from "#app/features/catalog/course/detail/around-queries.server.ts";
import type { CourseDetail } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { eveOf } from "#app/features/catalog/course/detail/near-hotels.tsx";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { cardClass, photoClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { RoundPlan } from "./round-plan.server.ts";
import type { PricedRound } from "./round-rows.tsx";
import { useVisit } from "./use-visit.ts";

type RoundTripProps = {
  readonly course: CourseDetail;
  readonly plan: RoundPlan;
  readonly chosen: PricedRound;
  readonly caddies: readonly CourseCaddie[];
  readonly hotels: readonly NearHotel[];
};

const MAX_SHOWN = 2;

/** What turns this round into a trip: a ride, a caddie who is free that day, a bed within half an hour. */
export function RoundTrip({ course, plan, chosen, caddies, hotels }: RoundTripProps) {
  const { t } = useTranslation("course");
  const locale = useLocale();
  const { visit, change, toggleCaddie } = useVisit(course, plan);
  const { van, caddies: states, hotels: nights } = chosen.extras;
  const freeCaddies = caddies.filter(({ id }) => states[id] === "free").slice(0, MAX_SHOWN);
  const pricedHotels = hotels
    .flatMap((hotel) => {
      const price = hotel.isNear ? nights.prices[hotel.id] : undefined;
      return price === undefined ? [] : [{ ...hotel, price }];
    })
    .slice(0, MAX_SHOWN);
  if (!van && freeCaddies.length + pricedHotels.length === 0) return null;
  return (
    <section className="pt-10" aria-labelledby="trip-title">
      <h2 id="trip-title" className="text-22">
        {t("trip.title")}
      </h2>
      <p className="mt-0.5 mb-3 text-14 text-ink-2">
        {t("trip.text", { date: formatShortDay(chosen.date, locale) })}
      </p>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {van ? (
          <TripCard
            mark={<CarFront className="size-8" aria-hidden="true" />}
            title={t("van.title")}
            text={t("van.cars", { vehicle: van.vehicle, count: van.cars })}
            price={formatWon(van.prices.round_trip, locale)}
          >
            <Toggle
              on={visit.van !== undefined}
              name={t("van.title")}
              onToggle={() => change({ van: visit.van ? undefined : "round_trip" })}
            />
          </TripCard>
        ) : null}
        {freeCaddies.map((caddie) => (
          <CaddieCard
            key={caddie.id}
            caddie={caddie}
            isAdded={visit.caddies?.includes(caddie.id) ?? false}
            onToggle={() => toggleCaddie(caddie.id)}
          />
        ))}
        {pricedHotels.map((hotel) => (
          <HotelCard key={hotel.id} hotel={hotel} checkIn={nights.checkIn} />
        ))}
      </ul>
    </section>
  );
}

type CaddieCardProps = {
  readonly caddie: CourseCaddie;
  readonly isAdded: boolean;
  readonly onToggle: () => void;
};

function CaddieCard({ caddie, isAdded, onToggle }: CaddieCardProps) {
  const { t } = useTranslation("course");
  const locale = useLocale();
  return (
    <TripCard
      mark={<PictureImage picture={caddie.picture} alt="" sizes="64px" />}
      title={t("trip.caddy", { nickname: caddie.nickname })}
      text={caddie.specialty}
      price={formatWon(caddie.reservationFee, locale)}
    >
      <Toggle on={isAdded} name={caddie.nickname} onToggle={onToggle} />
    </TripCard>
  );
}

type HotelCardProps = {
  readonly hotel: NearHotel & { readonly price: Won };
  readonly checkIn: LocalDate;
};

function HotelCard({ hotel, checkIn }: HotelCardProps) {
  const { t } = useTranslation("course");
  const locale = useLocale();
  return (
    <TripCard
      mark={
        hotel.picture ? (
          <PictureImage picture={hotel.picture} alt="" sizes="64px" />
        ) : (
          <BedDouble className="size-8" aria-hidden="true" />
        )
      }
      title={hotel.name}
      text={t("trip.hotel", {
        date: formatShortDay(checkIn, locale),
        minutes: hotel.driveMinutes,
      })}
      price={formatWon(hotel.price, locale)}
    >
      <ButtonLink
        size="sm"
        variant="secondary"
        to={`/hotel/${hotel.id}${stayQuery(eveOf(checkIn))}`}
      >
        {t("trip.see")}
        <span className="sr-only">{hotel.name}</span>
      </ButtonLink>
    </TripCard>
  );
}

type TripCardProps = {
  readonly mark: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly price: string;
  readonly children: ReactNode;
};

function TripCard({ mark, title, text, price, children }: TripCardProps) {
  return (
    <li className={`${cardClass} flex items-center gap-3 p-3`}>
      <span
        className={`${photoClass} grid size-16 flex-none place-items-center bg-fairway-50 text-fairway-700`}
      >
        {mark}
      </span>
      <span className="min-w-0 flex-1">
        <b className="block truncate leading-6">{title}</b>
        <span className="block truncate text-14 leading-5 text-ink-2">{text}</span>
        <b className="tabular-nums whitespace-nowrap block text-14">{price}</b>
      </span>
      {children}
    </li>
  );
}

type ToggleProps = { readonly on: boolean; readonly name: string; readonly onToggle: () => void };

function Toggle({ on, name, onToggle }: ToggleProps) {
  const { t } = useTranslation("course");
  return (
    <Button size="sm" variant={on ? "tonal" : "secondary"} aria-pressed={on} onClick={onToggle}>
      {on ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
      {on ? t("trip.in") : t("trip.add")}
      <span className="sr-only">{name}</span>
    </Button>
  );
}
