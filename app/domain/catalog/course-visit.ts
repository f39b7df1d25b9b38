import type { Month } from "../calendar.ts";
import { type LocalDate, parseLocalDate } from "../local-date.ts";
import { listPath } from "../paging.ts";

/** The party that prices are quoted for until somebody says otherwise. */
export const USUAL_PARTY = 2;

export type CourseVisit = {
  readonly date: LocalDate | undefined;
  readonly time: string | undefined;
  readonly players: number;
};

type PartyLimits = { readonly minPlayers: number; readonly maxPlayers: number };

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What an address says about a round: a bad day, time or party is as none. */
export function courseVisit(params: URLSearchParams, limits: PartyLimits): CourseVisit {
  const time = params.get("time") ?? "";
  return {
    date: thisCentury(parseLocalDate(params.get("date") ?? "")),
    time: CLOCK.test(time) ? time : undefined,
    players: partySize(params.get("players"), limits),
  };
}

export function visitPath(
  courseId: string,
  { month, date, time, players }: Partial<CourseVisit> & { readonly month?: Month },
): string {
  const party = players === USUAL_PARTY ? undefined : players;
  return listPath(`/course/${courseId}`, { month, date, time, players: party });
}

/** A database has no year 0, and nobody books a round in 9999. */
function thisCentury(day: LocalDate | undefined): LocalDate | undefined {
  return day?.startsWith("20") ? day : undefined;
}

function partySize(text: string | null, { minPlayers, maxPlayers }: PartyLimits): number {
  const asked = text && /^\d$/.test(text) ? Number(text) : USUAL_PARTY;
  return Math.min(Math.max(asked, minPlayers), maxPlayers);
}
