import type { Mood } from "../parts/colour-palette.ts";
import type { Fairway, Mowing } from "../parts/fairway.ts";
import type { Light } from "../parts/sky.ts";
import { clamp, lerp } from "../tools/drawing-sheet.ts";
import type { Rng } from "../tools/rng.ts";

export const TERRAINS = ["lakeside", "coast", "valley", "links", "jungle", "parkland"] as const;
export type Terrain = (typeof TERRAINS)[number];
type View = "long" | "hero" | "carry" | "high" | "island";
type Frame = "palm" | "bough" | "leaves" | "reeds" | "flowers" | "sand" | "tee" | "none";

/** All decisions of a picture, taken before the first stroke. */
export interface Plan {
  w: number;
  h: number;
  mood: Mood;
  terrain: Terrain;
  view: View;
  horizon: number;
  light: Light;
  fairway: Fairway;
  flag: { x: number; t: number; y: number; h: number };
  green: { w: number; h: number };
  waterSide: 1 | -1;
  frame: Frame;
  frameSide: 1 | -1;
  mowing: Mowing;
  clouds: "cumulus" | "bands" | "few";
  path: 1 | -1 | 0;
  house: boolean;
  heroTree: boolean;
  figure: "finish" | "putt" | "walk" | "buggy" | "none";
  y: (t: number) => number;
  calm: boolean;
}

const VIEWS: Record<Terrain, View[]> = {
  lakeside: ["carry", "island", "long", "hero", "carry"],
  coast: ["long", "hero", "long", "high"],
  valley: ["high", "long", "hero", "carry"],
  links: ["long", "hero", "high"],
  jungle: ["long", "hero", "carry"],
  parkland: ["long", "high", "hero", "long"],
};

const FRAMES: Record<Terrain, Frame[]> = {
  lakeside: ["reeds", "palm", "bough", "none", "flowers"],
  coast: ["palm", "leaves", "none", "flowers", "tee"],
  valley: ["bough", "none", "sand", "tee", "flowers"],
  links: ["reeds", "sand", "none", "reeds", "sand"],
  jungle: ["leaves", "palm", "none", "bough", "tee"],
  parkland: ["bough", "none", "flowers", "sand", "tee", "palm"],
};

export interface PlanOptions {
  mood: Mood;
  terrain: Terrain;
  width?: number;
  height?: number;
  /** Keeps the left half free of tall things: banners put their words there. */
  calm?: boolean;
}

export function makePlan(rng: Rng, options: PlanOptions): Plan {
  const w = options.width ?? 1200;
  const h = options.height ?? 900;
  const { mood, terrain, calm = false } = options;
  const view = rng.pick(VIEWS[terrain]);
  const hero = view === "hero" || view === "island";
  const low = mood === "dawn" || mood === "golden" || mood === "dusk";
  const horizon = h * horizonOf(rng, view, terrain);
  const y = (t: number): number => lerp(horizon, h, t);
  const scene: Scene = { w, h, y, view, hero, calm };
  const spot = placeGreen(rng, scene);
  const fairway = shapeFairway(rng, scene, spot);
  const light = placeLight(rng, scene, { side: spot.side, horizon, low });
  const frame = chooseFrame(rng, scene, options);
  return {
    w,
    h,
    mood,
    terrain,
    view,
    horizon,
    light,
    fairway,
    y,
    calm,
    flag: { x: spot.x, t: spot.t, y: y(spot.t) - spot.h * 0.1, h: flagHeight(rng, scene) },
    green: { w: spot.w, h: spot.h },
    waterSide: calm ? -1 : rng.sign(),
    frame,
    frameSide: (calm ? 1 : -spot.side) as 1 | -1,
    mowing: rng.pick(["lanes", "lanes", "bands", "checker"] as const),
    clouds: chooseClouds(rng, low, mood),
    path: rng.chance(0.5) ? rng.sign() : 0,
    house: (terrain === "parkland" || terrain === "lakeside") && rng.chance(0.4),
    heroTree: !calm && rng.chance(HERO_TREE[terrain]),
    figure: hero
      ? rng.pick(["putt", "putt", "none", "walk"] as const)
      : rng.pick(["finish", "walk", "buggy", "none", "none"] as const),
  };
}

const HERO_TREE: Record<Terrain, number> = {
  parkland: 0.42,
  lakeside: 0.26,
  valley: 0.2,
  coast: 0,
  links: 0,
  jungle: 0,
};

