import { PARTY_SIZES, USUAL_PARTY } from "#app/domain/catalog/party.ts";
import { saleDay } from "#app/domain/catalog/sale/sale-month.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { listPath } from "#app/domain/common/paging.ts";
import { readId } from "#app/domain/common/query-readers.ts";

/** What a new alert is about. */
export type AlertSubject = {
  readonly course: string | undefined;
  readonly room: string | undefined;
  readonly date: LocalDate | undefined;
  readonly players: number;
};

/** The page on which an alert for a day is set. */
export function alertPath({ course, room, date, players }: Partial<AlertSubject>): string {
  const party = players === USUAL_PARTY ? undefined : players;
  return listPath("/mypage/alerts", { course, room, date, players: party });
}

/** Reads it from the address; invalid values count as absent. */
export function alertSubject(params: URLSearchParams, today: LocalDate): AlertSubject {
  const read = (name: string) => readId(params.get(name) ?? "");
  const players = params.get("players");
  return {
    course: read("course"),
    room: read("room"),
    date: saleDay(params.get("date"), today),
    players: PARTY_SIZES.find((size) => String(size) === players) ?? USUAL_PARTY,
  };
}
