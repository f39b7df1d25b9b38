type RoundTask = {
  readonly courses: number;
  /** Times of day at which one round may be played. */
  readonly slots: number;
  /** What a round costs, by slot and course; `Infinity` where it cannot be played. */
  readonly costs: Float64Array;
  readonly rounds: number;
  /** Courses that are played at least once. */
  readonly must: readonly number[];
  readonly repeats: boolean;
};

const NONE = -1;

/**
 * The cheapest rounds, at most one in a slot and one at a course (or many, where courses repeat), as the course
 * of each slot: a minimum-cost flow by successive shortest paths, first through the courses that must be
 * played. A path moves rounds to other slots but never takes out a course, so those stay.
 */
export function cheapestRounds(task: RoundTask): Int16Array | undefined {
  if (task.must.length > task.rounds) return undefined;
  const courseOf = new Int16Array(task.slots).fill(NONE);
  for (let played = 0; played < task.rounds; played++) {
    const isMust = played < task.must.length;
    const sources = isMust ? task.must : undefined;
    if (!addRound(task, courseOf, sources)) return undefined;
  }
  return courseOf;
}

/** One more round along the cheapest path from a course that is not played to an empty slot. */
function addRound(
  task: RoundTask,
  courseOf: Int16Array,
  sources: readonly number[] | undefined,
): boolean {
  const { slots } = task;
  const toSlot = new Float64Array(slots).fill(Number.POSITIVE_INFINITY);
  const newCourse = new Int16Array(slots).fill(NONE);
  const slotBefore = new Int16Array(slots).fill(NONE);
  enter(task, courseOf, sources, toSlot, newCourse);
  while (moveOn(task, courseOf, toSlot, newCourse, slotBefore));
  let last = NONE;
  for (let slot = 0; slot < slots; slot++) {
    const isNearer =
      at(toSlot, slot) < (last === NONE ? Number.POSITIVE_INFINITY : at(toSlot, last));
    if (courseOf[slot] === NONE && isNearer) last = slot;
  }
  if (last === NONE) return false;
  for (let slot = last; slot !== NONE; slot = slotBefore[slot] ?? NONE) {
    courseOf[slot] = newCourse[slot] ?? NONE;
  }
  return true;
}

function enter(
  { courses, slots, costs, repeats }: RoundTask,
  courseOf: Int16Array,
  sources: readonly number[] | undefined,
  toSlot: Float64Array,
  newCourse: Int16Array,
): void {
  for (let course = 0; course < courses; course++) {
    if (sources && !sources.includes(course)) continue;
    if ((sources || !repeats) && courseOf.includes(course)) continue;
    for (let slot = 0; slot < slots; slot++) {
      const cost = at(costs, slot * courses + course);
      if (cost < at(toSlot, slot) && courseOf[slot] !== course) {
        toSlot[slot] = cost;
        newCourse[slot] = course;
      }
    }
  }
}

/** The round that was in a slot goes to another one. */
function moveOn(
  { courses, slots, costs }: RoundTask,
  courseOf: Int16Array,
  toSlot: Float64Array,
  newCourse: Int16Array,
  slotBefore: Int16Array,
): boolean {
  let isNearer = false;
  for (let from = 0; from < slots; from++) {
    const course = courseOf[from] ?? NONE;
    if (course === NONE || at(toSlot, from) === Number.POSITIVE_INFINITY) continue;
    const soFar = at(toSlot, from) - at(costs, from * courses + course);
    for (let slot = 0; slot < slots; slot++) {
      const cost = soFar + at(costs, slot * courses + course);
      if (cost < at(toSlot, slot) && courseOf[slot] !== course) {
        toSlot[slot] = cost;
        newCourse[slot] = course;
        slotBefore[slot] = from;
        isNearer = true;
      }
    }
  }
  return isNearer;
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? Number.POSITIVE_INFINITY;
}
