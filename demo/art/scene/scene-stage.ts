import { hills, karst, mountains } from "../parts/backdrop.ts";
import { skyline } from "../parts/buildings.ts";
import { paintClouds } from "../parts/clouds.ts";
import { type Mood, type Palette, paletteFor } from "../parts/colour-palette.ts";
import { treeLine } from "../parts/plants.ts";
import { type Light, paintSky } from "../parts/sky.ts";
import { paintWater } from "../parts/water.ts";
import { mix } from "../tools/color.ts";
import { rect, Sheet } from "../tools/drawing-sheet.ts";
import { Rng } from "../tools/rng.ts";

/** What one sees from a window or a terrace. */
export type Outlook = "sea" | "hills" | "mountains" | "city";

export interface SceneStage {
  sheet: Sheet;
  palette: Palette;
  rng: Rng;
  light: Light;
  horizon: number;
  mood: Mood;
}

export function openStage(seed: string, mood: Mood, horizonAt: number): SceneStage {
  const rng = new Rng(`scene:${seed}`);
  const sheet = new Sheet(1200, 900, `scene:${seed}`);
  const palette = paletteFor(mood, rng.fork("pal"));
  const horizon = sheet.h * horizonAt;
  const side = rng.sign();
  const low = mood === "dawn" || mood === "golden" || mood === "dusk";
  const light: Light = {
    side,
    x: sheet.w * (0.42 + side * rng.range(0.06, 0.2)),
    y: horizon * (low ? rng.range(0.6, 0.78) : 0.3),
  };
  return { sheet, palette, rng, light, horizon, mood };
}

/** Sky and land over the whole sheet; a wall with openings may be laid over it. */
export function paintOutlook(stage: SceneStage, outlook: Outlook): void {
  const { sheet, palette, rng, light, horizon } = stage;
  paintSky(sheet, palette, rng.fork("sky"), horizon, light);
  paintClouds(sheet, palette, rng.fork("cloud"), horizon, "few");
  if (outlook === "sea") {
    paintSea(stage);
    return;
  }
  if (outlook === "city") skyline(sheet, palette, rng.fork("city"), horizon + 8, sheet.h * 0.3, 2);
  else if (outlook === "mountains")
    mountains(sheet, palette, rng.fork("m"), horizon, sheet.h * 0.3, light, 3);
  else hills(sheet, palette, rng.fork("h"), horizon, sheet.h * 0.16, 3);
  const line = rng.fork("line");
  const base = () => horizon + 10;
  treeLine(sheet, palette, line, -20, sheet.w + 20, base, sheet.h * 0.09, 0.3, light.side);
  sheet.add(rect(0, horizon + 4, sheet.w, sheet.h - horizon, lawn(stage)));
}

function paintSea({ sheet, palette, rng, light, horizon }: SceneStage): void {
  karst(sheet, palette, rng.fork("k"), horizon, sheet.h * 0.13, light, 2, [0.1, 0.6]);
  const all = `M-10 ${horizon}H${sheet.w + 10}V${sheet.h}H-10Z`;
  paintWater(sheet, palette, rng.fork("sea"), all, horizon, sheet.h, light);
}

function lawn({ sheet, palette, horizon }: SceneStage): string {
  return sheet.linear(
    [
      [0, mix(palette.grass[1], palette.haze, 0.25)],
      [0.3, palette.grass[1]],
      [1, palette.grass[0]],
    ],
    0,
    horizon,
    0,
    sheet.h,
  );
}

/** A colour of a room in the light of the hour: lamps keep it warm when the sky is dark. */
export function indoors({ palette, mood }: SceneStage, color: string): string {
  const dark = { night: 0.4, dusk: 0.2, golden: 0.06, dawn: 0.08, morning: 0.03, noon: 0 }[mood];
  return mix(mix(color, palette.glow, 0.1), "#6d4638", dark);
}
