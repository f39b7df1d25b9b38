import { dateFormat } from "#app/domain/common/text/formats.ts";
import { type LocalDate, monthOf, toUtcDate } from "./local-date.ts";

export type Place = { readonly latitude: number; readonly longitude: number };

export type SunTimes = { readonly rises: string; readonly sets: string };

const DAY_MS = 86_400_000;
/** Noon of the first day of 2000, from which the positions of the sun are counted. */
const EPOCH_MS = Date.UTC(2000, 0, 1, 12);
/** The upper edge of the sun on the horizon, with the bending of light. */
const HORIZON = -0.833;
const TILT = 23.4397;

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
const arcDegrees = (radians: number) => (radians * 180) / Math.PI;

/** When the sun rises and sets at a place, by its clock, to the minute or two; undefined where it does neither. */
export function sunTimes(
  day: LocalDate,
  { latitude, longitude }: Place,
  zone: string,
): SunTimes | undefined {
  const days = Math.round((toUtcDate(day).getTime() - EPOCH_MS) / DAY_MS + 0.5);
  const noon = days - longitude / 360;
  const anomaly = (357.5291 + 0.98560028 * noon) % 360;
  const centre = 1.9148 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 0.0003 * sin(3 * anomaly);
  const along = (anomaly + centre + 282.9372) % 360;
  const transit = noon + 0.0053 * sin(anomaly) - 0.0069 * sin(2 * along);
  const declination = arcDegrees(Math.asin(sin(along) * sin(TILT)));
  const turn =
    (sin(HORIZON) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination));
  if (Math.abs(turn) > 1) return undefined;
  const half = arcDegrees(Math.acos(turn)) / 360;
  const clock = (at: number) =>
    dateFormat("en-GB", {
      timeZone: zone,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }).format(new Date(EPOCH_MS + at * DAY_MS));
  return { rises: clock(transit - half), sets: clock(transit + half) };
}

export type WeatherSeason = "cool" | "hot" | "wet";

/** The countries whose year has these three seasons. */
const MONSOON: ReadonlySet<string> = new Set(["TH", "LA", "KH"]);

/** Cool and dry, hot, or wet, as every year; undefined where the year has other seasons. */
export function weatherSeason(country: string, day: LocalDate): WeatherSeason | undefined {
  if (!MONSOON.has(country)) return undefined;
  const month = monthOf(day);
  if (month >= 11 || month <= 2) return "cool";
  return month <= 4 ? "hot" : "wet";
}
