import { BedDouble } from "lucide-react";
import { useTranslation } from "react-i18next";
import { visitPath } from "#app/domain/catalog/course/course-visit.ts";
import { stayQuery } from "#app/domain/catalog/hotel/hotel-stay.ts";
import { monthOfDay } from "#app/domain/common/date/calendar-rules.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { photoClass, roundCardClass } from "#app/ui/look/classes.ts";
import { Baht } from "#app/ui/look/trade-icons.tsx";
import { cashClass } from "#app/ui/money/cash-box.tsx";
import { Price } from "#app/ui/money/price-tag.tsx";
import { RefundBox } from "#app/ui/money/refund-box.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Rows } from "#app/ui/rows.tsx";
import type { TripSample } from "./sample-trip-queries.server.ts";

type TripCardProps = { readonly trip: TripSample };

/** The days on the left; the price per golfer, in won and in baht, on the right. */
export function TripCard({ trip }: TripCardProps) {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  return (
    <article
      className={`${roundCardClass} overflow-hidden md:grid md:grid-cols-[minmax(0,1fr)_340px]`}
    >
      <div className="p-5 md:p-7">
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
          <div>
            <h2 className="text-22">{t("trip.title", { city: trip.region.name })}</h2>
            <p className="tabular-nums whitespace-nowrap text-ink-2">
              {t("trip.dates", {
                from: formatShortDay(trip.checkIn, locale),
                to: formatShortDay(trip.checkOut, locale),
              })}
            </p>
          </div>
          <Price amount={trip.perGolfer} unit={t("trip.per_golfer")} size="lg" />
        </div>
        <ol className="mt-5 grid gap-3">
          {trip.rounds.map((round, index) => (
            <Round key={round.day} round={round} number={index + 1} />
          ))}
        </ol>
        <Stay trip={trip} />
      </div>
      <TripMoney trip={trip} />
    </article>
  );
}

type RoundProps = { readonly round: TripSample["rounds"][number]; readonly number: number };

function Round({ round, number }: RoundProps) {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  const reason = { minutes: round.driveMinutes, count: round.outOf };
  return (
    <li>
      <AppLink
        to={visitPath(round.courseId, { date: round.day })}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card p-2 -m-2 hover:bg-sand sm:flex-nowrap"
      >
        <span className={`${photoClass} h-[66px] w-[88px] flex-none`}>
          <PictureImage picture={round.course.picture} alt="" sizes="88px" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-14 text-ink-2">
            <b className="text-fairway-700">{t("trip.day", { number })}</b>{" "}
            {formatShortDay(round.day, locale)}
          </span>
          <b className="block leading-6">{round.course.name}</b>
        </span>
        <b className="tabular-nums whitespace-nowrap max-sm:hidden">
          {formatWon(round.perGolfer, locale)}
        </b>
        <span className="w-full text-14 leading-5 text-ink-2 sm:hidden">
          {formatWon(round.perGolfer, locale)} · {t("trip.round_reason", reason)}
        </span>
      </AppLink>
      <p className="mt-2 text-14 text-ink-2 max-sm:hidden sm:ml-[104px]">
        {t("trip.round_reason", reason)}
      </p>
    </li>
  );
}

function Stay({ trip }: TripCardProps) {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  const { hotel, roomId, checkIn, checkOut } = trip;
  const query = stayQuery({ roomId, month: monthOfDay(checkIn), checkIn, checkOut });
  return (
    <AppLink
      to={`/hotel/${hotel.id}${query}`}
      className="mt-4 flex items-center gap-4 rounded-card bg-sand p-3 hover:bg-sand-2"
    >
      <span className={`${photoClass} h-[66px] w-[88px] flex-none`}>
        <PictureImage picture={hotel.picture} alt="" sizes="88px" />
      </span>
      <span className="min-w-0">
        <span className="inline-flex items-center gap-1.5 text-14 text-ink-2">
          <BedDouble aria-hidden="true" />
          {t("trip.stay_reason", { stars: hotel.stars, room: trip.roomName })}
        </span>
        <b className="block leading-6">{hotel.name}</b>
        <span className="text-14 tabular-nums text-ink-2">
          {t("trip.room_total", { amount: formatWon(trip.roomTotal, locale) })}
        </span>
      </span>
    </AppLink>
  );
}

function TripMoney({ trip }: TripCardProps) {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  const golf = won(trip.rounds.reduce((sum, { perGolfer }) => sum + perGolfer, 0));
  const baht = numberFormat(LOCALE_TAG[locale]).format(trip.tipBaht);
  const words = useTripWords(trip);
  return (
    <div className="border-line bg-sand p-5 max-md:border-t md:border-l md:p-6">
      <h3 className="text-18">{t("trip.rows")}</h3>
      <Rows
        className="mt-2"
        rows={[
          { label: t("trip.golf_row"), note: t("trip.golf_note"), amount: formatWon(golf, locale) },
          {
            label: t("trip.stay_row"),
            note: t("trip.stay_note"),
            amount: formatWon(won(trip.perGolfer - golf), locale),
          },
        ]}
        total={{ label: t("trip.total"), amount: formatWon(trip.perGolfer, locale) }}
      />
      <div className={`${cashClass} mt-3`}>
        <Baht />
        {trip.tipBaht > 0 ? (
          <span>
            <b className="block leading-6">{t("trip.tip", { baht })}</b>
            <small className="block">{t("trip.tip_text")}</small>
          </span>
        ) : (
          <span>{t("trip.tip_none")}</span>
        )}
      </div>
      <RefundBox
        className="mt-3"
        head={
          trip.freeUntil
            ? t("trip.free_until", { day: formatShortDay(trip.freeUntil, locale) })
            : t("trip.free_none")
        }
      />
      <p className="mt-3 text-14 text-ink-2">{t("trip.not_included")}</p>
      <ButtonLink to={askPath(undefined, words)} variant="secondary" block className="mt-4">
        {t("trip.ask")}
      </ButtonLink>
    </div>
  );
}

/** The plan as a question begins with it: its name, days, rounds and hotel. */
function useTripWords(trip: TripSample) {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  const title = t("trip.title", { city: trip.region.name });
  const dates = t("trip.dates", {
    from: formatShortDay(trip.checkIn, locale),
    to: formatShortDay(trip.checkOut, locale),
  });
  const rounds = trip.rounds.map(
    ({ day, course }) => `${formatShortDay(day, locale)} ${course.name}`,
  );
  const content = [dates, ...rounds, `${trip.hotel.name}, ${trip.roomName}`].join("\n");
  return { title: t("trip.ask_title", { title }), content: `${content}\n\n` };
}
