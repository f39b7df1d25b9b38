import { USUAL_PARTY } from "#app/domain/catalog/party.ts";
import type { Month } from "#app/domain/common/date/calendar-rules.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { listPath, oneOf } from "#app/domain/common/paging.ts";
import {
  type QueryValues,
  readCount,
  readDay,
  readIds,
  readLocale,
  readMonth,
  readQuery,
  readTime,
} from "#app/domain/common/query-readers.ts";
import { VAN_TRIPS, type VanTrip } from "#app/domain/pricing/van-price.ts";

export type CourseVisit = {
  readonly date: LocalDate | undefined;
  readonly time: string | undefined;
  readonly players: number;
  /** A callvan from the hotel, one way or both ways. */
  readonly van?: VanTrip | undefined;
  /** Caddies chosen by name. */
  readonly caddies?: readonly string[] | undefined;
};

type PartyLimits = { readonly minPlayers: number; readonly maxPlayers: number };

/** The query parameters of a course's page. */
export const ROUND_READERS = {
  lang: readLocale,
  month: readMonth,
  date: readDay,
  time: readTime,
  players: (text: string) => readCount(text) || undefined,
  van: (text: string) => oneOf(text, VAN_TRIPS),
  caddy: readIds,
};

export type RoundParams = QueryValues<typeof ROUND_READERS>;

/** Reads a round from the address; invalid values count as absent. */
export function courseVisit(params: URLSearchParams, limits: PartyLimits): CourseVisit {
  return visitOf(readQuery(ROUND_READERS, params).query, limits);
}

export function visitOf(
  { date, time, players, van, caddy }: RoundParams,
  limits: PartyLimits,
): CourseVisit {
  return { date, time, players: partySize(players, limits), van, caddies: caddy };
}

export function visitPath(
  courseId: string,
  { month, date, time, players, van, caddies }: Partial<CourseVisit> & { readonly month?: Month },
): string {
  const party = players === USUAL_PARTY ? undefined : players;
  const caddy = caddies?.length ? caddies.join(",") : undefined;
  return listPath(`/course/${courseId}`, { month, date, time, players: party, van, caddy });
}

function partySize(players = USUAL_PARTY, { minPlayers, maxPlayers }: PartyLimits): number {
  return Math.min(Math.max(players, minPlayers), maxPlayers);
}
