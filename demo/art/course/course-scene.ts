import { paintBirds, paintClouds } from "../parts/clouds.ts";
import { air, type Palette, paletteFor } from "../parts/colour-palette.ts";
import { paintFairway } from "../parts/fairway.ts";
import { paintBunker, paintGreen } from "../parts/golf.ts";
import { paintBloom, paintSky, paintVignette } from "../parts/sky.ts";
import { mix } from "../tools/color.ts";
import { lerp, type Pt, path, Sheet } from "../tools/drawing-sheet.ts";
import { Rng } from "../tools/rng.ts";
import { blob, smooth } from "../tools/shape.ts";
import { paintBank } from "./bank.ts";
import { paintBackdrop } from "./course-backdrop.ts";
import { paintFrame } from "./foreground.ts";
import { paintHazard } from "./hazard.ts";
import { floodlights } from "./lamps.ts";
import { paintGround, paintGroundLight } from "./paint-ground.ts";
import { makePlan, type Plan, type PlanOptions } from "./plan.ts";
import { paintPlanting, type Wet } from "./planting.ts";

/** What tells two scenes apart at a glance, strongest first. */
export function courseTraits(seed: string, options: PlanOptions): string[] {
  const { mood, view, terrain, frame } = planOf(new Rng(`course:${seed}`), options);
  return [mood, view, terrain, frame];
}

function planOf(rng: Rng, options: PlanOptions): Plan {
  return makePlan(rng.fork("plan"), options);
}

export function courseScene(seed: string, options: PlanOptions): string {
  const rng = new Rng(`course:${seed}`);
  const plan = planOf(rng, options);
  const palette = paletteFor(options.mood, rng.fork("pal"));
  const sheet = new Sheet(plan.w, plan.h, seed);
  paintSky(sheet, palette, rng.fork("sky"), plan.horizon, plan.light);
  paintClouds(sheet, palette, rng.fork("cloud"), plan.horizon, plan.clouds);
  if (palette.mood !== "night" && rng.fork("bird").chance(0.4))
    paintBirds(sheet, palette, rng.fork("birds"), plan.horizon);
  paintBackdrop(sheet, palette, rng.fork("back"), plan);
  paintGround(sheet, palette, rng.fork("ground"), plan);
  const wet = paintHazard(sheet, palette, rng.fork("water"), plan);
  if (plan.path && plan.view !== "carry" && plan.view !== "island")
    paintPath(sheet, palette, plan, wet);
  paintHole(sheet, palette, rng.fork("hole"), plan, wet);
  if (plan.frame === "sand")
    paintBunker(
      sheet,
      palette,
      rng.fork("near"),
      plan.w * (0.5 + plan.frameSide * 0.3),
      plan.h * 0.95,
      plan.w * 0.34,
      plan.h * 0.1,
      plan.light,
    );
  paintGroundLight(sheet, palette, plan);
  paintPlanting(sheet, palette, rng.fork("plant"), plan, wet);
  if (palette.mood === "night") floodlights(sheet, palette, rng.fork("lamp"), plan);
  if (plan.frame !== "none" && plan.frame !== "tee" && plan.frame !== "sand")
    paintBank(sheet, palette, rng.fork("near"), plan.frameSide, 0.12);
  paintFrame(sheet, palette, rng.fork("frame"), plan);
  paintBloom(sheet, palette, plan.light, 0.34);
  paintVignette(sheet, palette);
  return sheet.toString();
}

