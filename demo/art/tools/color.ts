/** Colour arithmetic in OKLab: mixes stay clean (no grey middle between coral and teal). */
type Lab = [number, number, number];

function toLinear(c: number): number {
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}
function toGamma(c: number): number {
  return c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
}
function clamp(v: number, a = 0, b = 1): number {
  return Math.min(b, Math.max(a, v));
}

const cache = new Map<string, Lab>();

function lab(hex: string): Lab {
  const hit = cache.get(hex);
  if (hit) return hit;
  const n = parseInt(hex.slice(1), 16);
  const [r, g, b] = [(n >> 16) & 255, (n >> 8) & 255, n & 255].map((c) => toLinear(c / 255)) as Lab;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const out: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  cache.set(hex, out);
  return out;
}

function hex([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb
    .map((c) =>
      Math.round(clamp(toGamma(clamp(c))) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** t = 0 gives a, t = 1 gives b. */
export function mix(a: string, b: string, t: number): string {
  const k = clamp(t);
  const [x, y] = [lab(a), lab(b)];
  return hex([x[0] + (y[0] - x[0]) * k, x[1] + (y[1] - x[1]) * k, x[2] + (y[2] - x[2]) * k]);
}

/** Shift lightness (−1..1), chroma (factor) and hue (degrees) of a colour. */
export function shift(c: string, light: number, chroma = 1, hue = 0): string {
  const [L, a, b] = lab(c);
  const h = (hue * Math.PI) / 180;
  return hex([
    clamp(L + light),
    (a * Math.cos(h) - b * Math.sin(h)) * chroma,
    (a * Math.sin(h) + b * Math.cos(h)) * chroma,
  ]);
}
