import { hills, mist, mountains } from "../parts/backdrop.ts";
import { air } from "../parts/colour-palette.ts";
import { ironBridge, volcano } from "../parts/landmarks.ts";
import { treeLine } from "../parts/plants.ts";
import { mix } from "../tools/color.ts";
import { n, type Pt, path, rect } from "../tools/drawing-sheet.ts";
import { itemAt } from "../tools/item-at.ts";
import { under } from "../tools/shape.ts";
import { fields } from "./city-fields.ts";
import { bank, type CityStage, nearPalms, water } from "./city-stage.ts";

export function kwai(stage: CityStage): void {
  const { sheet, palette, rng, horizon, light } = stage;
  mountains(sheet, palette, rng.fork("m"), horizon, sheet.h * 0.28, light, 3);
  treeLine(sheet, palette, rng, -20, sheet.w + 20, () => horizon + 10, sheet.h * 0.1, 0.34);
  water(stage, horizon + 8);
  const y = horizon + 70;
  const ink = {
    ...stage.ink,
    dark: mix(palette.shade, "#3d3a44", 0.4),
    body: mix("#d8c7b0", palette.haze, 0.2),
  };
  const b = ironBridge(-60, sheet.w + 60, y, sheet.w * 0.235, ink);
  // Only the piers and the far bank show in the slow river; a mirrored lattice would be noise.
  sheet.add(
    rect(
      0,
      horizon + 8,
      sheet.w,
      70,
      sheet.linear(
        [
          [0, palette.tree[0], 0.45],
          [1, palette.tree[0], 0],
        ],
        0,
        horizon + 8,
        0,
        horizon + 78,
      ),
    ),
    b,
  );
  for (let x = -60; x < sheet.w + 60; x += sheet.w * 0.235)
    sheet.add(
      rect(
        x - 22,
        y + sheet.w * 0.235 * 0.42,
        44,
        90,
        sheet.linear(
          [
            [0, ink.body, 0.5],
            [1, ink.body, 0],
          ],
          0,
          y + sheet.w * 0.1,
          0,
          y + sheet.w * 0.1 + 90,
        ),
      ),
    );
  bank(stage, sheet.h * 0.9, 16);
  nearPalms(stage, 2, -light.side);
}

/** A lone volcano over fields. */
export function cone(stage: CityStage): void {
  const { sheet, palette, rng, horizon, light } = stage;
  hills(sheet, palette, rng.fork("h0"), horizon, sheet.h * 0.1, 1);
  sheet.add(
    volcano(
      sheet.w * (0.5 - light.side * 0.08),
      horizon + 10,
      sheet.w * 0.98,
      sheet.h * 0.4,
      sheet.linear(
        [
          [0, air(palette, palette.hill, 0.25)],
          [1, air(palette, palette.hill, 0.7)],
        ],
        0,
        horizon - sheet.h * 0.4,
        0,
        horizon,
      ),
      palette.cloud,
      palette.shade,
      light.side,
      34,
    ),
  );
  mist(sheet, palette, horizon - 20, 80, 0.5);
  hills(sheet, palette, rng.fork("h"), horizon + 10, sheet.h * 0.1, 2);
  treeLine(sheet, palette, rng, -20, sheet.w + 20, () => horizon + 16, sheet.h * 0.08, 0.26);
  fields(stage);
  nearPalms(stage, 2, light.side);
}

export function kinabalu(stage: CityStage): void {
  const { sheet, palette, rng, horizon, light } = stage;
  const body = air(palette, palette.hill, 0.32);
  const top: Pt[] = [
    [-10, horizon - 60],
    [sheet.w * 0.14, horizon - 130],
    [sheet.w * 0.28, horizon - 250],
    [sheet.w * 0.36, horizon - 330],
    [sheet.w * 0.39, horizon - 318],
    [sheet.w * 0.42, horizon - 368],
    [sheet.w * 0.45, horizon - 340],
    [sheet.w * 0.49, horizon - 392],
    [sheet.w * 0.52, horizon - 352],
    [sheet.w * 0.57, horizon - 372],
    [sheet.w * 0.61, horizon - 330],
    [sheet.w * 0.66, horizon - 336],
    [sheet.w * 0.76, horizon - 210],
    [sheet.w * 0.9, horizon - 110],
    [sheet.w + 10, horizon - 70],
  ];
  sheet.add(
    path(
      under(top, horizon + 20, false),
      sheet.linear(
        [
          [0, body],
          [1, air(palette, body, 0.6)],
        ],
        0,
        horizon - 390,
        0,
        horizon,
      ),
    ),
  );
  // Gullies instead of one big shadow: granite reads by its lines.
  let [sun, dim] = ["", ""];
  for (let i = 0; i < 13; i++) {
    const q = itemAt(top, 2 + (i % 11));
    const l = (horizon - q[1]) * rng.range(0.3, 0.62);
    const d = `M${n(q[0])} ${n(q[1] + 4)}l${n(rng.range(-20, 20) - 14)} ${n(l)}l${n(rng.range(22, 46))} ${n(-l * 0.25)}Z`;
    if (i % 2) sun += d;
    else dim += d;
  }
  sheet.add(
    path(sun, palette.cloud, { opacity: 0.2 }) + path(dim, palette.shade, { opacity: 0.12 }),
  );
  mist(sheet, palette, horizon - 110, 80, 0.5);
  hills(sheet, palette, rng.fork("h"), horizon, sheet.h * 0.16, 3);
  water(stage, horizon + 4);
  bank(stage, sheet.h * 0.9, 16);
  nearPalms(stage, 2, -light.side);
}
