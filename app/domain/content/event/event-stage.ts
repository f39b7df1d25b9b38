import type { LocalDate } from "#app/domain/common/date/local-date.ts";

export type EventDays = { readonly startsOn: LocalDate; readonly endsOn: LocalDate };
export type EventStage = "upcoming" | "ongoing" | "ended";

/** Both days belong to the event; all days are Seoul's. */
export function eventStage({ startsOn, endsOn }: EventDays, today: LocalDate): EventStage {
  if (endsOn < today) return "ended";
  return startsOn > today ? "upcoming" : "ongoing";
}
