import type { Fairway, Mowing } from "../parts/fairway.ts";
import type { Mood } from "../parts/palette.ts";
import type { Light } from "../parts/sky.ts";
import type { Rng } from "../tools/rng.ts";
import { clamp, lerp } from "../tools/sheet.ts";

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
  const view = rng.pick(VIEWS[options.terrain]);
  const hero = view === "hero" || view === "island";
  const horizonAt = {
    long: rng.range(0.38, 0.6),
    hero: rng.range(0.44, 0.64),
    carry: rng.range(0.4, 0.56),
    high: rng.range(0.28, 0.38),
    island: rng.range(0.36, 0.5),
  }[view];
  const horizon = h * (options.terrain === "links" ? clamp(horizonAt + 0.06, 0, 0.64) : horizonAt);
  const y = (t: number): number => lerp(horizon, h, t);

  const flagSide = options.calm ? 1 : rng.sign();
  const flagX = w * (options.calm ? rng.range(0.6, 0.74) : 0.5 + flagSide * rng.range(0.02, 0.31));
  const flagT = {
    long: rng.range(0.14, 0.24),
    hero: rng.range(0.34, 0.46),
    carry: rng.range(0.22, 0.32),
    high: rng.range(0.16, 0.3),
    island: rng.range(0.36, 0.46),
  }[view];
  const greenW =
    (hero ? rng.range(0.2, 0.27) : view === "high" ? rng.range(0.1, 0.14) : rng.range(0.12, 0.16)) *
    Math.min(w, h * 1.34);
  const greenH = greenW * (view === "high" ? 0.3 : rng.range(0.2, 0.26));

  // The fairway starts off centre and swings: C- or S-shaped by seed.
  const startX = w * (options.calm ? rng.range(0.5, 0.75) : 0.5 - flagSide * rng.range(-0.12, 0.4));
  const bend = w * rng.range(0.05, 0.2) * rng.sign();
  const twist = rng.pick([1, 1, 2]);
  const wide = w * rng.range(0.26, 0.42) * Math.min(1, 1.34 * (h / w));
  const wob = rng.range(0, 6.28);
  const t0 = hero ? flagT * 1.06 : flagT * 0.96;
  const fairway: Fairway = {
    y,
    t0,
    t1: 1.12,
    x: (t) => {
      const q = clamp((t - t0) / (1.05 - t0));
      return (
        lerp(flagX, startX, q ** 0.9) + bend * Math.sin(Math.PI * twist * q ** 0.7) * (1 - q * 0.5)
      );
    },
    half: (t) =>
      wide *
      t ** 0.86 *
      (1 + 0.16 * Math.sin(wob + Math.log(t) * 3)) *
      clamp((t - t0) / (t0 * 0.5) + 0.45, 0.45, 1),
  };

  const sunSide: 1 | -1 = options.calm ? 1 : rng.chance(0.72) ? (-flagSide as 1 | -1) : flagSide;
  const low = options.mood === "dawn" || options.mood === "golden" || options.mood === "dusk";
  const light: Light = {
    side: sunSide,
    x: w * (0.5 + sunSide * rng.range(0.12, 0.36)),
    y: horizon * (low ? rng.range(0.62, 0.86) : rng.range(0.14, 0.36)),
  };
  const frame = options.calm
    ? rng.pick(["palm", "bough", "palm"] as const)
    : rng.pick(FRAMES[options.terrain]);
  return {
    w,
    h,
    mood: options.mood,
    terrain: options.terrain,
    view,
    horizon,
    light,
    fairway,
    y,
    calm: options.calm ?? false,
    flag: {
      x: flagX,
      t: flagT,
      y: y(flagT) - greenH * 0.1,
      h:
        h *
        (options.calm ? 1.15 : 1) *
        (hero
          ? rng.range(0.22, 0.31)
          : view === "high"
            ? rng.range(0.13, 0.17)
            : rng.range(0.14, 0.21)),
    },
    green: { w: greenW, h: greenH },
    waterSide: options.calm ? -1 : rng.sign(),
    // Blossoms without daylight are only noise, and no bunker lies in a lake.
    frame:
      (frame === "flowers" && options.mood === "night") ||
      (frame === "sand" && (view === "carry" || view === "island"))
        ? "reeds"
        : frame,
    frameSide: (options.calm ? 1 : -flagSide) as 1 | -1,
    mowing: rng.pick(["lanes", "lanes", "bands", "checker"] as const),
    clouds: low
      ? rng.pick(["bands", "bands", "few"] as const)
      : options.mood === "noon"
        ? rng.pick(["cumulus", "cumulus", "few"] as const)
        : rng.pick(["few", "cumulus", "bands"] as const),
    path: rng.chance(0.5) ? rng.sign() : 0,
    house: (options.terrain === "parkland" || options.terrain === "lakeside") && rng.chance(0.4),
    heroTree:
      !options.calm &&
      rng.chance(
        { parkland: 0.42, lakeside: 0.26, valley: 0.2, coast: 0, links: 0, jungle: 0 }[
          options.terrain
        ],
      ),
    figure: hero
      ? rng.pick(["putt", "putt", "none", "walk"] as const)
      : rng.pick(["finish", "walk", "buggy", "none", "none"] as const),
  };
}
