import {
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDraggable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { clsx } from "clsx";
import { GripVertical, Plus, Shuffle } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { placeOf } from "#app/domain/tournament/flight-moves.ts";
import { FLIGHT_MODES } from "#app/domain/tournament/flight-rules.ts";
import type { Start } from "#app/domain/tournament/start-times.ts";
import { Kbd } from "#app/features/desk/kbd.tsx";
import type { DayFlights, DayPlayer } from "#app/features/tournament/day/day-queries.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Bench, FlightCard, seatClass } from "./flight-card.tsx";
import type { Flights } from "./use-flights.ts";

type FlightsBoardProps = {
  readonly day: DayFlights;
  readonly flights: Flights;
  readonly starts: readonly Start[];
  readonly canChange: boolean;
  /** Below the bench. */
  readonly waiting: ReactNode;
  /** A group of the waiting list that was dropped on a flight, or on the bench. */
  readonly onPlace: (entryId: number, to: number) => void;
};

/** A short drag is a click. */
const DRAG_FROM_PX = 5;

/** Bench and flights, arranged by hand, by keys or by a proposal. */
export function FlightsBoard(props: FlightsBoardProps) {
  const { day, flights, starts, canChange, waiting, onPlace } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
  );
  const players = new Map(day.players.map((player) => [player.id, player]));
  const chips = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const player = players.get(id);
      const chip = player && (
        <PlayerChip key={id} player={player} flights={flights} canChange={canChange} />
      );
      return chip ? [chip] : [];
    });

  function onDragEnd({ active, over }: DragEndEvent): void {
    const to = /^flight-(-?\d+)$/.exec(String(over?.id ?? ""))?.[1];
    if (to === undefined) return;
    const group = /^wait-(\d+)$/.exec(String(active.id))?.[1];
    if (group) onPlace(Number(group), Number(to));
    else flights.drop(Number(active.id), Number(to));
  }
  return (
    <DndContext sensors={sensors} onDragEnd={onDragEnd}>
      <div className="grid items-start gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div>
          <Bench count={flights.now.bench.length}>{chips(flights.now.bench)}</Bench>
          {waiting}
        </div>
        <div className="min-w-0">
          {canChange ? <Proposals flights={flights} /> : null}
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {flights.now.flights.map((ids, index) => (
              <FlightCard
                // biome-ignore lint/suspicious/noArrayIndexKey: a flight is its number
                key={index}
                index={index}
                start={starts[index] ?? { time: "", hole: 1 }}
                players={ids.flatMap((id) => players.get(id) ?? [])}
              >
                {chips(ids)}
              </FlightCard>
            ))}
          </div>
          <Told flights={flights} nameOf={(id) => players.get(id)?.name ?? ""} />
        </div>
      </div>
    </DndContext>
  );
}

function Proposals({ flights }: Pick<FlightsBoardProps, "flights">) {
  const { t } = useTranslation("flights");
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {FLIGHT_MODES.map((mode) => (
        <Button key={mode} size="xs" variant="secondary" onClick={() => flights.propose(mode)}>
          {t(`mode.${mode}`)}
        </Button>
      ))}
      <Button size="xs" variant="secondary" onClick={flights.fill}>
        <Shuffle aria-hidden="true" />
        {t("fill")}
      </Button>
      <Button size="xs" variant="ghost" onClick={flights.add}>
        <Plus aria-hidden="true" />
        {t("add_flight")}
      </Button>
      <span className="ms-auto hidden items-center gap-1.5 text-13 text-ink-3 md:flex">
        <Kbd>Space</Kbd> {t("key.lift")} <Kbd>← ↑ → ↓</Kbd> {t("key.move")} <Kbd>Space</Kbd>{" "}
        {t("key.drop")}
      </span>
    </div>
  );
}

type ToldProps = Pick<FlightsBoardProps, "flights"> & {
  readonly nameOf: (id: number) => string;
};

/** Where the lifted player is now, for those who do not see it. */
function Told({ flights, nameOf }: ToldProps) {
  const { t } = useTranslation("flights");
  const { lifted, now } = flights;
  const at = lifted === undefined ? -1 : placeOf(now, lifted);
  const place = at === -1 ? t("bench") : t("flight", { number: at + 1 });
  return (
    <p role="status" className="sr-only">
      {lifted === undefined ? "" : t("told", { name: nameOf(lifted), place })}
    </p>
  );
}

type PlayerChipProps = {
  readonly player: DayPlayer;
  readonly flights: Flights;
  readonly canChange: boolean;
};

/** Somebody who plays: dragged by hand, or lifted and moved by keys. */
function PlayerChip({ player, flights, canChange }: PlayerChipProps) {
  const { t } = useTranslation("flights");
  const { id, name, gender, handicap, wish, wishNames } = player;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: !canChange });
  const isLifted = flights.lifted === id;
  const chip = useRef<HTMLButtonElement>(null);
  // Moving to another flight mounts the chip again, which would lose the focus.
  useEffect(() => {
    if (isLifted) chip.current?.focus();
  }, [isLifted]);
  const about = [
    gender ? t(`gender.${gender}`) : "",
    wish === "named" ? t("wishes", { names: wishNames.join(", ") }) : "",
  ].filter(Boolean);
  return (
    <button
      type="button"
      ref={(node) => {
        chip.current = node;
        setNodeRef(node);
      }}
      className={clsx(
        seatClass,
        "touch-none",
        isLifted && "rounded-control bg-pick-50",
        isLifted && !isDragging && "outline-2 -outline-offset-2 outline-pick-600",
        isDragging && "opacity-50 outline outline-dashed -outline-offset-2 outline-line-3",
      )}
      aria-pressed={isLifted}
      aria-roledescription={t("chip")}
      onPointerDown={listeners?.onPointerDown as React.PointerEventHandler | undefined}
      onKeyDown={(event) => canChange && flights.onKey(event, id)}
    >
      <GripVertical className="size-4 flex-none text-ink-3" aria-hidden="true" />
      <span className="min-w-0 truncate">
        <b className="font-semibold">{name}</b>{" "}
        <span className="text-13 text-ink-3">{about.join(" · ")}</span>
      </span>
      <span className="tabular-nums whitespace-nowrap ms-auto text-13 text-ink-2">
        {handicap ?? "–"}
      </span>
    </button>
  );
}
