import type { ComparedKind } from "#app/domain/catalog/compare/compare.ts";
import { MAX_ROOMS } from "#app/domain/catalog/hotel/hotel-stay.ts";
import { USUAL_PARTY } from "#app/domain/catalog/party.ts";
import { daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { wishedParty, wishedRound, wishedStay } from "#app/domain/order/trip/trip-wish.ts";
import { completed, useTripPreset } from "#app/features/catalog/party/use-trip-preset.ts";
import { useMyCart } from "./use-my-cart.ts";

/** A course's page begins with the party and the day that were chosen before. */
export function RoundPreset(): null {
  const { lines, isReady } = useMyCart();
  useTripPreset(isReady, (wish, asked) => {
    const players = wishedParty(wish, lines);
    return completed(asked, {
      date: wishedRound(wish, lines),
      players: players === USUAL_PARTY ? undefined : players,
    });
  });
  return null;
}

/** A hotel's page begins with the nights around the rounds, and with rooms for the party. */
export function StayPreset({ today }: { readonly today: LocalDate }): null {
  const { lines, isReady } = useMyCart();
  useTripPreset(isReady, (wish, asked) => {
    const { checkIn, checkOut, adults, rooms = 1 } = wishedStay(wish, lines, today);
    const nights = asked.has("in") ? {} : { in: checkIn, out: checkOut };
    const isUsual = adults === undefined || adults === USUAL_PARTY;
    const guests = isUsual ? {} : { rooms: Math.min(rooms, MAX_ROOMS), adults };
    const hasGuests = asked.has("adults") || asked.has("rooms");
    return completed(asked, { ...nights, ...(hasGuests ? {} : guests) });
  });
  return null;
}

/** The courses of a city are priced for that party and day, unless the address asks for something. */
export function CourseListPreset(): null {
  const { lines, isReady } = useMyCart();
  useTripPreset(isReady, (wish, asked) => {
    if (asked.size > 0) return asked;
    const players = wishedParty(wish, lines);
    const party = players === USUAL_PARTY ? undefined : players;
    return completed(asked, { date: wishedRound(wish, lines), players: party });
  });
  return null;
}

/** The hotels of a city are shown for the same nights, unless the address asks for something. */
export function HotelListPreset({ today }: { readonly today: LocalDate }): null {
  const { lines, isReady } = useMyCart();
  useTripPreset(isReady, (wish, asked) => {
    const { checkIn, checkOut } = wishedStay(wish, lines, today);
    if (asked.size > 0 || !checkIn || !checkOut) return asked;
    return completed(asked, { in: checkIn, nights: daysBetween(checkIn, checkOut) });
  });
  return null;
}

/** The caddies of a city are those who are free on the day of the round. */
export function CaddieListPreset(): null {
  const { lines, isReady } = useMyCart();
  useTripPreset(isReady, ({ round }, asked) => {
    const date = round ?? linesOf(lines, "golf")[0]?.date;
    return asked.size > 0 ? asked : completed(asked, { date });
  });
  return null;
}

type ComparePresetProps = { readonly kind: ComparedKind; readonly today: LocalDate };

/** What is compared is priced for the day and party, or for the nights, of the trip. */
export function ComparePreset({ kind, today }: ComparePresetProps): null {
  const { lines, isReady } = useMyCart();
  useTripPreset(isReady, (wish, asked) => {
    if (kind === "course") {
      const players = wishedParty(wish, lines);
      const date = wish.round ?? linesOf(lines, "golf")[0]?.date;
      return completed(asked, { date, players: players === USUAL_PARTY ? undefined : players });
    }
    const { checkIn, checkOut } = wishedStay(wish, lines, today);
    if (asked.has("date") || !checkIn || !checkOut) return asked;
    return completed(asked, { date: checkIn, nights: daysBetween(checkIn, checkOut) });
  });
  return null;
}
