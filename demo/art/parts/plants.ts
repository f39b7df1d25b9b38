import { mix } from "../tools/color.ts";
import { lerp, line, n, path, type Sheet } from "../tools/drawing-sheet.ts";
import type { Rng } from "../tools/rng.ts";
import type { Palette } from "./colour-palette.ts";
import { palmShape } from "./palms.ts";

/**
 * Plants are symbols 100 units high, foot at (0,0). Two inheritable channels colour each use:
 * `fill`/`stroke` = shadow body, `color` = lit mass. So one drawing serves all distances.
 */
export interface PlantKit {
  broad: string[];
  umbrella: string[];
  palm: string[];
  pine: string[];
  bush: string[];
}

type Clump = { x: number; y: number; rx: number; ry: number };

function oval(c: Clump): string {
  return `M${n(c.x - c.rx)} ${n(c.y)}a${n(c.rx)} ${n(c.ry)} 0 1 0 ${n(c.rx * 2)} 0a${n(c.rx)} ${n(c.ry)} 0 1 0 ${n(-c.rx * 2)} 0Z`;
}

/** Leaf dabs: short brush marks; far cheaper than outlines and never twice the same. */
function dabs(
  rng: Rng,
  clumps: Clump[],
  k: number,
  from: number,
  to: number,
  sx: number,
  sy: number,
): string {
  let d = "";
  for (let i = 0; i < k; i++) {
    const c = rng.pick(clumps);
    const a = rng.range(0, 6.28);
    const q = lerp(from, to, Math.sqrt(rng.next()));
    // Whole units: the place is random anyway.
    d += `M${Math.round(c.x + sx * c.rx + Math.cos(a) * c.rx * q)} ${Math.round(c.y + sy * c.ry + Math.sin(a) * c.ry * q)}l${n(rng.range(1, 3.4))} ${n(rng.range(-2, 1.2))}`;
  }
  return d;
}

function canopy(
  rng: Rng,
  clumps: Clump[],
  side: number,
  trunk: string,
  glint: string,
  size = 1,
  dense = 1,
): string {
  const mark = (d: string, color: string, w: number, o = 1): string =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(w)}"${o < 1 ? ` stroke-opacity="${o}"` : ""}/>`;
  const k = Math.round((clumps.reduce((t, c) => t + c.rx * c.ry, 0) / 100) * dense);
  // Lit masses first, broad and merging; then fine glints on the crown's sunny shoulder.
  const lit = clumps
    .map((c) =>
      oval({ x: c.x + side * c.rx * 0.22, y: c.y - c.ry * 0.24, rx: c.rx * 0.62, ry: c.ry * 0.56 }),
    )
    .join("");
  return (
    `<path d="${trunk}" stroke="none"/><path d="${clumps.map(oval).join("")}" stroke="none"/>` +
    `<path d="${dabs(rng, clumps, k, 0.96, 1.1, 0, 0)}" fill="none" stroke-width="${n(5.6 * size)}"/>` +
    `<path d="${lit}" fill="currentColor" stroke="none" fill-opacity=".75"/>` +
    mark(dabs(rng, clumps, k, 0.2, 0.86, side * 0.16, -0.18), "currentColor", 5 * size) +
    mark(dabs(rng, clumps, k, 0, 0.6, side * 0.38, -0.46), glint, 3 * size, 0.5)
  );
}

function broad(rng: Rng, side: number, glint: string): string {
  const k = rng.int(5, 7);
  const tall = rng.range(0.85, 1.2);
  const clumps: Clump[] = [{ x: 0, y: -62, rx: 25, ry: 24 * tall }];
  for (let i = 0; i < k; i++) {
    const a = (i / k) * Math.PI * 2 + rng.range(-0.4, 0.4);
    const R = rng.range(12, 19);
    clumps.push({ x: Math.cos(a) * 20, y: -61 + Math.sin(a) * 20 * tall, rx: R, ry: R * 0.88 });
  }
  return canopy(
    rng,
    clumps,
    side,
    "M-3.4 0C-2 -14 -2.4 -26 -5 -42L5 -42C2.6 -28 2 -14 3.8 0Z",
    glint,
  );
}

/** Rain tree: the wide umbrella that stands on so many Thai fairways. */
function umbrella(rng: Rng, side: number, glint: string): string {
  const clumps: Clump[] = [];
  const k = 8;
  for (let i = 0; i < k; i++) {
    const t = i / (k - 1) - 0.5;
    clumps.push({
      x: t * 108,
      y: -64 + t * t * 50 + rng.range(-5, 4) - (i % 2) * 8,
      rx: rng.range(15, 22),
      ry: rng.range(9, 13),
    });
  }
  clumps.push({ x: rng.range(-16, 16), y: -80, rx: 32, ry: 13 });
  return canopy(
    rng,
    clumps,
    side,
    "M-4 0C-3 -16 -4 -24 -12 -40L-30 -58L-24 -58L-5 -41L-2 -58L2 -58L3 -40L24 -60L30 -58L10 -36C4 -26 3 -14 4.5 0Z",
    glint,
    0.9,
  );
}

