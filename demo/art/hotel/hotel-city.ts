import { mist } from "../parts/backdrop.ts";
import { block, skyline, WALLS, wallTone } from "../parts/buildings.ts";
import { longtail } from "../parts/landmarks.ts";
import { plantKit } from "../parts/plants.ts";
import { paintWater } from "../parts/water.ts";
import { mix } from "../tools/color.ts";
import { group, lerp, line, n, path, rect, use } from "../tools/drawing-sheet.ts";
import type { Stage } from "./hotel-stage.ts";

/** Tower over the city, its light lying on the river. */
export function cityHotel(stage: Stage): void {
  const { sheet, palette, rng, horizon, light } = stage;
  skyline(sheet, palette, rng.fork("far"), horizon, sheet.h * rng.range(0.3, 0.44), 3);
  mist(sheet, palette, horizon, 60, 0.4);
  const wall = rng.pick(WALLS);
  const art = hotelTowers(stage, wall);
  sheet.add(art);
  riverTrees(stage);
  riverLamps(stage);
  // The reflection is the tower itself, turned over and broken by ripples.
  const mirror = group(art, {
    transform: `translate(0 ${n(horizon * 2 + 8)}) scale(1 -1)`,
    opacity: 0.42,
  });
  paintWater(
    sheet,
    palette,
    rng,
    `M0 ${n(horizon + 10)}H${sheet.w}V${sheet.h}H0Z`,
    horizon + 10,
    sheet.h,
    light,
    mirror,
  );
  const ink = {
    body: wallTone(palette, wall),
    dark: palette.shade,
    gold: palette.lamp,
    lit: palette.cloud,
    side: light.side,
  };
  if (rng.chance(0.7))
    sheet.add(
      longtail(
        sheet.w * (0.5 + light.side * rng.range(0.2, 0.34)),
        lerp(horizon, sheet.h, 0.55),
        rng.range(120, 180),
        ink,
        rng.sign(),
      ),
    );
}

/** Twin towers, a slab, or one tower with an annexe; all stand on a low podium. */
function hotelTowers(stage: Stage, wall: string): string {
  const { sheet, palette, rng, horizon, light } = stage;
  const cx = sheet.w * (0.5 - light.side * rng.range(0.02, 0.16));
  const h = horizon * rng.range(0.68, 0.82);
  const w = sheet.w * rng.range(0.14, 0.18);
  const plan = rng.pick(["twin", "single", "slab"]);
  const house = { base: horizon, wall, lit: stage.lit, side: light.side };
  let art = "";
  if (plan === "twin") {
    art =
      tower(stage, wall, { x: cx - w * 1.15, w: w * 0.9, h, style: "fins" }) +
      tower(stage, wall, {
        x: cx + w * 0.25,
        w: w * 0.9,
        h: h * rng.range(0.74, 0.88),
        style: "fins",
      }) +
      rect(
        cx - w * 0.3,
        horizon - h * 0.56,
        w * 0.6,
        24,
        mix(wallTone(palette, wall), palette.lamp, 0.4),
      );
  } else if (plan === "slab")
    art = tower(stage, wall, { x: cx - w * 1.1, w: w * 2.2, h: h * 0.72, style: "balcony" });
  else
    art =
      block(sheet, palette, rng, {
        ...house,
        x: cx + w * 0.3,
        w: w * 0.8,
        h: h * rng.range(0.44, 0.6),
        floors: 10,
        cols: 4,
        style: "grid",
      }) +
      tower(stage, wall, {
        x: cx - w * 0.7,
        w: w * 1.15,
        h,
        style: rng.pick(["grid", "balcony"] as const),
      });
  const podium = { x: cx - w * 1.7, w: w * 3.4, h: h * 0.12, floors: 2, cols: 14 };
  return art + block(sheet, palette, rng, { ...house, ...podium, style: "balcony", lit: 0.9 });
}

type Tower = { x: number; w: number; h: number; style: "grid" | "fins" | "balcony" };

function tower(stage: Stage, wall: string, { x, w, h, style }: Tower): string {
  const { sheet, palette, rng, horizon, light } = stage;
  return (
    rooftop(stage, wall, { x, w, h }) +
    block(sheet, palette, rng, {
      x,
      base: horizon,
      w,
      h,
      floors: Math.round(h / 31),
      cols: Math.round(w / 36),
      wall,
      style,
      lit: stage.lit,
      side: light.side,
    })
  );
}

/** A lit bar, a stepped crown or a mast. */
function rooftop(stage: Stage, wall: string, { x, w, h }: Omit<Tower, "style">): string {
  const { palette, rng, horizon } = stage;
  const tone = wallTone(palette, wall);
  const roof = rng.pick(["spire", "bar", "step"]);
  if (roof === "spire")
    return path(
      `M${n(x + w * 0.14)} ${n(horizon - h)}L${n(x + w * 0.5)} ${n(horizon - h - w * 0.4)}L${n(x + w * 0.86)} ${n(horizon - h)}Z`,
      mix(tone, palette.shade, 0.14),
    );
  if (roof === "bar")
    return (
      rect(x + w * 0.08, horizon - h - 30, w * 0.84, 30, palette.lamp, { opacity: 0.9 }) +
      rect(x - 4, horizon - h - 40, w + 8, 12, tone)
    );
  return (
    rect(x + w * 0.16, horizon - h - 44, w * 0.68, 44, mix(tone, palette.shade, 0.1)) +
    rect(x + w * 0.34, horizon - h - 78, w * 0.32, 36, tone) +
    rect(x + w * 0.49, horizon - h - 130, 4, 54, tone)
  );
}

function riverTrees({ sheet, palette, rng, horizon, light }: Stage): void {
  const kit = plantKit(sheet, palette, rng.fork("kit"), light.side, { broad: 3, palm: 2 });
  for (let i = 0; i < 18; i++) {
    const k = rng.range(0.6, 1.1);
    sheet.add(
      use(
        rng.pick([...kit.broad, ...kit.palm]),
        ((i + rng.range(0, 0.8)) / 18) * sheet.w,
        horizon + 3,
        k,
        k,
        {
          fill: palette.tree[0],
          stroke: palette.tree[0],
          color: palette.tree[1],
        },
      ),
    );
  }
}

/** The quay, and its lamps where windows are lit too. */
function riverLamps({ sheet, palette, horizon, lit }: Stage): void {
  sheet.add(rect(0, horizon - 2, sheet.w, 13, mix(palette.shade, palette.sand[1], 0.25)));
  let lamps = "";
  for (let x = 30; x < sheet.w; x += 74) lamps += `M${n(x)} ${n(horizon - 12)}h.1`;
  if (lit > 0.2)
    sheet.add(
      line(lamps, palette.lamp, 8, { opacity: 0.9 }) +
        line(lamps, palette.lamp, 22, { opacity: 0.18 }),
    );
}
