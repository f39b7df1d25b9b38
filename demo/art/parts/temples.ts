import { mix } from "../tools/color.ts";
import { line, n, type Pt, path, rect } from "../tools/drawing-sheet.ts";
import { smooth } from "../tools/shape.ts";
import type { Ink } from "./landmarks.ts";

/** Mirrored profile: list of [half width, height] from foot to tip, in units of h. */
function lathe(
  x: number,
  y: number,
  h: number,
  prof: Pt[],
  round = true,
): { full: string; half: (s: number) => string } {
  const l = prof.map(([w, t]) => [x - w * h, y - t * h] as Pt);
  const r = prof.map(([w, t]) => [x + w * h, y - t * h] as Pt).reverse();
  const draw = (p: Pt[], m: boolean): string =>
    round
      ? smooth(p, false, m)
      : `${m ? "M" : "L"}${p.map(([a, b]) => `${n(a)} ${n(b)}`).join("L")}`;
  return {
    full: `${draw(l, true)}${draw(r, false)}Z`,
    half: (s) => {
      const e = (s > 0 ? r : [...l].reverse()).map(([a, b]) => [a, b] as Pt);
      return `${draw(e, true)}L${n(x + s * 0.02 * h)} ${n(y)}L${n(x)} ${n(y - h)}Z`;
    },
  };
}

/** Khmer-style tower of the river temple. */
export function prang(x: number, y: number, h: number, ink: Ink): string {
  const body = lathe(
    x,
    y,
    h,
    [
      [0.26, 0],
      [0.25, 0.08],
      [0.2, 0.1],
      [0.19, 0.2],
      [0.15, 0.23],
      [0.14, 0.34],
      [0.105, 0.37],
      [0.1, 0.56],
      [0.085, 0.7],
      [0.05, 0.82],
      [0.018, 0.88],
      [0.01, 1],
      [0, 1],
    ],
    false,
  );
  let bands = "";
  for (const [w, t] of [
    [0.225, 0.1],
    [0.172, 0.22],
    [0.125, 0.36],
    [0.1, 0.47],
    [0.094, 0.58],
    [0.08, 0.7],
  ] as const)
    bands += `M${n(x - w * h)} ${n(y - t * h)}h${n(w * 2 * h)}`;
  return (
    path(body.full, ink.body) +
    path(body.half(ink.side), ink.lit, { opacity: 0.4 }) +
    line(bands, ink.gold, Math.max(2, h * 0.012), { opacity: 0.75, "stroke-linecap": "butt" })
  );
}

/** Bell-shaped stupa with a long spire. */
export function chedi(x: number, y: number, h: number, ink: Ink): string {
  const body = lathe(x, y, h, [
    [0.3, 0],
    [0.3, 0.06],
    [0.25, 0.07],
    [0.24, 0.13],
    [0.2, 0.15],
    [0.19, 0.2],
    [0.2, 0.24],
    [0.17, 0.38],
    [0.09, 0.47],
    [0.06, 0.5],
    [0.065, 0.55],
    [0.035, 0.62],
    [0.02, 0.78],
    [0.006, 0.98],
    [0, 1],
  ]);
  return (
    path(body.full, ink.gold) +
    path(body.half(-ink.side), ink.dark, { opacity: 0.24 }) +
    path(body.half(ink.side), "#fff6d8", { opacity: 0.22 })
  );
}

/** Temple hall from the side: telescoped roofs with concave eaves and horn finials. */
export function hall(x: number, y: number, w: number, ink: Ink, tile: string): string {
  const h = w * 0.2;
  let out =
    rect(x - w * 0.42, y - h, w * 0.84, h, ink.body) +
    rect(x - w * 0.47, y - h * 0.16, w * 0.94, h * 0.16, mix(ink.body, ink.dark, 0.3));
  for (let i = 0; i < 7; i++)
    out += rect(x - w * 0.385 + i * w * 0.12, y - h * 0.82, w * 0.05, h * 0.66, ink.dark, {
      opacity: 0.5,
    });
  const tiers = [
    [0.54, 0.42, 0.9, 0.17],
    [0.42, 0.3, 1.36, 0.17],
    [0.3, 0.2, 1.86, 0.2],
  ] as const;
  for (const [b, t, up, th] of tiers) {
    const [yb, yt] = [y - h * up, y - h * up - w * th];
    const eave = (d: number): string => `Q${n(x + d * (t + 0.02) * w)} ${n(yb - w * th * 0.28)} `;
    const d = `M${n(x - b * w)} ${n(yb)}${eave(-1)}${n(x - t * w)} ${n(yt)}H${n(x + t * w)}${eave(1)}${n(x + b * w)} ${n(yb)}Z`;
    out +=
      path(d, tile) +
      path(
        `M${n(x)} ${n(yt)}H${n(x + ink.side * t * w)}${eave(ink.side)}${n(x + ink.side * b * w)} ${n(yb)}H${n(x)}Z`,
        ink.lit,
        { opacity: 0.13 },
      );
    out +=
      line(`M${n(x - b * w)} ${n(yb)}H${n(x + b * w)}`, ink.gold, w * 0.014) +
      line(
        `M${n(x - b * w)} ${n(yb)}${eave(-1)}${n(x - t * w)} ${n(yt)}H${n(x + t * w)}${eave(1)}${n(x + b * w)} ${n(yb)}`,
        ink.gold,
        w * 0.01,
        { "stroke-linejoin": "round" },
      );
    for (const s of [-1, 1])
      out += line(
        `M${n(x + s * t * w)} ${n(yt)}q${n(s * w * 0.026)} ${n(-w * 0.012)} ${n(s * w * 0.02)} ${n(-w * 0.06)}`,
        ink.gold,
        w * 0.012,
      );
  }
  return out;
}

