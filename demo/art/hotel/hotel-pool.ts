import { hills } from "../parts/backdrop.ts";
import { block, lounger, parasol, WALLS } from "../parts/buildings.ts";
import type { Palette } from "../parts/colour-palette.ts";
import { treeLine } from "../parts/plants.ts";
import { paintWater } from "../parts/water.ts";
import { mix } from "../tools/color.ts";
import { ellipse, group, lerp, n, path } from "../tools/drawing-sheet.ts";
import { lagoon, sample, under } from "../tools/shape.ts";
import { palms, type Spot, type Stage } from "./hotel-stage.ts";

export const ACCENTS = ["#ff7a45", "#fffaf0", "#f4c95d", "#e5483a", "#3c9a8a"];

export function poolWater(palette: Palette): Palette {
  return {
    ...palette,
    water: [
      mix(palette.water[0], "#86e3de", 0.45),
      mix(palette.water[1], "#14a3b0", palette.mood === "night" ? 0.35 : 0.55),
    ],
  };
}

export function poolHotel(stage: Stage): void {
  const { sheet, palette, rng, horizon, light } = stage;
  hills(sheet, palette, rng.fork("h"), horizon, sheet.h * 0.12, 2);
  treeLine(
    sheet,
    palette,
    rng,
    -20,
    sheet.w + 20,
    () => horizon + 10,
    sheet.h * 0.1,
    0.3,
    light.side,
  );
  const wall = rng.pick(WALLS);
  const flip = rng.sign();
  const { main, wing } = poolHouses(stage, wall, flip);
  sheet.add(wing, main);
  palms(
    stage,
    Array.from(
      { length: 6 },
      (_, i) =>
        [
          ((i + rng.range(0.1, 0.9)) / 6) * sheet.w,
          horizon + rng.range(36, 56),
          sheet.h * rng.range(0.18, 0.32),
        ] as Spot,
    ),
  );
  lawnAndTerrace(stage);
  pool(stage, main + wing);
  palms(
    stage,
    [[flip > 0 ? sheet.w * 0.07 : sheet.w * 0.93, sheet.h + 14, sheet.h * rng.range(0.8, 1)]],
    true,
  );
}

/** The main house and its lower wing. */
function poolHouses(stage: Stage, wall: string, flip: number) {
  const { sheet, palette, rng, horizon, light } = stage;
  const tall = rng.range(0.26, 0.42);
  const bw = rng.range(0.34, 0.48);
  const main = block(sheet, palette, rng, {
    x: flip > 0 ? sheet.w * (0.94 - bw) : sheet.w * 0.06,
    base: horizon + 34,
    w: sheet.w * bw,
    h: sheet.h * tall,
    floors: Math.round(tall * 15),
    cols: Math.round(bw * 19),
    wall,
    style: rng.pick(["balcony", "balcony", "grid"] as const),
    lit: stage.lit,
    side: light.side,
  });
  const wing = block(sheet, palette, rng, {
    x: flip > 0 ? sheet.w * (0.94 - bw - 0.24) : sheet.w * (0.06 + bw - 0.02),
    base: horizon + 30,
    w: sheet.w * 0.26,
    h: sheet.h * tall * 0.6,
    floors: 3,
    cols: 5,
    wall,
    style: "balcony",
    lit: stage.lit,
    side: light.side,
  });
  return { main, wing };
}

function lawnAndTerrace({ sheet, palette, horizon }: Stage): void {
  sheet.add(
    path(
      under(
        sample(-10, sheet.w + 10, 8, (x) => horizon + 34 + Math.sin(x / 200) * 3),
        sheet.h,
      ),
      sheet.linear(
        [
          [0, mix(palette.grass[1], palette.grass[2], 0.3)],
          [1, palette.grass[0]],
        ],
        0,
        horizon,
        0,
        sheet.h,
      ),
    ),
  );
  sheet.add(
    path(
      `M-10 ${n(horizon + 90)}C${n(sheet.w * 0.3)} ${n(horizon + 66)} ${n(sheet.w * 0.7)} ${n(horizon + 66)} ${sheet.w + 10} ${n(horizon + 92)}V${sheet.h}H-10Z`,
      sheet.linear(
        [
          [0, mix(palette.sand[0], palette.sand[1], 0.25)],
          [1, mix(palette.sand[0], palette.sand[1], 0.9)],
        ],
        0,
        horizon + 70,
        0,
        sheet.h,
      ),
    ),
  );
}

/** The pool mirrors the houses; parasols stand along its far edge. */
function pool(stage: Stage, houses: string): void {
  const { sheet, palette, rng, horizon, light } = stage;
  const [cx, cy] = [sheet.w * rng.range(0.42, 0.58), lerp(horizon, sheet.h, 0.64)];
  const [rx, ry] = [sheet.w * rng.range(0.36, 0.42), (sheet.h - horizon) * 0.27];
  const shape = lagoon(rng.fork("pool"), cx, cy, rx, ry);
  sheet.add(
    path(shape(1.05, 4), mix(palette.sand[0], "#ffffff", palette.mood === "night" ? 0 : 0.4)) +
      path(shape(1.012, -3), mix(palette.water[1], palette.shade, 0.35)),
  );
  const mirror = group(houses, {
    transform: `translate(0 ${n((horizon + 34) * 2 + 60)}) scale(1 -1)`,
    opacity: 0.4,
  });
  paintWater(sheet, poolWater(palette), rng, shape(1), cy - ry * 1.2, cy + ry * 1.2, light, mirror);
  if (stage.lit > 0.4) poolGlow(stage, { cx, cy, rx, ry });
  const accent = rng.pick(ACCENTS);
  for (let i = 0; i < 4; i++) {
    const x = cx - rx * 0.9 + i * rx * 0.6 + rng.range(-14, 14);
    const y = cy - ry * 1.28 + Math.abs(i - 1.5) * 8;
    sheet.add(
      parasol(x, y, 84, accent, palette.shade),
      lounger(x + 24, y + 6, 58, "#fffaf0", palette.shade, 1),
    );
  }
}

type Oval = { cx: number; cy: number; rx: number; ry: number };

/** After dark the pool is lit from below. */
function poolGlow({ sheet }: Stage, { cx, cy, rx, ry }: Oval): void {
  sheet.add(
    ellipse(
      cx,
      cy + ry * 0.2,
      rx * 0.8,
      ry * 0.7,
      sheet.radial(
        [
          [0, "#8ff0e6", 0.42],
          [1, "#8ff0e6", 0],
        ],
        cx,
        cy + ry * 0.2,
        rx * 0.8,
        (ry * 0.7) / (rx * 0.8),
      ),
    ),
  );
}
