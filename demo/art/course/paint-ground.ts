import { air, type Palette } from "../parts/colour-palette.ts";
import { mix } from "../tools/color.ts";
import { lerp, line, n, path, type Sheet } from "../tools/drawing-sheet.ts";
import type { Rng } from "../tools/rng.ts";
import { sample, smooth, under, waves } from "../tools/shape.ts";
import type { Plan } from "./plan.ts";

/** Rough, rolling: a plane, then crests that catch the light and melt downwards. */
export function paintGround(sheet: Sheet, palette: Palette, rng: Rng, plan: Plan): void {
  const { horizon } = plan;
  const links = plan.terrain === "links";
  const tint = mix(palette.sand[1], palette.grass[2], 0.45);
  const g = palette.grass.map((c) => mix(c, tint, links ? 0.42 : 0)) as Palette["grass"];
  const f = waves(rng, 3);
  const top = sample(-10, sheet.w + 10, 16, (x) => horizon + 4 + f((x / sheet.w) * 4) * 4);
  sheet.add(
    path(
      under(top, sheet.h),
      sheet.linear(
        [
          [0, air(palette, g[1], 0.4)],
          [0.16, mix(g[1], g[2], 0.12)],
          [0.55, mix(g[0], g[1], 0.55)],
          [1, g[0]],
        ],
        0,
        horizon,
        0,
        sheet.h,
      ),
    ),
  );
  const k = links ? 7 : 6;
  for (let i = 0; i < k; i++) {
    const t = 0.04 + 0.86 * ((i + rng.range(0.15, 0.85)) / k) ** 1.5;
    const y = plan.y(t);
    const amp = sheet.h * (links ? 0.075 : 0.034) * (0.25 + t);
    const q = waves(rng.fork(`s${i}`), 2, 0.6);
    const crest = sample(
      -10,
      sheet.w + 10,
      8,
      (x) => y - amp * (0.5 + q((x / sheet.w) * lerp(7, 3.4, t))),
    );
    const c = mix(g[1], g[2], rng.range(0.35, 0.8));
    // Light runs along the crest and is lost on one side.
    const dir = plan.light.side > 0;
    const fade = sheet.linear(
      [
        [0, air(palette, c, 0.25 * (1 - t)), dir ? 0 : 0.62],
        [1, air(palette, c, 0.25 * (1 - t)), dir ? 0.62 : 0],
      ],
      0,
      0,
      sheet.w,
      0,
    );
    sheet.add(
      path(
        `${smooth(crest)}${smooth(crest.map(([x, yy], j) => [x, yy + amp * (1.3 + 0.5 * Math.sin(j))] as [number, number]).reverse(), false, false)}Z`,
        fade,
        { opacity: 0.55 },
      ),
    );
  }
  if (links) dunes(sheet, palette, rng.fork("dune"), plan, g);
  tufts(sheet, palette, rng.fork("tuft"), plan, links);
}

/** Dunes: overlapping mounds, one flank in light, fescue along the ridge. */
function dunes(sheet: Sheet, palette: Palette, rng: Rng, plan: Plan, g: Palette["grass"]): void {
  const list = Array.from({ length: 12 }, (_, i) => ({
    i,
    t: 0.05 + 0.5 * ((i + rng.next()) / 12) ** 1.5,
  }));
  for (const { i, t } of list) {
    const side = i % 2 ? 1 : -1;
    const tf = Math.max(t, plan.fairway.t0);
    const w = sheet.w * rng.range(0.16, 0.34) * (0.45 + t);
    const x =
      plan.fairway.x(tf) +
      side * (Math.max(plan.fairway.half(tf), plan.green.w) * 1.15 + w * rng.range(0.7, 1.5));
    const y = plan.y(t);
    const h = sheet.h * rng.range(0.09, 0.17) * (0.4 + t * 1.2);
    const pk = x + w * rng.range(-0.3, 0.3);
    const body = air(palette, mix(g[0], g[1], 0.6), 0.34 * (1 - t));
    const lit = air(palette, mix(g[2], palette.sand[0], 0.2), 0.3 * (1 - t));
    sheet.add(
      path(
        `M${n(x - w)} ${n(y)}C${n(x - w * 0.5)} ${n(y)} ${n(pk - w * 0.3)} ${n(y - h)} ${n(pk)} ${n(y - h)}S${n(x + w * 0.5)} ${n(y)} ${n(x + w)} ${n(y)}Q${n(x)} ${n(y + h * 0.2)} ${n(x - w)} ${n(y)}Z`,
        sheet.linear(
          [
            [0, body],
            [1, mix(body, g[0], 0.4)],
          ],
          0,
          y - h,
          0,
          y,
        ),
      ),
    );
    const d = plan.light.side;
    sheet.add(
      path(
        `M${n(pk)} ${n(y - h)}C${n(pk + d * w * 0.3)} ${n(y - h)} ${n(x + d * w * 0.5)} ${n(y)} ${n(x + d * w)} ${n(y)}Q${n(pk + d * w * 0.2)} ${n(y - h * 0.1)} ${n(pk)} ${n(y - h)}Z`,
        lit,
        { opacity: 0.75 },
      ),
    );
    let blades = "";
    for (let b = 0; b < 9; b++) {
      const u = rng.range(-0.34, 0.34);
      const l = (8 + 26 * t) * rng.range(0.6, 1.2);
      blades += `M${n(pk + u * w)} ${n(y - h * (1 - u * u * 3.4) + 3)}q${n(l * 0.1)} ${n(-l * 0.6)} ${n(l * 0.5)} ${n(-l)}`;
    }
    sheet.add(line(blades, mix(lit, palette.sand[1], 0.35), 1.5 + t * 3, { opacity: 0.8 }));
  }
}

/** Short strokes of grass give the rough a nap; more and longer on links. */
function tufts(sheet: Sheet, palette: Palette, rng: Rng, plan: Plan, links: boolean): void {
  let [lit, dark] = ["", ""];
  for (let i = 0; i < (links ? 90 : 40); i++) {
    const t = lerp(0.12, 1, rng.next());
    const x = rng.range(0, sheet.w);
    const y = plan.y(t);
    const l = (links ? 17 : 8) * t + 2;
    const d = `M${n(x)} ${n(y)}q${n(l * 0.1)} ${n(-l * 0.6)} ${n(l * rng.range(0.2, 0.6))} ${n(-l)}`;
    if (i % 2) lit += d;
    else dark += d;
  }
  sheet.add(
    line(
      lit,
      links ? mix(palette.sand[0], palette.grass[2], 0.45) : palette.grass[2],
      links ? 2.6 : 2,
      {
        opacity: 0.5,
      },
    ) + line(dark, palette.grass[0], 2.2, { opacity: 0.5 }),
  );
}

/** Sunlight lying on the ground in front of the light, and a cooler far side. */
export function paintGroundLight(sheet: Sheet, palette: Palette, plan: Plan): void {
  if (palette.mood === "night") return;
  const horizon = plan.horizon;
  const x = plan.light.x;
  const R = sheet.h * 0.6;
  sheet.add(
    path(
      `M${n(x - R)} ${n(horizon)}h${n(R * 2)}a${n(R)} ${n(R * 0.6)} 0 0 1 ${n(-R * 2)} 0Z`,
      sheet.radial(
        [
          [0, mix(palette.sun, palette.glow, 0.35), 0.36 * (0.5 + palette.glowPower * 0.5)],
          [0.5, palette.glow, 0.12 * palette.glowPower],
          [1, palette.glow, 0],
        ],
        x,
        horizon,
        R,
        0.6,
      ),
    ),
  );
}