/** Lotus-bud towers above galleries. */
export function angkor(x: number, y: number, w: number, ink: Ink): string {
  const bud = (cx: number, base: number, h: number): string => {
    const b = lathe(cx, base, h, [
      [0.24, 0],
      [0.25, 0.2],
      [0.27, 0.34],
      [0.25, 0.5],
      [0.19, 0.68],
      [0.11, 0.84],
      [0.03, 0.96],
      [0, 1],
    ]);
    let ribs = "";
    for (let i = 1; i < 6; i++)
      ribs += `M${n(cx - 0.25 * h * (1 - (i / 6) ** 2.2))} ${n(base - h * (0.2 + 0.12 * i))}h${n(0.5 * h * (1 - (i / 6) ** 2.2))}`;
    return (
      path(b.full, ink.body) +
      path(b.half(ink.side), ink.lit, { opacity: 0.35 }) +
      line(ribs, ink.dark, 2.5, { opacity: 0.35 })
    );
  };
  const step = (ww: number, b: number, h: number): string =>
    rect(x - ww / 2, b - h, ww, h, mix(ink.body, ink.dark, 0.16));
  let cols = "";
  for (let i = 0; i < 34; i++)
    cols += `M${n(x - w * 0.48 + (i * w * 0.96) / 33)} ${n(y - w * 0.014)}v${n(-w * 0.04)}`;
  return (
    bud(x - w * 0.24, y - w * 0.1, w * 0.2) +
    bud(x + w * 0.24, y - w * 0.1, w * 0.2) +
    bud(x - w * 0.12, y - w * 0.12, w * 0.22) +
    bud(x + w * 0.12, y - w * 0.12, w * 0.22) +
    bud(x, y - w * 0.14, w * 0.3) +
    step(w * 0.46, y - w * 0.08, w * 0.07) +
    step(w * 0.7, y - w * 0.05, w * 0.06) +
    step(w, y, w * 0.066) +
    line(cols, ink.dark, 6, { opacity: 0.4, "stroke-linecap": "butt" })
  );
}

/** Balinese split gate. */
export function splitGate(x: number, y: number, h: number, ink: Ink): string {
  const wing = (d: number): string => {
    const p: Pt[] = [
      [0.08, 0],
      [0.08, 1],
    ];
    for (let i = 0; i < 8; i++) {
      const t = 1 - i / 8;
      p.push(
        [0.1 + (1 - t) * 0.34, t],
        [0.14 + (1 - t) * 0.36, t],
        [0.12 + (1 - t) * 0.36, t - 0.1],
      );
    }
    p.push([0.52, 0]);
    return `M${p.map(([a, b]) => `${n(x + d * a * h)} ${n(y - b * h)}`).join("L")}Z`;
  };
  return (
    path(wing(-1), ink.side < 0 ? mix(ink.body, ink.lit, 0.25) : ink.body) +
    path(wing(1), ink.side > 0 ? mix(ink.body, ink.lit, 0.25) : ink.body) +
    rect(x - h * 0.62, y - h * 0.05, h * 1.24, h * 0.06, mix(ink.body, ink.dark, 0.3))
  );
}

/** Triumphal arch with five spires. */
export function arch(x: number, y: number, h: number, ink: Ink): string {
  const w = h * 0.86;
  const hole = (cx: number, ww: number, hh: number): string =>
    `M${n(cx - ww / 2)} ${n(y)}V${n(y - hh)}A${n(ww / 2)} ${n(ww / 2)} 0 0 1 ${n(cx + ww / 2)} ${n(y - hh)}V${n(y)}Z`;
  let out =
    rect(x - w / 2, y - h * 0.6, w, h * 0.6, ink.body) +
    rect(x + (ink.side > 0 ? 0 : -w / 2), y - h * 0.6, w / 2, h * 0.6, ink.lit, { opacity: 0.18 });
  out += path(
    hole(x, w * 0.3, h * 0.3) +
      hole(x - w * 0.34, w * 0.14, h * 0.18) +
      hole(x + w * 0.34, w * 0.14, h * 0.18),
    ink.dark,
    { opacity: 0.6 },
  );
  out += rect(x - w * 0.54, y - h * 0.62, w * 1.08, h * 0.05, ink.gold, { opacity: 0.9 });
  for (const [u, q] of [
    [-0.4, 0.22],
    [0.4, 0.22],
    [-0.22, 0.2],
    [0.22, 0.2],
    [0, 0.4],
  ] as const)
    out += chedi(x + u * w, y - h * 0.61, h * q, { ...ink, gold: mix(ink.body, ink.gold, 0.45) });
  return out;
}
