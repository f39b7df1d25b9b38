import { type LocalDate, toUtcDate } from "#app/domain/common/date/local-date.ts";

type Place = { readonly latitude: number; readonly longitude: number; readonly zone: string };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (value: number) => (value * 180) / Math.PI;

const known = new Map<string, number>();

/** When the upper edge of the sun sets, in minutes of the day there. */
export function sunDown(day: LocalDate, place: Place): number {
  const key = `${day} ${place.latitude} ${place.longitude} ${place.zone}`;
  const minutes = known.get(key) ?? sunEquations(day, place);
  known.set(key, minutes);
  return minutes;
}

/** Those of NOAA's spreadsheet. */
function sunEquations(day: LocalDate, { latitude, longitude, zone }: Place): number {
  const noon = toUtcDate(day).getTime() + 12 * 3_600_000;
  const offset = zoneMinutes(zone, new Date(noon));
  const julian = noon / 86_400_000 + 2_440_587.5 - offset / 1440;
  const century = (julian - 2_451_545) / 36_525;
  const longitudeOfSun = (280.46646 + century * (36_000.76983 + century * 0.0003032)) % 360;
  const anomaly = 357.52911 + century * (35_999.05029 - 0.0001537 * century);
  const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century);
  const sine = (factor: number) => Math.sin(radians(factor * anomaly));
  const centre =
    sine(1) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
    sine(2) * (0.019993 - 0.000101 * century) +
    sine(3) * 0.000289;
  const node = radians(125.04 - 1934.136 * century);
  const apparent = radians(longitudeOfSun + centre - 0.00569 - 0.00478 * Math.sin(node));
  const tilt = radians(23.439291 - 0.0130042 * century + 0.00256 * Math.cos(node));
  const declination = Math.asin(Math.sin(tilt) * Math.sin(apparent));
  const y = Math.tan(tilt / 2) ** 2;
  const twice = 2 * radians(longitudeOfSun);
  const equation =
    4 *
    degrees(
      y * Math.sin(twice) -
        2 * eccentricity * sine(1) +
        4 * eccentricity * y * sine(1) * Math.cos(twice) -
        0.5 * y * y * Math.sin(2 * twice) -
        1.25 * eccentricity * eccentricity * sine(2),
    );
  const here = radians(latitude);
  const hour = degrees(
    Math.acos(
      Math.cos(radians(90.833)) / (Math.cos(here) * Math.cos(declination)) -
        Math.tan(here) * Math.tan(declination),
    ),
  );
  return 720 - 4 * longitude - equation + offset + 4 * hour;
}

function zoneMinutes(zone: string, moment: Date): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName");
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(parts?.value ?? "") ?? [];
  const ahead = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === "-" ? -ahead : ahead;
}