type Scene = Pick<Plan, "w" | "h" | "y" | "view" | "calm"> & { hero: boolean };
type GreenSpot = { side: 1 | -1; x: number; t: number; w: number; h: number };

function horizonOf(rng: Rng, view: View, terrain: Terrain): number {
  const at = {
    long: rng.range(0.38, 0.6),
    hero: rng.range(0.44, 0.64),
    carry: rng.range(0.4, 0.56),
    high: rng.range(0.28, 0.38),
    island: rng.range(0.36, 0.5),
  }[view];
  return terrain === "links" ? clamp(at + 0.06, 0, 0.64) : at;
}

function placeGreen(rng: Rng, { w, h, view, hero, calm }: Scene): GreenSpot {
  const side = calm ? 1 : rng.sign();
  const x = w * (calm ? rng.range(0.6, 0.74) : 0.5 + side * rng.range(0.02, 0.31));
  const t = {
    long: rng.range(0.14, 0.24),
    hero: rng.range(0.34, 0.46),
    carry: rng.range(0.22, 0.32),
    high: rng.range(0.16, 0.3),
    island: rng.range(0.36, 0.46),
  }[view];
  const greenW =
    (hero ? rng.range(0.2, 0.27) : view === "high" ? rng.range(0.1, 0.14) : rng.range(0.12, 0.16)) *
    Math.min(w, h * 1.34);
  return { side, x, t, w: greenW, h: greenW * (view === "high" ? 0.3 : rng.range(0.2, 0.26)) };
}

/** The fairway starts off centre and swings: C- or S-shaped by seed. */
function shapeFairway(rng: Rng, { w, h, y, hero, calm }: Scene, spot: GreenSpot): Fairway {
  const startX = w * (calm ? rng.range(0.5, 0.75) : 0.5 - spot.side * rng.range(-0.12, 0.4));
  const bend = w * rng.range(0.05, 0.2) * rng.sign();
  const twist = rng.pick([1, 1, 2]);
  const wide = w * rng.range(0.26, 0.42) * Math.min(1, 1.34 * (h / w));
  const wob = rng.range(0, 6.28);
  const t0 = hero ? spot.t * 1.06 : spot.t * 0.96;
  return {
    y,
    t0,
    t1: 1.12,
    x: (t) => {
      const q = clamp((t - t0) / (1.05 - t0));
      return (
        lerp(spot.x, startX, q ** 0.9) + bend * Math.sin(Math.PI * twist * q ** 0.7) * (1 - q * 0.5)
      );
    },
    half: (t) =>
      wide *
      t ** 0.86 *
      (1 + 0.16 * Math.sin(wob + Math.log(t) * 3)) *
      clamp((t - t0) / (t0 * 0.5) + 0.45, 0.45, 1),
  };
}

function placeLight(
  rng: Rng,
  { w, calm }: Scene,
  { side, horizon, low }: { side: 1 | -1; horizon: number; low: boolean },
): Light {
  const sunSide: 1 | -1 = calm ? 1 : rng.chance(0.72) ? (-side as 1 | -1) : side;
  return {
    side: sunSide,
    x: w * (0.5 + sunSide * rng.range(0.12, 0.36)),
    y: horizon * (low ? rng.range(0.62, 0.86) : rng.range(0.14, 0.36)),
  };
}

function chooseFrame(rng: Rng, { view, calm }: Scene, { mood, terrain }: PlanOptions): Frame {
  const frame = calm ? rng.pick(["palm", "bough", "palm"] as const) : rng.pick(FRAMES[terrain]);
  // Blossoms without daylight are only noise, and no bunker lies in a lake.
  const isLost =
    (frame === "flowers" && mood === "night") ||
    (frame === "sand" && (view === "carry" || view === "island"));
  return isLost ? "reeds" : frame;
}

function flagHeight(rng: Rng, { h, view, hero, calm }: Scene): number {
  const share = hero
    ? rng.range(0.22, 0.31)
    : view === "high"
      ? rng.range(0.13, 0.17)
      : rng.range(0.14, 0.21);
  return h * (calm ? 1.15 : 1) * share;
}

function chooseClouds(rng: Rng, low: boolean, mood: Mood): Plan["clouds"] {
  if (low) return rng.pick(["bands", "bands", "few"] as const);
  return mood === "noon"
    ? rng.pick(["cumulus", "cumulus", "few"] as const)
    : rng.pick(["few", "cumulus", "bands"] as const);
}
