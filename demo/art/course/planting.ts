import { air, type Palette } from "../parts/colour-palette.ts";
import { buggy, golfer, paintFlag } from "../parts/golf.ts";
import { type PlantKit, plantKit, rainTree } from "../parts/plants.ts";
import { mix } from "../tools/color.ts";
import { clamp, ellipse, lerp, n, path, type Sheet, use } from "../tools/drawing-sheet.ts";
import type { Rng } from "../tools/rng.ts";
import type { Plan } from "./plan.ts";

export type Wet = (x: number, y: number) => boolean;
const FLAGS = ["#ff7a45", "#ff7a45", "#e5483a", "#ffc247", "#fffaf0"];

type Mix = { kit: Partial<Record<keyof PlantKit, number>>; per: number; near: number };
const STANDS: Record<Plan["terrain"], Mix> = {
  lakeside: { kit: { broad: 3, palm: 1, bush: 1 }, per: 13, near: 0.32 },
  coast: { kit: { palm: 2, bush: 1 }, per: 13, near: 0.42 },
  valley: { kit: { pine: 3, broad: 2, bush: 1 }, per: 18, near: 0.38 },
  links: { kit: { bush: 3 }, per: 7, near: 0.4 },
  jungle: { kit: { broad: 3, palm: 1, bush: 1 }, per: 22, near: 0.5 },
  parkland: { kit: { umbrella: 2, broad: 2, bush: 1 }, per: 14, near: 0.42 },
};
const HEIGHT: Record<keyof PlantKit, number> = {
  broad: 0.42,
  umbrella: 0.4,
  palm: 0.5,
  pine: 0.46,
  bush: 0.1,
};

type Item = { y: number; draw: () => void };
/** What is planted, and all its shadows: they go down in one layer below the trees. */
type Planted = { items: Item[]; shades: string };

/** Two stands of trees along the hole, far to near; flag and people take their place by depth. */
export function paintPlanting(
  sheet: Sheet,
  palette: Palette,
  rng: Rng,
  plan: Plan,
  wet: Wet,
): void {
  const { flag } = plan;
  const planted: Planted = { items: [], shades: "" };
  plantStands(sheet, palette, rng, plan, wet, planted);
  if (plan.heroTree && !plan.calm) plantHeroTree(sheet, palette, rng, plan, wet, planted);
  const { items, shades } = planted;
  if (shades) sheet.add(path(shades, palette.shade, { opacity: 0.25 }));
  items.push({
    y: flag.y,
    draw: () =>
      paintFlag(
        sheet,
        palette,
        rng.fork("flag"),
        flag.x,
        flag.y,
        flag.h,
        plan.light,
        rng.pick(FLAGS),
      ),
  });
  const fig = figure(palette, rng.fork("fig"), plan, wet);
  if (fig) items.push({ y: fig.y, draw: () => sheet.add(fig.svg) });
  for (const item of items.sort((a, b) => a.y - b.y)) item.draw();
}

function plantStands(
  sheet: Sheet,
  palette: Palette,
  rng: Rng,
  plan: Plan,
  wet: Wet,
  planted: Planted,
): void {
  const stand = STANDS[plan.terrain];
  const kit = plantKit(sheet, palette, rng.fork("kit"), plan.light.side, stand.kit);
  for (const side of [-1, 1] as const) {
    // One side is usually thicker: a hole has a character.
    const count = Math.round(stand.per * rng.range(0.55, 1.15) * (plan.calm ? 1.5 : 1));
    for (let i = 0; i < count; i++) {
      const q = rng.fork(`${side}:${i}`);
      const t = lerp(0.035, stand.near, ((i + q.next()) / count) ** 1.7);
      const y = plan.y(t);
      const x = alongsideHole(q, plan, t, side);
      if (wet(x, y) || isKeptFree(plan, x, t)) continue;
      const it = plant(palette, q, plan, wet, kit, x, y, t);
      planted.shades += it.shade;
      planted.items.push({ y, draw: () => sheet.add(it.tree) });
    }
  }
}

function alongsideHole(rng: Rng, plan: Plan, t: number, side: 1 | -1): number {
  const { fairway, flag } = plan;
  const tf = Math.max(t, fairway.t0);
  const atGreen = clamp(1 - Math.abs(t - flag.t) / (flag.t * 0.7));
  const keep = Math.max(fairway.half(tf) * 1.18, plan.green.w * 1.7 * atGreen, plan.w * 0.05);
  return fairway.x(tf) + side * (keep + plan.w * (0.03 + 0.3 * rng.next() ** 1.8) * (0.55 + t));
}

/** Outside the picture, between the eye and the flag, or where a banner puts its words. */
function isKeptFree(plan: Plan, x: number, t: number): boolean {
  const { flag } = plan;
  if (x < -90 || x > plan.w + 90) return true;
  if (t > flag.t * 0.85 && Math.abs(x - flag.x) < plan.green.w * 1.2 + plan.w * 0.06) return true;
  return plan.calm && x < plan.w * 0.46 && t > 0.09;
}

