type Box = {
  /** South, west, north, east. */
  readonly bounds: readonly [number, number, number, number];
  readonly zones: readonly [string, ...string[]];
};

/** The countries that we sell trips to: where their places lie, and their time zones, the usual one first. */
const COUNTRIES: Readonly<Record<string, Box>> = {
  TH: { bounds: [5.6, 97.3, 20.5, 105.7], zones: ["Asia/Bangkok"] },
  VN: { bounds: [8.1, 102.1, 23.4, 110], zones: ["Asia/Ho_Chi_Minh"] },
  MY: { bounds: [0.8, 99.6, 7.4, 119.3], zones: ["Asia/Kuala_Lumpur"] },
  PH: { bounds: [4.6, 116.9, 21.2, 126.7], zones: ["Asia/Manila"] },
  ID: { bounds: [-11.1, 95, 6.1, 141.1], zones: ["Asia/Makassar", "Asia/Jakarta"] },
  KH: { bounds: [9.9, 102.3, 14.7, 107.7], zones: ["Asia/Phnom_Penh"] },
  LA: { bounds: [13.9, 100, 22.6, 107.7], zones: ["Asia/Vientiane"] },
  JP: { bounds: [24, 122.9, 45.6, 146], zones: ["Asia/Tokyo"] },
  TW: { bounds: [21.8, 119.3, 25.4, 122.1], zones: ["Asia/Taipei"] },
  CN: { bounds: [18.1, 73.4, 53.6, 134.8], zones: ["Asia/Shanghai"] },
  KR: { bounds: [33, 124.5, 38.7, 132], zones: ["Asia/Seoul"] },
};

export const COUNTRY_CODES = Object.keys(COUNTRIES);

export const TIME_ZONES = [...new Set(Object.values(COUNTRIES).flatMap(({ zones }) => zones))];

export function timeZoneOf(country: string): string | undefined {
  return COUNTRIES[country]?.zones[0];
}

/** Whether a position can lie in a country; coarse, but it finds swapped and mistyped coordinates. */
export function isInCountry(country: string, latitude: number, longitude: number): boolean {
  const bounds = COUNTRIES[country]?.bounds;
  if (!bounds) return false;
  const [south, west, north, east] = bounds;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
