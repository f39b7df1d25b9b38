import type { Palette } from "../parts/colour-palette.ts";
import type { Ink } from "../parts/landmarks.ts";
import { palmShape } from "../parts/palms.ts";
import type { Light } from "../parts/sky.ts";
import { paintWater } from "../parts/water.ts";
import { mix } from "../tools/color.ts";
import { n, path, type Sheet, use } from "../tools/drawing-sheet.ts";
import type { Rng } from "../tools/rng.ts";
import { sample, under, waves } from "../tools/shape.ts";

/** What a city painter gets, and the few strokes all of them share. */
export interface CityStage {
  sheet: Sheet;
  palette: Palette;
  rng: Rng;
  horizon: number;
  light: Light;
  ink: Ink;
}

export function water(stage: CityStage, y = stage.horizon): void {
  paintWater(
    stage.sheet,
    stage.palette,
    stage.rng.fork("water"),
    `M0 ${n(y)}H${stage.sheet.w}V${stage.sheet.h}H0Z`,
    y,
    stage.sheet.h,
    stage.light,
  );
}

/** Reflection of a silhouette: flipped, faded, drawn before the ripples would cross it. */
export function mirrored(svg: string, y: number, opacity: number): string {
  return `<g transform="translate(0 ${n(y * 2)}) scale(1 -1)" opacity="${opacity}">${svg}</g>`;
}

export function nearPalms(stage: CityStage, k: number, side: number): void {
  const { sheet, palette, rng } = stage;
  for (let i = 0; i < k; i++) {
    const id = sheet.symbol(palmShape(rng.fork(`np${i}`), stage.light.side, 13));
    const h = sheet.h * rng.range(0.7, 0.95) * (1 - i * 0.14);
    const x = side > 0 ? sheet.w * (0.95 - i * 0.09) : sheet.w * (0.05 + i * 0.09);
    sheet.add(
      use(id, x, sheet.h + 12, (h / 100) * (i % 2 ? -1 : 1), h / 100, {
        fill: mix(palette.tree[0], palette.shade, 0.5),
        stroke: mix(palette.tree[0], palette.shade, 0.5),
        color: mix(palette.tree[0], palette.tree[1], 0.5),
      }),
    );
  }
}

export function bank(stage: CityStage, y: number, amp: number): void {
  const { sheet, palette, rng } = stage;
  const f = waves(rng.fork("bank"), 3);
  sheet.add(
    path(
      under(
        sample(-10, sheet.w + 10, 14, (x) => y + f((x / sheet.w) * 5) * amp),
        sheet.h + 10,
      ),
      sheet.linear(
        [
          [0, mix(palette.grass[0], palette.grass[1], 0.5)],
          [1, mix(palette.grass[0], palette.shade, 0.6)],
        ],
        0,
        y,
        0,
        sheet.h,
      ),
    ),
  );
}
