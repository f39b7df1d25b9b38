import { nextStatuses, type ReservationStatus } from "#app/domain/reservation/status/status.ts";

export type Hanging = {
  readonly key: string;
  readonly status: ReservationStatus;
  /** The round without which it makes no sense. */
  readonly parentLine: string | undefined;
};

export function canCancel({ status }: Pick<Hanging, "status">): boolean {
  return nextStatuses(status).includes("REFUND_REQUEST");
}

/**
 * What falls when one line is cancelled: itself, and the caddies and vans that hang on it and have
 * not been used or cancelled. Nothing, where the line itself cannot be cancelled any more.
 */
export function dependentLines<Line extends Hanging>(key: string, lines: readonly Line[]): Line[] {
  const line = lines.find((each) => each.key === key);
  if (!line || !canCancel(line)) return [];
  const falling = new Set([key]);
  for (let before = 0; before !== falling.size; ) {
    before = falling.size;
    for (const each of lines) {
      if (each.parentLine && falling.has(each.parentLine) && canCancel(each)) falling.add(each.key);
    }
  }
  return lines.filter((each) => falling.has(each.key));
}
