export const START_MODES = ["interval", "two_tees", "shotgun"] as const;
export type StartMode = (typeof START_MODES)[number];

export type StartRule = {
  readonly startMode: StartMode;
  /** `07:00`, at the venue. */
  readonly firstTee: string;
  readonly intervalMinutes: number;
};

/** When and where a flight starts, by its place in the order. */
export type Start = { readonly time: string; readonly hole: number };

/**
 * interval: one after the other from the first hole · two_tees: the second half of them from the tenth, at the same
 * times · shotgun: all at once, each from a hole of its own; beyond eighteen, a second flight waits at the first holes.
 */
export function startsOf(
  { startMode, firstTee, intervalMinutes }: StartRule,
  flights: number,
): readonly Start[] {
  const half = Math.ceil(flights / 2);
  return Array.from({ length: flights }, (_, index): Start => {
    if (startMode === "shotgun") return { time: firstTee, hole: (index % HOLES) + 1 };
    const isSecond = startMode === "two_tees" && index >= half;
    const turn = isSecond ? index - half : index;
    return { time: laterBy(firstTee, turn * intervalMinutes), hole: isSecond ? 10 : 1 };
  });
}

function laterBy(time: string, minutes: number): string {
  const [hours = 0, mins = 0] = time.split(":").map(Number);
  const total = (hours * 60 + mins + minutes) % (24 * 60);
  return [Math.floor(total / 60), total % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** The holes of a round. */
export const HOLES = 18;

/** A card that adds up to 72: what a tournament plays until staff write down the course's own. */
export const STANDARD_PARS: readonly number[] = [
  4, 4, 5, 3, 4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 4, 5,
];

/** The pars of 18 holes as staff write them, `4 4 5 3 …`; undefined where they are not 18 pars of 3 to 6. */
export function parsOf(text: string): readonly number[] | undefined {
  const pars = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  const isCard = pars.length === HOLES && pars.every((par) => [3, 4, 5, 6].includes(par));
  return isCard ? pars : undefined;
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
