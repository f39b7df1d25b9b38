import { nextStatuses, type ReservationStatus } from "#app/domain/reservation/status/status.ts";

export type DependentLine = {
  readonly key: string;
  readonly status: ReservationStatus;
  /** The round without which it makes no sense. */
  readonly parentLine: string | undefined;
};

export function canCancel({ status }: Pick<DependentLine, "status">): boolean {
  return nextStatuses(status).includes("REFUND_REQUEST");
}

/**
 * What is cancelled with a line: itself, and the caddies and vans that belong to it and have not been
 * used or cancelled. Nothing where the line itself can no longer be cancelled.
 */
export function dependentLines<Line extends DependentLine>(
  key: string,
  lines: readonly Line[],
): Line[] {
  const line = lines.find((each) => each.key === key);
  if (!line || !canCancel(line)) return [];
  const cancelled = new Set([key]);
  for (let before = 0; before !== cancelled.size; ) {
    before = cancelled.size;
    for (const each of lines) {
      if (each.parentLine && cancelled.has(each.parentLine) && canCancel(each))
        cancelled.add(each.key);
    }
  }
  return lines.filter((each) => cancelled.has(each.key));
}
