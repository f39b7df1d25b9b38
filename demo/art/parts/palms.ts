import { lerp, n, type Pt } from "../tools/drawing-sheet.ts";
import type { Rng } from "../tools/rng.ts";

/** One frond: the rachis arches up and falls; slender leaflets hang on both sides. */
export function frond(
  cx: number,
  cy: number,
  ang: number,
  len: number,
  droop: number,
  leaf: number,
  k: number,
): string {
  const dx = Math.cos(ang);
  const dy = Math.sin(ang);
  const c: Pt = [cx + dx * len * 0.55, cy + dy * len * 0.62 - len * 0.1];
  const e: Pt = [cx + dx * len, cy + dy * len * 0.8 + droop];
  const at = (t: number): Pt => [
    lerp(lerp(cx, c[0], t), lerp(c[0], e[0], t), t),
    lerp(lerp(cy, c[1], t), lerp(c[1], e[1], t), t),
  ];
  const th = len * 0.022;
  const [up, lo] = dx >= 0 ? [-th, th] : [th, -th];
  let d = `M${n(cx)} ${n(cy + up)}Q${n(c[0])} ${n(c[1] + up)} ${n(e[0])} ${n(e[1])}Q${n(c[0])} ${n(c[1] + lo)} ${n(cx)} ${n(cy + lo)}Z`;
  const b = (len / k) * 0.62;
  // Relative moves keep the numbers short; the pen position is tracked as rounded, so nothing drifts.
  const q1 = (v: number): number => Math.round(v * 10) / 10;
  let [px, py] = [q1(cx), q1(cy + up)];
  for (let i = 0; i < k; i++) {
    const t = (i + 0.9) / k;
    const [x, y] = at(t);
    const [x2, y2] = at(Math.min(1, t + 0.04));
    const a = Math.atan2(y2 - y, x2 - x);
    const l = leaf * Math.sin(Math.PI * (0.2 + 0.72 * t)) ** 0.7;
    const [mx, my] = [q1(x - px), q1(y - py)];
    [px, py] = [px + mx, py + my];
    d += `m${mx} ${my}`;
    const [bx, by] = [Math.cos(a) * b, Math.sin(a) * b];
    for (const s of [-1, 1]) {
      // Leaflets fold towards the tip and sag under their weight; both sides wind the same way round, or crossing leaves would punch holes.
      const q = a + s * lerp(0.8, 0.3, t);
      const [tx, ty] = [Math.cos(q) * l, Math.sin(q) * l + l * 0.3];
      d +=
        s > 0
          ? `l${n(bx)} ${n(by)}l${n(tx - bx)} ${n(ty - by)}z`
          : `l${n(tx)} ${n(ty)}l${n(bx - tx)} ${n(by - ty)}zm0 0`;
    }
  }
  return d;
}

/** Palm with a leaning trunk; `detail` is the number of leaflet pairs per frond. */
export function palmShape(rng: Rng, side: number, detail: number): string {
  const lean = rng.range(7, 22) * rng.sign();
  const top: Pt = [lean, -rng.range(66, 72)];
  const w = 1.7;
  const trunk = `M${n(-w * 1.7)} 0C${n(-w)} -26 ${n(lean * 0.5 - w)} -50 ${n(top[0] - w * 0.62)} ${n(top[1])}L${n(top[0] + w * 0.62)} ${n(top[1])}C${n(lean * 0.5 + w)} -50 ${n(w)} -26 ${n(w * 1.9)} 0Z`;
  const k = 9;
  let [back, front] = ["", ""];
  for (let i = 0; i < k; i++) {
    const a = lerp(-Math.PI * 1.16, Math.PI * 0.16, (i + rng.range(-0.25, 0.25)) / (k - 1));
    const flat = Math.abs(Math.cos(a));
    const d = frond(
      top[0],
      top[1],
      a,
      rng.range(31, 39),
      lerp(4, 19, flat) * rng.range(0.7, 1.3),
      rng.range(9, 11),
      detail,
    );
    if (Math.cos(a) * side > 0.1 && i % 2 === 0) front += d;
    else back += d;
  }
  return `<path d="${trunk}${back}" stroke="none"/><circle cx="${n(top[0] - 1.8)}" cy="${n(top[1] + 3)}" r="2" stroke="none"/><circle cx="${n(top[0] + 2)}" cy="${n(top[1] + 3.4)}" r="1.9" stroke="none"/><path d="${front}" fill="currentColor" stroke="none"/>`;
}
