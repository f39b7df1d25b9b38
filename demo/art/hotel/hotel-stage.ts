import { mountains } from "../parts/backdrop.ts";
import type { Palette } from "../parts/colour-palette.ts";
import { palmShape } from "../parts/palms.ts";
import type { Light } from "../parts/sky.ts";
import { mix } from "../tools/color.ts";
import { ellipse, type Sheet, use } from "../tools/drawing-sheet.ts";
import { itemAt } from "../tools/item-at.ts";
import type { Rng } from "../tools/rng.ts";

/** What every hotel painter gets: the sheet, the light and how many windows are lit. */
export interface Stage {
  sheet: Sheet;
  palette: Palette;
  rng: Rng;
  light: Light;
  horizon: number;
  lit: number;
}

export type Spot = [x: number, y: number, h: number];

/** Palms on given spots; `near` ones are dark and detailed, they frame the picture. */
export function palms(stage: Stage, spots: Spot[], near = false): void {
  const { sheet, palette, rng } = stage;
  const ids = Array.from({ length: Math.min(3, spots.length) }, (_, i) =>
    sheet.symbol(palmShape(rng.fork(`palm${i}${near}`), stage.light.side, near ? 14 : 8)),
  );
  spots.forEach(([x, y, h], i) => {
    if (!near)
      sheet.add(
        ellipse(x - stage.light.side * h * 0.12, y, h * 0.2, h * 0.02, palette.shade, {
          opacity: 0.3,
        }),
      );
    sheet.add(
      use(itemAt(ids, i % ids.length), x, y, (h / 100) * (i % 2 ? -1 : 1), h / 100, {
        fill: near ? mix(palette.tree[0], palette.shade, 0.5) : palette.tree[0],
        color: mix(palette.tree[1], palette.tree[2], near ? 0.05 : 0.3),
      }),
    );
  });
}

export function backMountains(stage: Stage, h: number): void {
  mountains(
    stage.sheet,
    stage.palette,
    stage.rng.fork("m"),
    stage.horizon,
    stage.sheet.h * h,
    stage.light,
    3,
  );
}
