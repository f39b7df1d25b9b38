import type { Palette } from "../parts/colour-palette.ts";
import { ellipse, line, n, path, rect, type Sheet } from "../tools/drawing-sheet.ts";
import type { Rng } from "../tools/rng.ts";
import type { Plan } from "./plan.ts";

type Lamp = { x: number; y: number; h: number; top: number; aim: number; pool: number };

/** Floodlights of a night course: mast, lamp head, cone of light, pool on the turf. */
export function floodlights(sheet: Sheet, palette: Palette, rng: Rng, plan: Plan): void {
  const count = rng.int(3, 4);
  for (const [i, depth] of [0.1, 0.2, 0.36, 0.5].slice(0, count).entries()) {
    const t = depth * rng.range(0.85, 1.15);
    const side = i % 2 ? 1 : -1;
    const tf = Math.max(t, plan.fairway.t0);
    const x =
      plan.fairway.x(tf) + side * (Math.max(plan.fairway.half(tf), plan.green.w) * 1.2 + 30);
    const y = plan.y(t);
    const h = plan.h * 0.62 * t ** 0.55;
    const aim = plan.fairway.x(tf);
    const pool = Math.max(plan.fairway.half(tf) * 1.5, plan.green.w * 1.3);
    const lamp: Lamp = { x, y, h, top: y - h, aim, pool };
    paintLightOnTurf(sheet, palette, lamp);
    paintMast(sheet, palette, lamp);
  }
}

function paintLightOnTurf(sheet: Sheet, palette: Palette, { x, y, top, aim, pool }: Lamp): void {
  sheet.add(
    ellipse(
      aim,
      y,
      pool,
      pool * 0.3,
      sheet.radial(
        [
          [0, palette.lamp, 0.5],
          [0.5, palette.lamp, 0.2],
          [1, palette.lamp, 0],
        ],
        aim,
        y,
        pool,
        0.3,
      ),
    ),
  );
  sheet.add(
    path(
      `M${n(x - 8)} ${n(top)}L${n(aim - pool * 0.75)} ${n(y)}L${n(aim + pool * 0.75)} ${n(y)}L${n(x + 8)} ${n(top)}Z`,
      sheet.linear(
        [
          [0, palette.lamp, 0.3],
          [1, palette.lamp, 0],
        ],
        x,
        top,
        aim,
        y,
      ),
    ),
  );
}

function paintMast(sheet: Sheet, palette: Palette, { x, y, h, top }: Lamp): void {
  sheet.add(line(`M${n(x)} ${n(y)}V${n(top)}`, "#3d6470", Math.max(2, h * 0.014)));
  sheet.add(rect(x - h * 0.05, top - h * 0.045, h * 0.1, h * 0.05, "#fffbe6", { rx: 3 }));
  sheet.add(
    ellipse(
      x,
      top - h * 0.02,
      h * 0.34,
      h * 0.34,
      sheet.radial(
        [
          [0, palette.lamp, 0.85],
          [0.2, palette.lamp, 0.35],
          [1, palette.lamp, 0],
        ],
        x,
        top - h * 0.02,
        h * 0.34,
      ),
    ),
  );
}
