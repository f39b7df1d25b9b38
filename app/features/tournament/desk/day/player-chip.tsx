import { useDraggable } from "@dnd-kit/core";
import { clsx } from "clsx";
import { GripVertical } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { DayPlayer } from "#app/features/tournament/day/day-queries.server.ts";
import type { Flights } from "./use-flights.ts";

type PlayerChipProps = {
  readonly player: DayPlayer;
  readonly flights: Flights;
  readonly canChange: boolean;
};

/** Somebody who plays: dragged by hand, or lifted and moved by keys. */
export function PlayerChip({ player, flights, canChange }: PlayerChipProps) {
  const { t } = useTranslation("flights");
  const { id, name, gender, handicap, wish, wishNames } = player;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: !canChange });
  const isLifted = flights.lifted === id;
  const chip = useRef<HTMLButtonElement>(null);
  // It is drawn anew in the flight that it was moved to, and keeps the focus there.
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
      className={clsx("fl-pl", isLifted && "is-lifted", isDragging && "is-gone")}
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
      <span className="num ms-auto text-13 text-ink-2">{handicap ?? "–"}</span>
    </button>
  );
}
