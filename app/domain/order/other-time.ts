import type { FreeTime } from "./nearest-times.ts";

/** The name of the checkout's buttons that move a round which is sold out. */
export const OTHER_TIME = "otherTime";

const VALUE = /^(?<key>\S{1,300}) (?<date>\d{4}-\d{2}-\d{2}) (?<time>\d{2}:\d{2})$/;

export function otherTimeValue(key: string, { date, time }: FreeTime): string {
  return `${key} ${date} ${time}`;
}

export function readOtherTime(value: FormDataEntryValue | null) {
  const { key, date, time } = VALUE.exec(String(value))?.groups ?? {};
  return key && date && time ? { key, date, time } : undefined;
}
