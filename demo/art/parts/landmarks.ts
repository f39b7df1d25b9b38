import { mix } from "../tools/color.ts";
import { ellipse, lerp, line, n, type Pt, path, rect } from "../tools/drawing-sheet.ts";
import { itemAt } from "../tools/item-at.ts";
import { smooth } from "../tools/shape.ts";

/** Landmarks as plain silhouettes with one light; foot at (x, y), height h. */
export interface Ink {
  body: string;
  dark: string;
  gold: string;
  lit: string;
  side: number;
}

/** The river bridge: stone piers, arched iron trusses. */
export function ironBridge(x0: number, x1: number, y: number, span: number, ink: Ink): string {
  let iron = "";
  let out = "";
  for (let x = x0; x < x1; x += span) {
    const up = span * 0.3;
    iron += `M${n(x)} ${n(y)}Q${n(x + span / 2)} ${n(y - up * 2)} ${n(x + span)} ${n(y)}`;
    for (let i = 1; i < 8; i++) {
      const t = i / 8;
      const top = y - up * 4 * t * (1 - t) * 1;
      iron += `M${n(x + span * t)} ${n(y)}V${n(top)}`;
      if (i < 8) iron += `L${n(x + span * (t + 1 / 8))} ${n(y)}`;
    }
    out +=
      path(`M${n(x - 16)} ${n(y)}h32l10 ${n(span * 0.42)}h-52Z`, mix(ink.body, ink.dark, 0.25)) +
      path(`M${n(x - 16)} ${n(y)}h14l-2 ${n(span * 0.42)}h-22Z`, ink.lit, {
        opacity: ink.side < 0 ? 0.4 : 0.1,
      });
  }
  return out + line(iron, ink.dark, 5) + rect(x0 - 20, y - 4, x1 - x0 + 60, 12, ink.dark);
}

/** A bridge whose arches run like a dragon's back. */
export function dragonBridge(x0: number, x1: number, y: number, h: number, ink: Ink): string {
  const w = x1 - x0;
  const back = `M${n(x0)} ${n(y)}C${n(x0 + w * 0.08)} ${n(y - h)} ${n(x0 + w * 0.2)} ${n(y - h)} ${n(x0 + w * 0.27)} ${n(y)}C${n(x0 + w * 0.36)} ${n(y - h * 1.6)} ${n(x0 + w * 0.58)} ${n(y - h * 1.6)} ${n(x0 + w * 0.66)} ${n(y)}C${n(x0 + w * 0.72)} ${n(y - h)} ${n(x0 + w * 0.82)} ${n(y - h * 1.1)} ${n(x0 + w * 0.9)} ${n(y - h * 0.5)}`;
  let rods = "";
  for (let i = 1; i < 40; i++) {
    const u = i / 40;
    const seg = u < 0.27 ? [0, 0.27, 0.75] : u < 0.66 ? [0.27, 0.66, 1.2] : [0.66, 0.92, 0.72];
    const t = (u - itemAt(seg, 0)) / (itemAt(seg, 1) - itemAt(seg, 0));
    if (t > 0.05 && t < 0.95)
      rods += `M${n(x0 + w * u)} ${n(y)}v${n(-h * itemAt(seg, 2) * 4 * t * (1 - t))}`;
  }
  let piers = "";
  for (let i = 0; i < 6; i++)
    piers += `M${n(x0 + w * (0.04 + i * 0.18))} ${n(y)}h18l5 ${n(h * 0.6)}h-28Z`;
  const hx = x0 + w * 0.9;
  const hy = y - h * 0.5;
  return (
    path(piers, mix(ink.body, ink.dark, 0.3)) +
    rect(x0 - w, y - 4, w * 3, 13, mix(ink.body, ink.dark, 0.2)) +
    line(rods, ink.gold, 2.5, { opacity: 0.6 }) +
    line(back, mix(ink.gold, ink.dark, 0.25), 20) +
    line(back, ink.gold, 14) +
    path(
      `M${n(hx - 8)} ${n(hy - 14)}Q${n(hx + 20)} ${n(hy - 40)} ${n(hx + 62)} ${n(hy - 18)}L${n(hx + 36)} ${n(hy - 8)}L${n(hx + 58)} ${n(hy + 4)}Q${n(hx + 22)} ${n(hy + 12)} ${n(hx - 4)} ${n(hy + 14)}Z`,
      ink.gold,
    ) +
    path(`M${n(hx + 6)} ${n(hy - 24)}l-22 -30l34 20Z`, ink.gold)
  );
}

