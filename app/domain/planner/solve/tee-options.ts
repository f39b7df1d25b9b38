import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { minutesOf } from "#app/domain/pricing/tee-price.ts";
import type {
  CaddieCandidate,
  CourseCandidate,
  PlanCandidates,
  RoundOption,
} from "../plan-candidates.ts";
import { canCaddie, placeCaddies } from "./caddie-places.ts";
import { hasCars } from "./cars-left.ts";
import type { CompleteWish } from "./complete-wish.ts";
import { candidateFacts } from "./search-facts.ts";
import { sunsetMinutes } from "./sunset.ts";

/** From tee-off until the last putt. */
export const ROUND_MINUTES = 270;
/** The tee-off that most golfers like best. */
const USUAL_TEE = minutesOf("07:30");

/** A round that the wish allows, whatever the hotel. */
export type TeeOption = {
  readonly round: RoundOption;
  /** Of the first flight and of the last, in minutes of the day. */
  readonly first: number;
  readonly last: number;
  /** From whose hotels a van can be had. */
  readonly vanRegion: string | undefined;
  /** Which named caddies could go out with which flight; options with the same text are alike. */
  readonly caddies: string;
};

/** The rounds that a wish allows at a course on a day. */
export type TeeSheet = (day: LocalDate) => readonly TeeOption[];

/** Of every course that is not avoided; each day is worked out when it is asked for. */
export function teeSheets(
  wish: CompleteWish,
  candidates: PlanCandidates,
  caddies: readonly CaddieCandidate[],
): ReadonlyMap<string, TeeSheet> {
  const { rounds } = candidateFacts(candidates);
  const courses = candidates.courses.filter(({ id }) => !wish.avoid?.includes(id));
  const { earliest = "00:00", latest = "24:00" } = wish.teeTime ?? {};
  const hours = { from: minutesOf(earliest), to: minutesOf(latest) };
  return new Map(
    courses.map((course) => {
      const hers = caddies.filter(({ courseId }) => courseId === course.id);
      const days = new Map<LocalDate, readonly TeeOption[]>();
      const optionsOn = (day: LocalDate) =>
        (rounds.get(course.id)?.get(day) ?? [])
          .map((round) => knownOption(round, hers, candidates))
          .filter(
            (option) =>
              isAllowed(option, course, hours) &&
              (hers.length === 0 || wish.repeatCourses || canAllGoOut(hers, option)),
          );
      const sheet: TeeSheet = (day) => {
        const options = days.get(day) ?? optionsOn(day);
        days.set(day, options);
        return options;
      };
      return [course.id, sheet];
    }),
  );
}

function isAllowed(
  { round, first, last }: TeeOption,
  course: CourseCandidate,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  if (first < from || last > to) return false;
  return course.nightGolf || last + ROUND_MINUTES <= sunsetAt(course, round.day);
}

function canAllGoOut(caddies: readonly CaddieCandidate[], { round }: TeeOption): boolean {
  return placeCaddies(caddies, round.lines) !== undefined;
}

/** The sun of a place and day, asked again for every tee time and every plan. */
const sunsets = new WeakMap<CourseCandidate, Map<LocalDate, number>>();

function sunsetAt(course: CourseCandidate, day: LocalDate): number {
  const known = sunsets.get(course) ?? new Map<LocalDate, number>();
  sunsets.set(course, known);
  const sunset = known.get(day) ?? sunsetMinutes(day, course);
  known.set(day, sunset);
  return sunset;
}

/** Of rounds without named caddies: a conflict asks for the same ones in dozens of searches. */
const options = new WeakMap<PlanCandidates["carsLeft"], Map<RoundOption, TeeOption>>();

function knownOption(
  round: RoundOption,
  caddies: readonly CaddieCandidate[],
  candidates: PlanCandidates,
): TeeOption {
  if (caddies.length > 0) return teeOption(round, caddies, candidates);
  const { carsLeft } = candidates;
  const known = options.get(carsLeft) ?? new Map<RoundOption, TeeOption>();
  options.set(carsLeft, known);
  const option = known.get(round) ?? teeOption(round, caddies, candidates);
  known.set(round, option);
  return option;
}

function teeOption(
  round: RoundOption,
  caddies: readonly CaddieCandidate[],
  candidates: PlanCandidates,
): TeeOption {
  const tees = round.lines.map(({ time }) => minutesOf(time));
  const able = round.lines.map((line) =>
    caddies.filter((caddie) => canCaddie(caddie, line)).map(({ id }) => id),
  );
  return {
    round,
    first: Math.min(...tees),
    last: Math.max(...tees),
    vanRegion: round.van && hasCars(round.van.needs, candidates) ? round.van.regionId : undefined,
    caddies: caddies.length === 0 ? "" : JSON.stringify(able),
  };
}

/** Of two that cost the same, the one nearest to the usual hour comes first. */
export function byUsualTee(a: TeeOption, b: TeeOption): number {
  return Math.abs(a.first - USUAL_TEE) - Math.abs(b.first - USUAL_TEE) || a.first - b.first;
}
