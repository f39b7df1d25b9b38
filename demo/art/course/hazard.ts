import { air, type Palette } from "../parts/colour-palette.ts";
import { lotus, mirroredWoods, paintWater } from "../parts/water.ts";
import { mix } from "../tools/color.ts";
import { clamp, lerp, n, type Pt, path, type Sheet } from "../tools/drawing-sheet.ts";
import { itemAt } from "../tools/item-at.ts";
import type { Rng } from "../tools/rng.ts";
import { lagoon, sample, smooth, waves } from "../tools/shape.ts";
import type { Plan } from "./plan.ts";
import type { Wet } from "./planting.ts";

export function paintHazard(sheet: Sheet, palette: Palette, rng: Rng, plan: Plan): Wet {
  const { view, terrain } = plan;
  if (terrain === "coast") return paintSea(sheet, palette, rng, plan);
  if (view === "island" || view === "carry") return paintLake(sheet, palette, rng, plan);
  if (
    terrain === "lakeside" ||
    (terrain === "parkland" && rng.chance(0.5)) ||
    (terrain === "jungle" && rng.chance(0.4))
  ) {
    return paintPond(sheet, palette, rng, plan);
  }
  return () => false;
}

function bankColor(palette: Palette): string {
  return mix(palette.grass[0], palette.shade, 0.35);
}

/** Across the whole picture, between the tee and the green. */
function paintLake(sheet: Sheet, palette: Palette, rng: Rng, plan: Plan): Wet {
  const { view, flag, green } = plan;
  const t0 = view === "island" ? 0.13 : flag.t + (green.h * 1.5) / (plan.h - plan.horizon);
  const t1 = view === "island" ? 0.86 : rng.range(0.78, 0.92);
  const [y0, y1] = [plan.y(t0), plan.y(t1)];
  const f = waves(rng, 2);
  const far = sample(-20, sheet.w + 20, 9, (x) => y0 + f((x / sheet.w) * 5) * 10);
  const near = sample(-20, sheet.w + 20, 9, (x) => y1 + f((x / sheet.w) * 4 + 2) * 22);
  const d = `${smooth(far)}${smooth([...near].reverse(), false, false)}Z`;
  sheet.add(
    path(
      `${smooth(far.map(([x, y]) => [x, y - 7] as Pt))}${smooth([...near].reverse(), false, false)}Z`,
      bankColor(palette),
    ),
  );
  const woods = sheet.h * (view === "island" ? 0.09 : 0.05);
  paintWater(
    sheet,
    palette,
    rng,
    d,
    y0 - 12,
    y1 + 24,
    plan.light,
    mirroredWoods(sheet, palette, rng, y0 - 14, woods, -20, sheet.w + 20),
  );
  if (rng.chance(0.6)) {
    const x = plan.w * (plan.flag.x > plan.w / 2 ? 0.24 : 0.76);
    lotus(sheet, palette, rng.fork("lotus"), y1, x);
  }
  return (_x, y) => y > y0 - 14 && y < y1 + 20;
}

/** A pond next to the fairway, long axis along the hole. */
function paintPond(sheet: Sheet, palette: Palette, rng: Rng, plan: Plan): Wet {
  const t = clamp(plan.flag.t * rng.range(1.5, 2.1), 0.24, 0.62);
  const y = plan.y(t);
  const w = Math.min(sheet.w, sheet.h * 1.4) * rng.range(0.18, 0.28);
  const x = plan.fairway.x(t) + plan.waterSide * (plan.fairway.half(t) * 1.15 + w * 0.85);
  const hh = w * rng.range(0.22, 0.3);
  const pond = lagoon(rng.fork("pond"), x, y, w, hh);
  sheet.add(path(pond(1.02, -5), bankColor(palette)));
  paintWater(
    sheet,
    palette,
    rng,
    pond(1),
    y - hh * 1.15,
    y + hh * 1.15,
    plan.light,
    mirroredWoods(sheet, palette, rng, y - hh * 1.2, hh * 0.7, x - w * 1.2, x + w * 1.2),
  );
  return (a, b) => ((a - x) / (w * 1.2)) ** 2 + ((b - y) / (hh * 1.25)) ** 2 < 1;
}

function paintSea(sheet: Sheet, palette: Palette, rng: Rng, plan: Plan): Wet {
  const side = plan.waterSide;
  const edge = (t: number): number =>
    plan.fairway.x(Math.max(t, plan.fairway.t0)) +
    side * (plan.fairway.half(Math.max(t, 0.2)) * 1.25 + sheet.w * (0.05 + 0.16 * t));
  const far = side > 0 ? sheet.w * rng.range(0.05, 0.3) : sheet.w * rng.range(0.7, 0.95);
  const shore: Pt[] = [];
  const ts = [0, 0.02, 0.06, 0.13, 0.24, 0.4, 0.6, 0.85, 1.1];
  const wob = waves(rng, 2);
  for (const t of ts)
    shore.push([
      lerp(far, edge(t), clamp(t * 7) ** 0.5) + wob(t * 9) * 60 * t,
      plan.y(t) + (t === 0 ? 2 : 0),
    ]);
  const out = side > 0 ? sheet.w + 20 : -20;
  const close = `L${out} ${n(plan.y(1.1))}L${out} ${n(plan.horizon + 2)}Z`;
  const push = (k: number): string =>
    smooth(
      shore.map(
        ([x, y], i) => [x + side * k * (itemAt(ts, i) * 150 + 4), y + itemAt(ts, i) * k * 14] as Pt,
      ),
    );
  sheet.add(path(push(-0.5) + close, mix(palette.grass[0], palette.shade, 0.2), { opacity: 0.6 }));
  sheet.add(
    path(
      push(-0.35) + close,
      sheet.linear(
        [
          [0, air(palette, palette.sand[1], 0.3)],
          [0.3, palette.sand[0]],
          [1, mix(palette.sand[0], palette.sand[1], 0.3)],
        ],
        0,
        plan.horizon,
        0,
        sheet.h,
      ),
    ),
  );
  paintWater(sheet, palette, rng, push(0.5) + close, plan.horizon, sheet.h, plan.light);
  // Foam lines are shapes, not strokes: they thin out with distance.
  const foam = (k: number, w: number): string =>
    `${push(k)}${smooth(shore.map(([x, y], i) => [x + side * (k * (itemAt(ts, i) * 150 + 4) + itemAt(ts, i) * w), y + itemAt(ts, i) * k * 14] as Pt).reverse(), false, false)}Z`;
  sheet.add(
    path(foam(0.42, 26), "#ffffff", { opacity: 0.9 }) +
      path(foam(0.8, 16), "#ffffff", { opacity: 0.45 }) +
      path(foam(1.25, 11), "#ffffff", { opacity: 0.28 }),
  );
  return (x, y) => {
    const t = clamp((y - plan.horizon) / (plan.h - plan.horizon));
    const e = lerp(far, edge(t), clamp(t * 7) ** 0.5);
    return (x - e) * side > -sheet.w * 0.05 - t * 90;
  };
}
