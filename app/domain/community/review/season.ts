import type { LocalDate } from "#app/domain/common/date/local-date.ts";

/** The seasons of Thailand and its neighbours, by the months that are played in them. */
export const SEASON_MONTHS = {
  cool: [11, 12, 1, 2],
  hot: [3, 4, 5],
  rainy: [6, 7, 8, 9, 10],
} as const;

export type Season = keyof typeof SEASON_MONTHS;
export const SEASONS = Object.keys(SEASON_MONTHS) as readonly Season[];

export function seasonOf(day: LocalDate): Season {
  const month = Number(day.slice(5, 7));
  return SEASONS.find((season) => SEASON_MONTHS[season].some((each) => each === month)) ?? "cool";
}
