import { n, type Pt } from "./drawing-sheet.ts";
import { itemAt } from "./item-at.ts";
import type { Rng } from "./rng.ts";

/** Catmull-Rom through the points: the soft, confident line of the whole set. */
export function smooth(p: Pt[], closed = false, move = true): string {
  const m = p.length;
  const at = (i: number): Pt =>
    (closed ? p[(i + m) % m] : p[Math.max(0, Math.min(m - 1, i))]) as Pt;
  let d = move ? `M${n(at(0)[0])} ${n(at(0)[1])}` : `L${n(at(0)[0])} ${n(at(0)[1])}`;
  const last = closed ? m : m - 1;
  for (let i = 0; i < last; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** A soft pebble: bunkers, ponds, greens, shadows. */
export function blob(
  rng: Rng,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  wobble = 0.16,
  k = 9,
): string {
  const a0 = rng.range(0, 6.28);
  const pts: Pt[] = [];
  for (let i = 0; i < k; i++) {
    const a = a0 + (i / k) * Math.PI * 2;
    const f = 1 + rng.range(-wobble, wobble);
    pts.push([cx + Math.cos(a) * rx * f, cy + Math.sin(a) * ry * f]);
  }
  return smooth(pts, true);
}

/** A one-dimensional landscape: sum of waves, cheap and free of visible repetition. */
export function waves(rng: Rng, octaves: number, rough = 0.5): (x: number) => number {
  const w = Array.from({ length: octaves }, (_, i) => ({
    f: 2 ** i * rng.range(0.8, 1.25),
    p: rng.range(0, 6.28),
    a: rough ** i,
  }));
  const total = w.reduce((s, o) => s + o.a, 0);
  return (x) => w.reduce((s, o) => s + Math.sin(x * o.f + o.p) * o.a, 0) / total;
}

/** Top edge sampled left to right and closed along the bottom. */
export function under(top: Pt[], bottom: number, soft = true): string {
  const [a, b] = [itemAt(top, 0), itemAt(top, top.length - 1)];
  const head = soft ? smooth(top) : `M${top.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;
  return `${head}L${n(b[0])} ${n(bottom)}L${n(a[0])} ${n(bottom)}Z`;
}

export function sample(x0: number, x1: number, steps: number, f: (x: number) => number): Pt[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const x = x0 + ((x1 - x0) * i) / steps;
    return [x, f(x)] as Pt;
  });
}

/** Free-form pond or pool: low waves on an ellipse, so the rim is always one calm curve. */
export function lagoon(
  rng: Rng,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
): (k: number, dy?: number) => string {
  const [a, b] = [rng.range(0, 6.28), rng.range(0, 6.28)];
  const f = (t: number): number => 1 + 0.1 * Math.cos(2 * t + a) + 0.06 * Math.cos(3 * t + b);
  return (k, dy = 0) =>
    smooth(
      Array.from({ length: 14 }, (_, i) => {
        const t = (i / 14) * Math.PI * 2;
        return [cx + Math.cos(t) * rx * f(t) * k, cy + dy + Math.sin(t) * ry * f(t) * k] as Pt;
      }),
      true,
    );
}