/** The same tree for the front row: more crowns, finer marks. */
export function rainTree(rng: Rng, side: number, palette: Palette): string {
  const clumps: Clump[] = [];
  for (let i = 0; i < 15; i++) {
    const t = (i + rng.range(0.2, 0.8)) / 15 - 0.5;
    const row = i % 3;
    clumps.push({
      x: t * (118 - row * 26),
      y: -60 - row * 10 + t * t * 44 + rng.range(-3, 3),
      rx: rng.range(10, 16),
      ry: rng.range(6.5, 9.5),
    });
  }
  return canopy(
    rng,
    clumps,
    side,
    "M-4 0C-3 -16 -4 -24 -12 -40L-34 -60L-29 -60L-6 -42L-2 -62L2 -62L3 -42L26 -62L31 -60L10 -36C4 -26 3 -14 4.5 0Z",
    mix(palette.tree[2], palette.sun, 0.4),
    0.5,
    4.5,
  );
}

function pine(rng: Rng, side: number): string {
  let dark = "M-2 0V-16H2V0Z";
  let lit = "";
  for (let i = 0; i < 6; i++) {
    const y = -12 - i * 13.5;
    const w = lerp(20, 5, i / 5) * rng.range(0.85, 1.12);
    const top = y - lerp(26, 20, i / 5);
    dark += `M${n(-w)} ${n(y + 4)}Q${n(-w * 0.4)} ${n(y - 6)} 0 ${n(top)}Q${n(w * 0.4)} ${n(y - 6)} ${n(w)} ${n(y + 4)}L${n(w * 0.5)} ${n(y)}L0 ${n(y + 5)}L${n(-w * 0.45)} ${n(y)}Z`;
    lit += `M${n(side * w * 0.94)} ${n(y + 3)}Q${n(side * w * 0.38)} ${n(y - 7)} 0 ${n(top + 2)}Q${n(side * w * 0.2)} ${n(y - 6)} ${n(side * w * 0.5)} ${n(y - 1)}Z`;
  }
  return `<path d="${dark}"/><path d="${lit}" fill="currentColor"/>`;
}

function bush(rng: Rng, side: number, glint: string): string {
  const c: Clump[] = [-34, -12, 12, 34].map((x) => ({
    x,
    y: -22 - rng.range(0, 26),
    rx: rng.range(20, 28),
    ry: rng.range(24, 34),
  }));
  return canopy(rng, c, side, "M-54 0Q0 -40 54 0Z", glint, 1.5);
}

export function plantKit(
  sheet: Sheet,
  palette: Palette,
  rng: Rng,
  side: number,
  want: Partial<Record<keyof PlantKit, number>>,
): PlantKit {
  const make = (k: keyof PlantKit, f: (rng: Rng) => string): string[] =>
    Array.from({ length: want[k] ?? 0 }, (_, i) => sheet.symbol(f(rng.fork(`${k}${i}`))));
  const glint = mix(palette.tree[2], palette.sun, 0.4);
  return {
    broad: make("broad", (q) => broad(q, side, glint)),
    umbrella: make("umbrella", (q) => umbrella(q, side, glint)),
    palm: make("palm", (q) => palmShape(q, side, 7)),
    pine: make("pine", (q) => pine(q, side)),
    bush: make("bush", (q) => bush(q, side, glint)),
  };
}

/** Far woods in one pass: crowns of mixed size, then brush marks for the light. */
export function treeLine(
  sheet: Sheet,
  palette: Palette,
  rng: Rng,
  x0: number,
  x1: number,
  base: (x: number) => number,
  h: number,
  haze: number,
  side = 1,
): void {
  const low = mix(palette.tree[0], palette.haze, haze);
  const top = mix(mix(palette.tree[0], palette.tree[1], 0.55), palette.haze, haze);
  const lit = mix(mix(palette.tree[1], palette.tree[2], 0.45), palette.haze, haze);
  let d = `M${n(x0)} ${n(base(x0) + 3)}`;
  let [marks, edge] = ["", ""];
  let x = x0;
  let tall = rng.range(0.5, 0.9);
  while (x < x1) {
    // Neighbouring crowns are alike, groups differ: woods grow in stands.
    tall = Math.min(1, Math.max(0.34, tall + rng.range(-0.22, 0.22)));
    const w = h * rng.range(0.4, 0.95) * (0.6 + tall * 0.4);
    const y = base(x + w / 2) - h * tall;
    d += `L${n(x)} ${n(y + w * 0.34)}Q${n(x + w * 0.12)} ${n(y)} ${n(x + w * 0.5)} ${n(y - w * 0.06)}T${n(x + w)} ${n(y + w * 0.34)}`;
    edge += `M${Math.round(x + w * rng.range(0.1, 0.9))} ${Math.round(y + w * rng.range(0, 0.12))}h.1`;
    marks += `M${Math.round(x + w * (0.5 + side * rng.range(0, 0.34)))} ${Math.round(y + w * rng.range(0.1, 0.4))}h.1`;
    x += w * 0.82;
  }
  d += `L${n(x1 + 20)} ${n(base(x1) + 3)}`;
  for (let i = 1; i <= 6; i++)
    d += `L${n(lerp(x1, x0, i / 6))} ${n(base(lerp(x1, x0, i / 6)) + 3)}`;
  const yb = base((x0 + x1) / 2);
  sheet.add(
    path(
      `${d}Z`,
      sheet.linear(
        [
          [0, top],
          [0.6, low],
          [1, mix(low, palette.shade, 0.3)],
        ],
        0,
        yb - h,
        0,
        yb,
      ),
    ) +
      line(edge, top, h * 0.2) +
      line(marks, lit, h * 0.15, { opacity: 0.6 }),
  );
}
