import { clsx } from "clsx";
import type { SlotState } from "#app/domain/catalog/course/tee-board.ts";

type Slot = {
  readonly state: SlotState;
  readonly isChosen: boolean;
};

export const teeSlotsClass = "grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2";

/** The classes of a tee time, of its hour, and of what is said below it. */
export function teeSlotLook({ state, isChosen }: Slot) {
  const isShort = state === "short";
  const isFull = state === "full" || state === "late";
  return {
    cell: clsx(
      "relative flex min-h-16 flex-col items-center justify-center gap-px rounded-control border px-1 py-2 tabular-nums",
      isChosen && "border-pick-600 bg-pick-600 shadow-pick",
      !isChosen && (isShort || isFull ? "border-line bg-sand" : "border-line-2 bg-paper"),
      isShort && "border-dashed",
    ),
    time: clsx(
      "text-18/6 tracking-[-0.02em]",
      isShort && "font-medium text-ink-3",
      isFull && "font-semibold text-ink-3 line-through",
      !isShort && !isFull && "font-bold",
      isChosen && "text-paper",
    ),
    note: clsx("text-13/4.5 whitespace-nowrap", noteLook({ state, isChosen })),
  };
}

function noteLook({ state, isChosen }: Slot): string {
  if (isChosen) return state === "few" ? "font-bold text-paper" : "text-paper";
  if (state === "few") return "font-bold text-warn-700";
  if (state === "short") return "font-medium text-ink-3";
  return state === "free" ? "text-ink-2" : "text-ink-3";
}
