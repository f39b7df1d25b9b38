import { hills, mist, mountains } from "../parts/backdrop.ts";
import { skyline } from "../parts/buildings.ts";
import { dragonBridge, longtail, station } from "../parts/landmarks.ts";
import { plantKit, treeLine } from "../parts/plants.ts";
import { prang } from "../parts/temples.ts";
import { paintWater } from "../parts/water.ts";
import { mix } from "../tools/color.ts";
import { lerp, line, n, path, rect, use } from "../tools/drawing-sheet.ts";
import { sample, under } from "../tools/shape.ts";
import { bank, type CityStage, mirrored, water } from "./city-stage.ts";

export function bangkok(stage: CityStage): void {
  const { sheet, palette, rng, horizon, ink } = stage;
  skyline(sheet, palette, rng, horizon, sheet.h * 0.36, 3);
  mist(sheet, palette, horizon, 70, 0.45);
  const x = sheet.w * (0.5 - ink.side * rng.range(0.1, 0.2));
  const t = sheet.h * 0.44;
  const temple =
    prang(x - t * 0.42, horizon, t * 0.46, ink) +
    prang(x + t * 0.42, horizon, t * 0.46, ink) +
    prang(x - t * 0.27, horizon, t * 0.36, ink) +
    prang(x + t * 0.27, horizon, t * 0.36, ink) +
    prang(x, horizon, t, ink);
  treeLine(sheet, palette, rng, -20, sheet.w + 20, () => horizon + 4, sheet.h * 0.06, 0.16);
  sheet.add(temple);
  paintWater(
    sheet,
    palette,
    rng.fork("w"),
    `M0 ${n(horizon)}H${sheet.w}V${sheet.h}H0Z`,
    horizon,
    sheet.h,
    stage.light,
    mirrored(temple, horizon, 0.34),
  );
  sheet.add(
    longtail(sheet.w * (0.5 + ink.side * 0.2), lerp(horizon, sheet.h, 0.5), 190, ink, ink.side),
    longtail(sheet.w * (0.5 - ink.side * 0.34), lerp(horizon, sheet.h, 0.22), 96, ink, -ink.side),
  );
}

/** Seaside town known by its little royal station. */
export function huahin(stage: CityStage): void {
  const { sheet, palette, rng, horizon, light } = stage;
  hills(sheet, palette, rng.fork("h"), horizon, sheet.h * 0.14, 3);
  water(stage);
  const shore = (x: number): number => horizon + 74 + Math.sin(x / 210) * 7 - (x / sheet.w) * 16;
  sheet.add(
    path(
      under(
        sample(-10, sheet.w + 10, 12, (x) => shore(x) - 7),
        sheet.h,
      ),
      "#ffffff",
      { opacity: 0.85 },
    ) +
      path(
        under(sample(-10, sheet.w + 10, 12, shore), sheet.h),
        sheet.linear(
          [
            [0, palette.sand[0]],
            [1, palette.sand[1]],
          ],
          0,
          horizon + 60,
          0,
          sheet.h,
        ),
      ),
  );
  const kit = plantKit(sheet, palette, rng.fork("kit"), light.side, { palm: 3, bush: 2 });
  bank(stage, horizon + 128, 5);
  for (let i = 0; i < 12; i++) {
    const z = rng.range(1.3, 2.6);
    sheet.add(
      use(
        rng.pick([...kit.palm, ...kit.bush]),
        ((i + rng.range(0, 0.8)) / 12) * sheet.w,
        horizon + 136 + (i % 3) * 8,
        z,
        z,
        { fill: palette.tree[0], stroke: palette.tree[0], color: palette.tree[1] },
      ),
    );
  }
  stationWithRails(stage);
}

function stationWithRails({ sheet, palette, light, ink }: CityStage): void {
  const x = sheet.w * (0.5 - light.side * 0.05);
  const y = sheet.h * 0.84;
  sheet.add(
    station(x, y, sheet.w * 0.6, ink),
    rect(0, y - 2, sheet.w, 26, mix(palette.sand[0], "#ffffff", 0.2)),
    rect(
      0,
      y + 22,
      sheet.w,
      sheet.h,
      sheet.linear(
        [
          [0, mix(palette.shade, palette.sand[1], 0.35)],
          [1, mix(palette.shade, palette.sand[1], 0.6)],
        ],
        0,
        y,
        0,
        sheet.h,
      ),
    ),
  );
  // Rails in front tell what the roof belongs to.
  let ties = "";
  for (let i = -1; i < 30; i++) ties += `M${n(i * 46)} ${n(y + 58)}l-24 56`;
  sheet.add(
    line(ties, mix(palette.shade, "#6a4a3a", 0.5), 9, { opacity: 0.7, "stroke-linecap": "butt" }) +
      line(
        `M-10 ${n(y + 68)}H${sheet.w + 10}M-10 ${n(y + 102)}H${sheet.w + 10}`,
        mix("#c8d2d2", palette.shade, 0.2),
        6,
      ),
  );
}

export function danang(stage: CityStage): void {
  const { sheet, palette, rng, horizon, light, ink } = stage;
  mountains(sheet, palette, rng.fork("m"), horizon, sheet.h * 0.2, light, 2);
  skyline(sheet, palette, rng, horizon, sheet.h * 0.2, 2);
  water(stage);
  const y = horizon + 96;
  const b = dragonBridge(sheet.w * 0.06, sheet.w * 0.96, y, sheet.h * 0.12, {
    ...ink,
    gold: "#f6b445",
  });
  sheet.add(mirrored(b, y + sheet.h * 0.07, 0.25), b);
  bank(stage, sheet.h * 0.93, 12);
}
