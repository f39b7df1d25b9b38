import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { type Card, isStrokes, scoreRow } from "#app/domain/tournament/ranking.ts";
import { HOLES } from "#app/domain/tournament/start-times.ts";
import type { findCards } from "#app/features/tournament/day/day-queries.server.ts";

export type DayCard = Awaited<ReturnType<typeof findCards>>[number];

/** Moves the focus to the next input: by arrows, and automatically after a stroke. */
function focusCell(player: number, hole: number): void {
  document.querySelector<HTMLInputElement>(`[data-cell="${player}-${hole}"]`)?.select();
}

/** The cards as they are being written; a digit leads to the next hole, a pasted row fills the rest of the card. */
export function useScoreCards(cards: readonly DayCard[]) {
  const [written, setWritten] = useState<ReadonlyMap<number, Card>>(new Map());
  const cardOf = ({ id, strokes }: DayCard): Card => written.get(id) ?? strokes;

  function write(card: DayCard, from: number, values: readonly (number | null)[]): void {
    const next = cardOf(card).map((each, hole) => {
      const value = values[hole - from];
      return value === undefined ? each : value;
    });
    setWritten(new Map(written).set(card.id, next));
  }

  /** A one may be the beginning of a ten. */
  function onType(card: DayCard, hole: number, text: string): void {
    const value = text === "" ? null : Number(text);
    if (value !== null && !isStrokes(value)) return;
    write(card, hole, [value]);
    if (value !== null && value !== 1 && hole + 1 < HOLES) focusCell(card.id, hole + 1);
  }

  function onPaste(event: ClipboardEvent, card: DayCard, hole: number): void {
    const row = scoreRow(event.clipboardData.getData("text"));
    if (!row || row.length < 2) return;
    event.preventDefault();
    write(card, hole, row.slice(0, HOLES - hole));
  }

  function onKey(event: KeyboardEvent, shown: readonly DayCard[], at: readonly [number, number]) {
    const [row, hole] = at;
    const steps: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      Enter: [1, -hole],
    };
    const step = steps[event.key];
    const next = step && shown[row + step[0]];
    if (!step || !next) return;
    event.preventDefault();
    focusCell(next.id, hole + step[1]);
  }

  const changed = cards.filter((card) => written.has(card.id));
  return { cardOf, onType, onPaste, onKey, changed, reset: () => setWritten(new Map()) };
}

export type ScoreCards = ReturnType<typeof useScoreCards>;
