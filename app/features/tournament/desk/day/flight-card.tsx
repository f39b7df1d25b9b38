import { useDroppable } from "@dnd-kit/core";
import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FLIGHT_SIZE } from "#app/domain/tournament/flight-rules.ts";
import type { Start } from "#app/domain/tournament/start-times.ts";
import type { DayPlayer } from "#app/features/tournament/day/day-queries.server.ts";
import { Badge } from "#app/ui/badge.tsx";

export const flightCardClass = cva("rounded-card border bg-paper", {
  variants: { over: { true: "border-pick-600 ring-3 ring-pick-100", false: "border-line" } },
  defaultVariants: { over: false },
});

/** The head of a card: what it is, and how many. */
export const flightHeadClass =
  "flex flex-wrap items-center gap-x-2 gap-y-0.5 border-b border-line px-3 py-2 *:whitespace-nowrap";

export const seatClass =
  "flex min-h-11 w-full items-center gap-2 border-b border-line px-2.5 text-start last:border-b-0";

type FlightCardProps = {
  readonly index: number;
  readonly start: Start;
  readonly players: readonly DayPlayer[];
  readonly children: ReactNode;
};

/** One flight: its number, when and where it starts, who plays, and which seats are free. */
export function FlightCard({ index, start, players, children }: FlightCardProps) {
  const { t } = useTranslation("flights");
  const { setNodeRef, isOver } = useDroppable({ id: `flight-${index}` });
  const handicaps = players.flatMap(({ handicap }) => handicap ?? []);
  const average = handicaps.reduce((sum, each) => sum + each, 0) / handicaps.length;
  const name = t("flight", { number: index + 1 });
  return (
    <section ref={setNodeRef} className={flightCardClass({ over: isOver })} aria-label={name}>
      <header className={flightHeadClass}>
        <b className="text-16">{name}</b>
        <span className="tabular-nums whitespace-nowrap font-semibold">{start.time}</span>
        <Badge>{t("hole", { hole: start.hole })}</Badge>
        {handicaps.length > 0 ? (
          <span className="tabular-nums whitespace-nowrap ms-auto text-13 text-ink-3">
            {t("average", { average: average.toFixed(1) })}
          </span>
        ) : null}
      </header>
      {children}
      {Array.from({ length: FLIGHT_SIZE - players.length }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free seats are all alike
        <div key={seat} className={`${seatClass} text-ink-3`}>
          {t("free_seat")}
        </div>
      ))}
    </section>
  );
}

type BenchProps = { readonly count: number; readonly children: ReactNode };

/** Those who have no flight yet. */
export function Bench({ count, children }: BenchProps) {
  const { t } = useTranslation("flights");
  const { setNodeRef, isOver } = useDroppable({ id: "flight--1" });
  return (
    <section ref={setNodeRef} className={flightCardClass({ over: isOver })} aria-label={t("bench")}>
      <header className={flightHeadClass}>
        <b>{t("bench")}</b>
        <span className="tabular-nums whitespace-nowrap text-ink-3">{count}</span>
      </header>
      {count === 0 ? <p className="p-3 text-14 text-ink-3">{t("bench_empty")}</p> : children}
    </section>
  );
}