/** Long-tail boat with its raised prow and ribbons. */
export function longtail(x: number, y: number, w: number, ink: Ink, dir: number): string {
  const g =
    path(
      "M-50 0C-40 10 30 10 46 0C54 -8 60 -26 64 -40L58 -38C54 -24 48 -12 38 -8L-52 -6Z",
      ink.dark,
    ) +
    path("M-34 -8V-26H18V-8H14V-22H-30V-8Z", ink.dark) +
    path("M-38 -25Q-8 -34 22 -25L20 -22H-36Z", "#fff3dc") +
    line("M-50 -4L-72 -12", ink.dark, 2.4) +
    path("M59 -32l7 2l-2 12l-7 -2Z", "#ff7a45") +
    path("M58 -24l6 2l-1 6l-6 -1Z", "#f4c95d");
  const u = Math.round((w / 120) * 100) / 100;
  return (
    ellipse(x, y + w * 0.06, w * 0.56, w * 0.035, ink.dark, { opacity: 0.3 }) +
    `<g transform="translate(${n(x)} ${n(y)}) scale(${u * dir} ${u})">${g}</g>`
  );
}

/** Royal seaside station: low cream pavilion under broad red gables. */
export function station(x: number, y: number, w: number, ink: Ink): string {
  const h = w * 0.17;
  const red = "#b8473a";
  let out = rect(x - w / 2, y - h, w, h, "#f8ead0");
  for (let i = 0; i <= 10; i++) out += rect(x - w / 2 + (i * w) / 10 - 4, y - h, 8, h, red);
  for (let i = 0; i < 10; i++)
    out += path(
      `M${n(x - w / 2 + (i * w) / 10 + 4)} ${n(y - h)}h${n(w / 10 - 8)}l-${n((w / 10 - 8) / 2)} 12Z`,
      red,
      { opacity: 0.85 },
    );
  out += rect(x - w * 0.45, y - h * 0.62, w * 0.9, h * 0.62, ink.dark, { opacity: 0.22 });
  out += path(
    `M${n(x - w * 0.56)} ${n(y - h)}L${n(x - w * 0.47)} ${n(y - h * 1.9)}H${n(x + w * 0.47)}L${n(x + w * 0.56)} ${n(y - h)}Z`,
    mix(red, ink.dark, 0.12),
  );
  for (const [u, q] of [
    [-0.3, 0.8],
    [0.3, 0.8],
    [0, 1.25],
  ] as const) {
    const [cx, ww, by] = [x + u * w, w * 0.26 * q, y - h * 1.06];
    out +=
      path(
        `M${n(cx - ww / 2)} ${n(by)}L${n(cx)} ${n(by - ww * 0.62)}L${n(cx + ww / 2)} ${n(by)}Z`,
        "#f8ead0",
      ) +
      line(
        `M${n(cx - ww * 0.56)} ${n(by + 3)}L${n(cx)} ${n(by - ww * 0.66)}L${n(cx + ww * 0.56)} ${n(by + 3)}`,
        red,
        9,
        { "stroke-linejoin": "round" },
      ) +
      rect(cx - ww * 0.08, by - ww * 0.34, ww * 0.16, ww * 0.34, red);
  }
  return out;
}

/** Concave cone; `crater` cuts the tip, gullies run down both flanks. */
export function volcano(
  x: number,
  y: number,
  w: number,
  h: number,
  body: string,
  lit: string,
  dark: string,
  side: number,
  crater: number,
): string {
  const fall = (t: number): number => y - h * (1 - t) ** 1.55;
  const half = (d: number): Pt[] =>
    [0, 0.12, 0.3, 0.55, 0.8, 1].map((t) => [x + d * lerp(crater, w / 2, t), fall(t)] as Pt);
  const rim = `L${n(x - crater * 0.4)} ${n(y - h + crater * 0.3)}L${n(x + crater * 0.3)} ${n(y - h + crater * 0.4)}`;
  let [sun, dim] = ["", ""];
  for (let i = -6; i <= 6; i++) {
    if (i === 0) continue;
    const u = i / 7;
    const end = 0.45 + 0.4 * Math.abs(Math.sin(i * 2.3));
    const at = (t: number, v: number): string =>
      `${n(x + v * lerp(crater, w / 2, t))} ${n(fall(t * Math.abs(v) ** 0.15) + (1 - Math.abs(v)) * h * t * 0.34)}`;
    const d = `M${at(0.02, u)}L${at(end * 0.5, u * 0.96)}L${at(end, u * 1.02)}L${at(end * 0.6, u * 0.8)}Z`;
    if (Math.sign(i) === side) sun += d;
    else dim += d;
  }
  return (
    path(`${smooth(half(-1).reverse())}${rim}${smooth(half(1), false, false)}Z`, body) +
    path(sun, lit, { opacity: 0.24 }) +
    path(dim, dark, { opacity: 0.12 })
  );
}
