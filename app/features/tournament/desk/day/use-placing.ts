import { useEffect, useRef } from "react";
import type { DayFlights } from "#app/features/tournament/day/day-queries.server.ts";
import type { WaitingGroup } from "#app/features/tournament/desk/tournament-day-queries.server.ts";
import type { FlightSaves } from "./use-flight-saves.ts";
import type { Flights } from "./use-flights.ts";

/** Approves a waiting group, and seats it as soon as it is among the players. */
export function usePlacing(day: DayFlights, flights: Flights, saves: FlightSaves) {
  const wanted = useRef<{ readonly entryId: number; readonly to: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new players can be the wanted ones
  useEffect(() => {
    const { entryId, to } = wanted.current ?? {};
    const ids = day.players.filter((player) => player.entryId === entryId).map(({ id }) => id);
    if (to === undefined || ids.length === 0) return;
    wanted.current = undefined;
    flights.placeGroup(ids, to);
  }, [day.players]);
  return (group: WaitingGroup, to: number) => {
    wanted.current = { entryId: group.id, to };
    saves.step(group, "approve");
  };
}
