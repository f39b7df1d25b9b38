import { hills, karst, mist, mountains } from "../parts/backdrop.ts";
import { thaiRoof } from "../parts/buildings.ts";
import { air, type Palette } from "../parts/colour-palette.ts";
import { treeLine } from "../parts/plants.ts";
import { mix } from "../tools/color.ts";
import { n, path, rect, type Sheet } from "../tools/drawing-sheet.ts";
import type { Rng } from "../tools/rng.ts";
import type { Plan } from "./plan.ts";

export function paintBackdrop(sheet: Sheet, palette: Palette, rng: Rng, plan: Plan): void {
  const { horizon, h } = plan;
  const flat = (): number => horizon + 4;
  switch (plan.terrain) {
    case "valley":
      mountains(
        sheet,
        palette,
        rng,
        horizon + 6,
        Math.min(horizon * 0.72, h * 0.34),
        plan.light,
        3,
      );
      treeLine(sheet, palette, rng, -20, sheet.w + 20, flat, h * 0.05, 0.34);
      break;
    case "jungle":
      if (rng.chance(0.6))
        karst(sheet, palette, rng, horizon + 6, h * 0.26, plan.light, rng.int(4, 6));
      else hills(sheet, palette, rng, horizon, h * 0.22, 3);
      treeLine(sheet, palette, rng, -20, sheet.w + 20, flat, h * 0.09, 0.36);
      treeLine(sheet, palette, rng, -20, sheet.w + 20, () => horizon + 12, h * 0.06, 0.2);
      break;
    case "coast": {
      if (rng.chance(0.65))
        karst(
          sheet,
          palette,
          rng,
          horizon + 1,
          h * 0.13,
          plan.light,
          rng.int(2, 4),
          plan.waterSide > 0 ? [0.45, 1] : [0, 0.55],
        );
      else hills(sheet, palette, rng, horizon, h * 0.08, 2);
      break;
    }
    case "links":
      hills(sheet, palette, rng, horizon, h * 0.08, 2);
      break;
    case "lakeside":
      hills(sheet, palette, rng, horizon, h * rng.range(0.1, 0.2), 3);
      treeLine(sheet, palette, rng, -20, sheet.w + 20, flat, h * 0.055, 0.34);
      break;
    default:
      hills(sheet, palette, rng, horizon, h * rng.range(0.06, 0.15), 3);
      treeLine(sheet, palette, rng, -20, sheet.w + 20, flat, h * 0.075, 0.4);
      treeLine(sheet, palette, rng, -20, sheet.w + 20, () => horizon + 8, h * 0.05, 0.26);
  }
  if (plan.house) clubhouse(sheet, palette, rng.fork("house"), plan);
  mist(
    sheet,
    palette,
    horizon,
    h * 0.05,
    palette.mood === "noon" || palette.mood === "night" ? 0.22 : 0.42,
  );
}

/** Far clubhouse under a Thai roof: a quiet sign of where one is. */
function clubhouse(sheet: Sheet, palette: Palette, rng: Rng, plan: Plan): void {
  const w = sheet.h * rng.range(0.16, 0.22);
  const x = plan.flag.x + (plan.flag.x > sheet.w / 2 ? -1 : 1) * sheet.w * rng.range(0.16, 0.3);
  const y = plan.horizon + 8;
  const wall = air(palette, palette.mood === "night" ? "#c8a870" : "#fbeed8", 0.25);
  sheet.add(rect(x - w / 2, y - w * 0.17, w, w * 0.18, wall));
  let d = "";
  for (let i = 0; i < 7; i++)
    d += `M${n(x - w * 0.45 + i * w * 0.135)} ${n(y - w * 0.13)}h${n(w * 0.07)}v${n(w * 0.11)}h${n(-w * 0.07)}Z`;
  sheet.add(
    path(
      d,
      palette.mood === "night" || palette.mood === "dusk"
        ? palette.lamp
        : air(palette, palette.shade, 0.35),
    ),
  );
  const tile = air(palette, rng.pick(["#b4553a", "#8a4c3a", "#3a6b62"]), 0.25);
  sheet.add(thaiRoof(x, y - w * 0.155, w * 1.2, w * 0.36, tile, mix(tile, wall, 0.7), 2));
}
