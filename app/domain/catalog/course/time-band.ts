/** Parts of the day at the venue: from the first time up to, but not including, the second. */
const HOURS = {
  morning: ["00:00", "11:00"],
  midday: ["11:00", "13:00"],
  afternoon: ["13:00", "16:00"],
  night: ["16:00", "24:00"],
} as const;

export type TimeBand = keyof typeof HOURS;
export const TIME_BANDS = Object.keys(HOURS) as readonly TimeBand[];

export function bandHours(band: TimeBand | undefined): readonly [from: string, to: string] {
  return band ? HOURS[band] : ["00:00", "24:00"];
}

/** Whether a tee time, `HH:MM`, lies in the part of the day; always true when none is chosen. */
export function isInBand(time: string, band: TimeBand | undefined): boolean {
  const [from, to] = bandHours(band);
  return time >= from && time < to;
}
