import { mix } from "../tools/color.ts";
import { type Pt, path, type Sheet } from "../tools/drawing-sheet.ts";
import type { Rng } from "../tools/rng.ts";
import { smooth } from "../tools/shape.ts";
import type { Palette } from "./colour-palette.ts";

/**
 * The ground is one plane seen in perspective. t = 1 is the bottom edge of the picture,
 * t = 0 the horizon; sizes shrink with t. A fairway is a centre line over t.
 */
export interface Fairway {
  y: (t: number) => number;
  x: (t: number) => number;
  half: (t: number) => number;
  t0: number;
  t1: number;
}

export type Mowing = "lanes" | "bands" | "checker";

function ribbon(
  fairway: Fairway,
  ua: number,
  ub: number,
  ta = fairway.t0,
  tb = fairway.t1,
): string {
  const k = 7;
  const a: Pt[] = [];
  const b: Pt[] = [];
  for (let i = 0; i <= k; i++) {
    // Even steps in log t are even steps on the ground.
    const t = ta * (tb / ta) ** (i / k);
    a.push([fairway.x(t) + fairway.half(t) * ua, fairway.y(t)]);
    b.push([fairway.x(t) + fairway.half(t) * ub, fairway.y(t)]);
  }
  return `${smooth(a)}${smooth(b.reverse(), false, false)}Z`;
}

export function paintFairway(
  sheet: Sheet,
  palette: Palette,
  rng: Rng,
  fairway: Fairway,
  mowing: Mowing,
): void {
  const [y0, y1] = [fairway.y(fairway.t0), fairway.y(fairway.t1)];
  const cut = sheet.linear(
    [
      [0, mix(palette.grass[1], palette.haze, 0.3)],
      [0.35, mix(palette.grass[0], palette.grass[1], 0.75)],
      [1, mix(palette.grass[0], palette.grass[1], 0.5)],
    ],
    0,
    y0,
    0,
    y1,
  );
  sheet.add(path(ribbon(fairway, -1.16, 1.16), cut));
  const base = sheet.linear(
    [
      [0, mix(palette.grass[2], palette.haze, 0.35)],
      [0.4, mix(palette.grass[1], palette.grass[2], 0.62)],
      [1, mix(palette.grass[1], palette.grass[2], 0.35)],
    ],
    0,
    y0,
    0,
    y1,
  );
  sheet.add(path(ribbon(fairway, -1, 1), base));
  const glow = sheet.linear(
    [
      [0, palette.grass[2], 0.25],
      [0.5, palette.grass[2], 0.62],
      [1, palette.grass[2], 0.5],
    ],
    0,
    y0,
    0,
    y1,
  );
  let d = "";
  if (mowing !== "bands") {
    const k = rng.pick([5, 7, 7, 9]);
    for (let i = 0; i < k; i += 2) d += ribbon(fairway, -1 + (2 * i) / k, -1 + (2 * (i + 1)) / k);
    sheet.add(path(d, glow, { opacity: mowing === "checker" ? 0.75 : 1 }));
  }
  if (mowing !== "lanes") {
    d = "";
    const k = 16;
    const step = (fairway.t1 / fairway.t0) ** (1 / k);
    for (let i = 0; i < k; i += 2)
      d += ribbon(fairway, -1, 1, fairway.t0 * step ** i, fairway.t0 * step ** (i + 1));
    sheet.add(path(d, glow, { opacity: mowing === "checker" ? 0.5 : 1 }));
  }
}
