import { clsx } from "clsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { panelClass } from "#app/ui/look/classes.ts";
import type { BoardFlight } from "./board-queries.server.ts";

type StartSheetProps = {
  readonly flights: readonly BoardFlight[];
  readonly mine: ReadonlySet<number>;
  /** Next to the results a few are enough. */
  readonly isShort: boolean;
};

const SHOWN_FIRST = 3;

/** Who starts when and where; one's own flight first among equals. */
export function StartSheet({ flights, mine, isShort }: StartSheetProps) {
  const { t } = useTranslation("entry");
  const [isAll, setAll] = useState(!isShort);
  const isMine = ({ players }: BoardFlight) => players.some(({ id }) => mine.has(id));
  const near = [...flights.filter(isMine), ...flights.filter((flight) => !isMine(flight))];
  const shown = isAll
    ? flights
    : near.slice(0, SHOWN_FIRST).toSorted((a, b) => a.number - b.number);
  return (
    <section className={`${panelClass} p-5 md:p-6`} id="flights">
      <h2 className="text-18">{t("board.flights")}</h2>
      <div className={clsx("mt-3 grid gap-2", !isShort && "md:grid-cols-2 lg:grid-cols-3")}>
        {shown.map((flight) => (
          <Flight key={flight.number} flight={flight} mine={mine} isMine={isMine(flight)} />
        ))}
      </div>
      {flights.length > shown.length ? (
        <Button variant="secondary" block className="mt-3" onClick={() => setAll(true)}>
          {t("board.all_flights", { count: flights.length })}
        </Button>
      ) : null}
    </section>
  );
}

type FlightProps = {
  readonly flight: BoardFlight;
  readonly mine: ReadonlySet<number>;
  readonly isMine: boolean;
};

function Flight({ flight, mine, isMine }: FlightProps) {
  const { t } = useTranslation("entry");
  const { number, time, hole, players } = flight;
  return (
    <div
      className={clsx(
        "rounded-control border p-4",
        isMine ? "border-2 border-pick-600 bg-pick-50" : "border-line",
      )}
    >
      <p className="flex items-center gap-2">
        <b>{t("board.flight", { number })}</b>
        <span className="tabular-nums whitespace-nowrap text-14 text-ink-2">
          {time} · {t("board.hole", { hole })}
        </span>
        {isMine ? (
          <Badge tone="pick" className="ms-auto">
            {t("board.my_flight")}
          </Badge>
        ) : null}
      </p>
      <ul className="mt-1 grid grid-cols-2 gap-x-3">
        {players.map(({ id, name, handicap }) => (
          <li key={id} className={clsx("flex justify-between gap-2", mine.has(id) && "font-bold")}>
            <span>{name}</span>
            {handicap === null ? null : (
              <span className="tabular-nums whitespace-nowrap text-14 text-ink-2">
                {t("board.plays_off", { handicap })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
