import { useDroppable } from "@dnd-kit/core";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FLIGHT_SIZE } from "#app/domain/tournament/flight-rules.ts";
import type { Start } from "#app/domain/tournament/start-times.ts";
import type { DayPlayer } from "#app/features/tournament/day/day-queries.server.ts";

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
    <section ref={setNodeRef} className={clsx("fl-card", isOver && "is-over")} aria-label={name}>
      <header>
        <b className="text-16">{name}</b>
        <span className="num font-semibold">{start.time}</span>
        <span className="badge">{t("hole", { hole: start.hole })}</span>
        {handicaps.length > 0 ? (
          <span className="num ms-auto text-13 text-ink-3">
            {t("average", { average: average.toFixed(1) })}
          </span>
        ) : null}
      </header>
      {children}
      {Array.from({ length: FLIGHT_SIZE - players.length }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free seats are all alike
        <div key={seat} className="fl-pl text-ink-3">
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
    <section
      ref={setNodeRef}
      className={clsx("fl-card", isOver && "is-over")}
      aria-label={t("bench")}
    >
      <header>
        <b>{t("bench")}</b>
        <span className="num text-ink-3">{count}</span>
      </header>
      {count === 0 ? <p className="p-3 text-14 text-ink-3">{t("bench_empty")}</p> : children}
    </section>
  );
}
