import { type KeyboardEvent, useState } from "react";
import {
  type Arrangement,
  fillSeats,
  type MoveKey,
  moveByKey,
  movePlayer,
  placeGroup,
  withPlayers,
} from "#app/domain/tournament/flight-moves.ts";
import { type FlightMode, proposeFlights } from "#app/domain/tournament/flight-rules.ts";
import type { DayFlights, DayPlayer } from "#app/features/tournament/day/day-queries.server.ts";

const KEYS: Readonly<Record<string, MoveKey>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export type Flights = ReturnType<typeof useFlights>;

/** The flights as they are being arranged; nothing is saved until the button. */
export function useFlights(day: DayFlights) {
  const saved: Arrangement = {
    bench: day.unseated.map(({ id }) => id),
    flights: day.flights.map(({ players }) => players.map(({ id }) => id)),
  };
  const [arranged, setNow] = useState(saved);
  // A player approved while staff arrange the flights joins the bench.
  const now = withPlayers(
    arranged,
    day.players.map(({ id }) => id),
  );
  const [lifted, setLifted] = useState<{ readonly id: number; readonly from: Arrangement }>();
  const isChanged = JSON.stringify(now) !== JSON.stringify(saved);

  /** Space lifts and drops, arrows move what is lifted, Escape puts it back. */
  function onKey(event: KeyboardEvent, id: number): void {
    const isMine = lifted?.id === id;
    const move = KEYS[event.key];
    if (event.key === " ") setLifted(isMine ? undefined : { id, from: now });
    else if (event.key === "Escape" && isMine) {
      setNow(lifted.from);
      setLifted(undefined);
    } else if (move && isMine) setNow(moveByKey(now, id, move));
    else return;
    event.preventDefault();
  }

  return {
    now,
    lifted: lifted?.id,
    isChanged,
    onKey,
    reset: () => setNow(saved),
    drop: (id: number, to: number) => setNow(movePlayer(now, id, to)),
    placeGroup: (ids: readonly number[], to: number) => setNow(placeGroup(now, ids, to)),
    fill: () => setNow(fillSeats(now, day.players)),
    add: () => setNow({ ...now, flights: [...now.flights, []] }),
    propose: (mode: FlightMode) =>
      setNow({ bench: [], flights: proposeFlights(day.players.map(playerOf), mode) }),
  };
}

/** A player without a handicap is placed in the middle of the field. */
const USUAL_HANDICAP = 24;

function playerOf({ id, entryId, name, gender, handicap, wishNames }: DayPlayer) {
  return { id, entryId, name, gender, handicap: handicap ?? USUAL_HANDICAP, wishes: wishNames };
}
