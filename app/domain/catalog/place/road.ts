type Position = { readonly lat: number; readonly lng: number };

const EARTH_KM = 6371;
/** Roads are longer than a straight line by this factor. */
const DETOUR = 1.35;

/** Estimated drive minutes by kilometres: slow in towns, fast on highways. */
const MINUTES_AT_KM = [
  [0, 5],
  [4, 15],
  [12, 23],
  [20, 35],
  [30, 45],
  [45, 60],
  [60, 72],
  [80, 80],
  [200, 190],
] as const;

export function roadKm(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const arc =
    half(from.lat, to.lat) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(arc)) * DETOUR * 10) / 10;
}

/** Rounded to five minutes, as everywhere in the catalogue. */
export function driveMinutes(km: number): number {
  const next = Math.max(
    1,
    MINUTES_AT_KM.findIndex(([at]) => at >= km),
  );
  // Beyond the last entry the speed stays the same.
  const to = MINUTES_AT_KM[km > 200 ? MINUTES_AT_KM.length - 1 : next] ?? MINUTES_AT_KM[1];
  const from = MINUTES_AT_KM[MINUTES_AT_KM.indexOf(to) - 1] ?? MINUTES_AT_KM[0];
  const minutes = from[1] + ((km - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
  return Math.round(minutes / 5) * 5;
}