/** Cart path: one pale ribbon along the fairway, cut where there is water. */
function paintPath(sheet: Sheet, palette: Palette, plan: Plan, wet: Wet): void {
  const f = plan.fairway;
  const [a, b]: [Pt[], Pt[]] = [[], []];
  for (let i = 0; i <= 9; i++) {
    const t = f.t0 * 0.8 * (1.15 / (f.t0 * 0.8)) ** (i / 9);
    const x =
      f.x(Math.max(t, f.t0)) +
      plan.path * (f.half(Math.max(t, f.t0)) * 1.42 + 26 * t + Math.sin(i * 1.3) * 20 * t);
    if (wet(x, plan.y(t))) return;
    a.push([x - 20 * t - 1.5, plan.y(t)]);
    b.push([x + 20 * t + 1.5, plan.y(t)]);
  }
  sheet.add(
    path(
      `${smooth(a)}${smooth(b.reverse(), false, false)}Z`,
      sheet.linear(
        [
          [0, air(palette, palette.sand[1], 0.2)],
          [1, mix(palette.sand[0], palette.sand[1], 0.5)],
        ],
        0,
        plan.horizon,
        0,
        sheet.h,
      ),
      { opacity: 0.9 },
    ),
  );
}

function paintHole(sheet: Sheet, palette: Palette, rng: Rng, plan: Plan, wet: Wet): void {
  const { flag, green, fairway, view } = plan;
  if (view === "island") paintIsland(sheet, palette, rng, plan);
  else if (view !== "carry") paintFairway(sheet, palette, rng, fairway, plan.mowing);

  const k = view === "high" ? rng.int(4, 6) : rng.int(2, 4);
  const spots = Array.from({ length: k }, (_, i) => bunkerSpot(rng, plan, i));
  paintGreen(sheet, palette, rng, flag.x, flag.y + green.h * 0.1, green.w, green.h);
  spots.sort((a, b) => a[1] - b[1]);
  for (const [x, y, w] of spots)
    if (!wet(x, y) && view !== "island")
      paintBunker(sheet, palette, rng, x, y, w, w * rng.range(0.2, 0.28), plan.light);
}

/** Timber wall, its reflection, then the turf on top. */
function paintIsland(sheet: Sheet, palette: Palette, rng: Rng, { flag, green }: Plan): void {
  const isle = (k: number, dy: number): string =>
    blob(
      rng.fork("isl"),
      flag.x,
      flag.y + green.h * dy,
      green.w * k,
      green.h * 1.5 * (k / 1.4),
      0.06,
      10,
    );
  sheet.add(
    path(isle(1.36, 0.85), palette.shade, { opacity: 0.3 }) +
      path(isle(1.41, 0.52), mix("#7a5a40", palette.shade, palette.mood === "night" ? 0.6 : 0.35)) +
      path(isle(1.41, 0.3), mix("#b08a60", palette.shade, palette.mood === "night" ? 0.5 : 0.2)),
  );
  sheet.add(
    path(
      isle(1.4, 0.24),
      sheet.linear(
        [
          [0, mix(palette.grass[1], palette.grass[2], 0.2)],
          [1, mix(palette.grass[0], palette.grass[1], 0.6)],
        ],
        0,
        flag.y - green.h,
        0,
        flag.y + green.h * 2,
      ),
    ),
  );
}

type BunkerSpot = [x: number, y: number, w: number];

/** The first two lie around the collar, never on the putting surface; the others along the fairway. */
function bunkerSpot(
  rng: Rng,
  { flag, green, fairway, view, w, y }: Plan,
  index: number,
): BunkerSpot {
  const atGreen = index < 2 || view === "carry" || view === "island";
  const side = index % 2 ? 1 : -1;
  if (atGreen) {
    const wide = green.w * rng.range(0.24, 0.44);
    const a = (side > 0 ? 0 : Math.PI) + rng.range(-0.5, 0.9) * side;
    return [
      flag.x + Math.cos(a) * (green.w * 1.18 + wide * 0.9),
      flag.y + green.h * 0.1 + Math.sin(a) * (green.h * 1.4 + wide * 0.24),
      wide,
    ];
  }
  const t = lerp(flag.t * 1.5, 0.85, rng.next() ** 1.3);
  return [
    fairway.x(t) + side * fairway.half(t) * rng.range(0.9, 1.25),
    y(t),
    w * 0.11 * t ** 0.7 * rng.range(0.7, 1.3),
  ];
}
