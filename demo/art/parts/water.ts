import { mix } from "../tools/color.ts";
import { clamp, group, lerp, n, path, rect, type Sheet } from "../tools/drawing-sheet.ts";
import type { Rng } from "../tools/rng.ts";
import type { Palette } from "./colour-palette.ts";
import type { Light } from "./sky.ts";

/** Fill a water shape: sky mirrored, soft ripples, a path of light under the sun. */
export function paintWater(
  sheet: Sheet,
  palette: Palette,
  rng: Rng,
  d: string,
  y0: number,
  y1: number,
  light: Light,
  mirror = "",
): void {
  const clip = sheet.clip(d);
  let inner = rect(
    0,
    y0,
    sheet.w,
    y1 - y0,
    sheet.linear(
      [
        [0, palette.water[0]],
        [0.4, mix(palette.water[0], palette.water[1], 0.55)],
        [1, palette.water[1]],
      ],
      0,
      y0,
      0,
      y1,
    ),
  );
  inner += mirror;
  inner += ripples(palette, rng, sheet.w, y0, y1);
  inner += glitter(palette, rng, light, y0, y1);
  sheet.add(group(inner, { "clip-path": clip }));
}

export function ripples(palette: Palette, rng: Rng, w: number, y0: number, y1: number): string {
  let light = "";
  let dark = "";
  const k = Math.round(clamp((y1 - y0) / 8, 10, 34));
  for (let i = 0; i < k; i++) {
    const t = rng.next() ** 1.4;
    const y = lerp(y0, y1, t);
    const len = lerp(14, 130, t) * rng.range(0.5, 1.4);
    const x = rng.range(-0.05, 1) * w;
    const th = lerp(0.7, 3.2, t);
    const d = `M${n(x)} ${n(y)}q${n(len / 2)} ${n(-th)} ${n(len)} 0q${n(-len / 2)} ${n(th)} ${n(-len)} 0Z`;
    if (i % 3 === 0) dark += d;
    else light += d;
  }
  return (
    path(light, mix(palette.water[0], "#ffffff", 0.4), { opacity: 0.42 }) +
    path(dark, palette.shade, { opacity: 0.14 })
  );
}

function glitter(palette: Palette, rng: Rng, light: Light, y0: number, y1: number): string {
  if (palette.mood === "noon" || palette.mood === "morning") return "";
  let d = "";
  const k = Math.round(clamp((y1 - y0) / 7, 10, 34));
  for (let i = 0; i < k; i++) {
    const t = (i + rng.next()) / k;
    const y = lerp(y0, y1, t);
    const half = lerp(16, 74, t) * rng.range(0.25, 1);
    const x = light.x + rng.range(-1, 1) * lerp(8, 44, t);
    const th = lerp(0.9, 3.4, t);
    d += `M${n(x - half)} ${n(y)}q${n(half)} ${n(-th)} ${n(half * 2)} 0q${n(-half)} ${n(th)} ${n(-half * 2)} 0Z`;
  }
  return path(d, palette.sun, { opacity: palette.mood === "night" ? 0.4 : 0.66 });
}

/** Woods in still water: a dark band that breaks into horizontal streaks. */
export function mirroredWoods(
  sheet: Sheet,
  palette: Palette,
  rng: Rng,
  y: number,
  h: number,
  x0 = 0,
  x1 = sheet.w,
): string {
  const c = mix(palette.tree[0], palette.water[1], 0.35);
  let d = "";
  const k = Math.round(clamp((x1 - x0) / 36, 10, 32));
  for (let i = 0; i < k; i++) {
    const x = lerp(x0, x1, rng.next());
    const yy = y + h * rng.range(0.55, 1.25);
    const w = rng.range(30, 120);
    const th = rng.range(1.5, 4);
    d += `M${n(x - w / 2)} ${n(yy)}q${n(w / 2)} ${n(-th)} ${n(w)} 0q${n(-w / 2)} ${n(th)} ${n(-w)} 0Z`;
  }
  return (
    rect(
      x0,
      y,
      x1 - x0,
      h,
      sheet.linear(
        [
          [0, c, 0.8],
          [0.55, c, 0.5],
          [1, c, 0],
        ],
        0,
        y,
        0,
        y + h,
      ),
    ) + path(d, c, { opacity: 0.4 })
  );
}

/** Lotus near the bank: flat pads with a notch, a few blossoms. */
export function lotus(sheet: Sheet, palette: Palette, rng: Rng, y1: number, cx: number): void {
  let [pads, rims, petals] = ["", "", ""];
  for (let i = 0; i < 13; i++) {
    const t = rng.next();
    const [x, y] = [cx + rng.range(-1, 1) * 230, y1 - 18 - t * 70];
    const w = lerp(44, 22, t) * rng.range(0.7, 1.2);
    pads += `M${n(x)} ${n(y)}l${n(w)} ${n(-w * 0.08)}a${n(w)} ${n(w * 0.26)} 0 1 1 ${n(-w * 0.5)} ${n(-w * 0.17)}Z`;
    rims += `M${n(x - w)} ${n(y + 2)}a${n(w)} ${n(w * 0.26)} 0 0 0 ${n(w * 2)} 0`;
    if (i % 4 === 0)
      for (const a of [-0.7, 0, 0.7])
        petals += `M${n(x)} ${n(y - 4)}q${n(-9 + a * 12)} -12 ${n(a * 17)} -27q${n(9 + a * 4)} 14 ${n(-a * 17)} 27Z`;
  }
  sheet.add(
    path(rims, palette.shade, { opacity: 0.3 }) +
      path(pads, mix(palette.tree[1], palette.water[1], 0.15)) +
      path(petals, mix("#f98fa4", palette.haze, 0.2)),
  );
}