/** One big tree with a view under its branches. */
function plantHeroTree(
  sheet: Sheet,
  palette: Palette,
  rng: Rng,
  plan: Plan,
  wet: Wet,
  planted: Planted,
): void {
  const q = rng.fork("hero");
  const side = plan.flag.x > plan.w / 2 ? -1 : 1;
  const t = q.range(0.34, 0.46);
  const [x, y] = [plan.w * (0.5 + side * q.range(0.3, 0.42)), plan.y(t)];
  if (wet(x, y)) return;
  const id = sheet.symbol(rainTree(q, plan.light.side, palette));
  const h = plan.h * q.range(0.44, 0.56);
  planted.shades += shadowPath(plan, wet, x, y, h * 0.8, h * 0.6);
  planted.items.push({
    y,
    draw: () =>
      sheet.add(
        use(id, x, y, h / 100, h / 100, {
          fill: palette.tree[0],
          stroke: palette.tree[0],
          color: palette.tree[1],
        }),
      ),
  });
}

/** Returns the cast shadow; all shadows go down in one layer below the trees. */
function plant(
  palette: Palette,
  rng: Rng,
  plan: Plan,
  wet: Wet,
  kit: PlantKit,
  x: number,
  y: number,
  t: number,
): { shade: string; tree: string } {
  const kinds = (Object.keys(kit) as (keyof PlantKit)[]).filter(
    (k) => kit[k].length && (k !== "bush" || rng.chance(0.4)),
  );
  const kind = kinds.length ? rng.pick(kinds) : "bush";
  const h =
    plan.h * HEIGHT[kind] * t ** 0.6 * rng.range(0.72, 1.2) * (plan.view === "high" ? 0.8 : 1);
  const haze = clamp(0.46 - t * 1.5, 0, 0.42);
  const w = h * (kind === "umbrella" ? 0.6 : kind === "palm" ? 0.26 : kind === "bush" ? 0.7 : 0.36);
  const dark = air(palette, palette.tree[0], haze);
  const tree = use(rng.pick(kit[kind]), x, y + 1, (h / 100) * rng.range(0.88, 1.14), h / 100, {
    fill: dark,
    stroke: dark,
    color: air(palette, mix(palette.tree[1], palette.tree[2], rng.range(0, 0.3)), haze),
  });
  return { shade: shadowPath(plan, wet, x, y, h, w), tree };
}

/** Shadows run away from the point below the sun; long when it is low. */
function shadowPath(plan: Plan, wet: Wet, x: number, y: number, h: number, w: number): string {
  const low = plan.mood === "dawn" || plan.mood === "golden" || plan.mood === "dusk";
  // High sun: a pool of shade right under the crown.
  if (!low)
    return `M${n(x - w * (1.15 + plan.light.side * 0.3))} ${n(y + 2)}a${n(w * 1.15)} ${n(Math.max(3, h * 0.045))} 0 1 0 ${n(w * 2.3)} 0a${n(w * 1.15)} ${n(Math.max(3, h * 0.045))} 0 1 0 ${n(-w * 2.3)} 0Z`;
  const dx = x - plan.light.x;
  const dy = Math.max(40, (y - plan.horizon) * 2.2);
  const a = Math.atan2(dy * 0.5, dx);
  const [ux, uy] = [Math.cos(a), Math.sin(a) * 0.62];
  const norm = Math.hypot(ux, uy);
  // Water takes no shadow: shorten it until its tip lies on grass.
  const len = [1.15, 0.7, 0.36]
    .map((q) => h * q)
    .find((q) => !wet(x + (ux / norm) * q * 1.1, y + (uy / norm) * q * 1.1));
  if (!len) return "";
  const [rx, ry] = [len * 0.54, Math.max(3, w * 0.2)];
  const [ex, ey] = [(ux / norm) * rx * 2, (uy / norm) * rx * 2];
  const rot = n((Math.atan2(uy, ux) * 180) / Math.PI);
  return `M${n(x)} ${n(y)}a${n(rx)} ${n(ry)} ${rot} 1 0 ${n(ex)} ${n(ey)}a${n(rx)} ${n(ry)} ${rot} 1 0 ${n(-ex)} ${n(-ey)}Z`;
}

function figure(
  palette: Palette,
  rng: Rng,
  plan: Plan,
  wet: Wet,
): { y: number; svg: string } | null {
  if (plan.figure === "none") return null;
  const shirt = rng.pick(["#fffaf0", "#ff7a45", "#f4d35e", "#e9f1ef", "#d9534a"]);
  const dir = rng.sign();
  const cast = (x: number, y: number, h: number): string =>
    ellipse(x - plan.light.side * h * 0.35, y + 2, h * 0.42, h * 0.05, palette.shade, {
      opacity: 0.3,
    });
  if (plan.figure === "putt") {
    const away = plan.flag.x > plan.w / 2 ? -1 : 1;
    const x = plan.flag.x + away * plan.green.w * rng.range(0.4, 0.6);
    const y = plan.flag.y + plan.green.h * 0.4;
    return {
      y,
      svg:
        cast(x, y, plan.h * 0.1) +
        golfer(x, y, plan.h * 0.105, "putt", shirt, palette.shade, -away),
    };
  }
  const t = lerp(plan.flag.t * 1.6, 0.62, rng.range(0.2, 0.8));
  const x = plan.fairway.x(t) + plan.fairway.half(t) * rng.range(-0.6, 0.6);
  const y = plan.y(t);
  if (wet(x, y) || plan.view === "carry" || plan.view === "island") return null;
  const h = plan.h * 0.15 * t ** 0.6;
  if (plan.figure === "buggy")
    return {
      y,
      svg: buggy(x, y, h * 0.62, rng.pick(["#fffaf0", "#0e7a4b", "#ff7a45"]), palette.shade, dir),
    };
  return { y, svg: cast(x, y, h) + golfer(x, y, h, plan.figure, shirt, palette.shade, dir) };
}
