import { hills } from "../parts/backdrop.ts";
import { block, thaiRoof, WALLS, wallTone } from "../parts/buildings.ts";
import { paintFairway } from "../parts/fairway.ts";
import { paintBunker, paintFlag, paintGreen } from "../parts/golf.ts";
import { treeLine } from "../parts/plants.ts";
import { paintWater } from "../parts/water.ts";
import { mix } from "../tools/color.ts";
import { ellipse, lerp, n, path, rect } from "../tools/drawing-sheet.ts";
import { lagoon } from "../tools/shape.ts";
import { hut } from "./hotel-lodge.ts";
import { backMountains, palms, type Spot, type Stage } from "./hotel-stage.ts";

/** One large house behind the finishing green. */
export function clubhouseHotel(stage: Stage): void {
  golfHotel(stage, clubhouse);
}

/** Villas along the last fairway. */
export function villaHotel(stage: Stage): void {
  golfHotel(stage, villas);
}

function golfHotel(stage: Stage, paintHouses: (stage: Stage) => void): void {
  const { sheet, palette, rng, horizon, light } = stage;
  if (rng.chance(0.5)) backMountains(stage, 0.24);
  else hills(sheet, palette, rng.fork("m"), horizon, sheet.h * 0.18, 3);
  treeLine(
    sheet,
    palette,
    rng,
    -20,
    sheet.w + 20,
    () => horizon + 8,
    sheet.h * 0.09,
    0.34,
    light.side,
  );
  sheet.add(
    rect(
      0,
      horizon + 4,
      sheet.w,
      sheet.h - horizon,
      sheet.linear(
        [
          [0, mix(palette.grass[1], palette.haze, 0.25)],
          [0.3, palette.grass[1]],
          [1, palette.grass[0]],
        ],
        0,
        horizon,
        0,
        sheet.h,
      ),
    ),
  );
  paintHouses(stage);
  palms(
    stage,
    Array.from(
      { length: 5 },
      (_, i) =>
        [
          ((i + rng.range(0.1, 0.9)) / 5) * sheet.w,
          horizon + rng.range(36, 56),
          sheet.h * rng.range(0.16, 0.24),
        ] as Spot,
    ),
  );
  lastHole(stage);
}

/** The fairway, a pond next to it, and the green. */
function lastHole(stage: Stage): void {
  const { sheet, palette, rng, horizon, light } = stage;
  const gx = sheet.w * (0.5 + rng.sign() * rng.range(0.1, 0.24));
  const y = (t: number): number => lerp(horizon, sheet.h, t);
  const side = gx > sheet.w / 2 ? -1 : 1;
  const bend = sheet.w * rng.range(0.05, 0.12) * -side;
  paintFairway(
    sheet,
    palette,
    rng,
    {
      y,
      t0: 0.3,
      t1: 1.15,
      x: (t) => lerp(gx, sheet.w * (0.5 - side * 0.12), t) + bend * Math.sin((t - 0.3) * 4),
      half: (t) => sheet.w * 0.34 * t ** 0.9,
    },
    rng.pick(["lanes", "checker", "bands"] as const),
  );
  const pond = lagoon(
    rng.fork("pond"),
    sheet.w * (0.5 + side * 0.34),
    y(0.56),
    sheet.w * 0.23,
    (sheet.h - horizon) * 0.12,
  );
  sheet.add(path(pond(1.02, -4), mix(palette.grass[0], palette.shade, 0.35)));
  paintWater(sheet, palette, rng, pond(1), y(0.4), y(0.72), light);
  paintGreen(sheet, palette, rng, gx, y(0.38), 190, 42);
  paintBunker(sheet, palette, rng, gx - side * 290, y(0.4), 84, 20, light);
  paintBunker(sheet, palette, rng, gx + side * 240, y(0.3), 64, 14, light);
  paintFlag(sheet, palette, rng, gx, y(0.37), sheet.h * 0.17, light, "#ff7a45");
  if (rng.chance(0.6))
    palms(
      stage,
      [[side < 0 ? sheet.w * 0.95 : sheet.w * 0.05, sheet.h + 10, sheet.h * rng.range(0.72, 0.9)]],
      true,
    );
}

function clubhouse(stage: Stage): void {
  const { sheet, palette, rng, horizon, light } = stage;
  const wall = rng.pick(WALLS);
  const floors = rng.int(2, 4);
  const cx = sheet.w * rng.range(0.36, 0.64);
  const w = sheet.w * rng.range(0.42, 0.54);
  const bh = sheet.h * 0.055 * floors;
  const base = horizon + 34;
  sheet.add(ellipse(cx, base, w * 0.6, 14, palette.shade, { opacity: 0.3 }));
  sheet.add(
    block(sheet, palette, rng, {
      x: cx - w / 2,
      base,
      w,
      h: bh,
      floors,
      cols: 12,
      wall,
      style: "balcony",
      lit: stage.lit,
      side: light.side,
    }),
  );
  const tile = mix(
    rng.pick(["#b5573a", "#7a4a3c", "#2f5d57", "#5d6a70"]),
    palette.shade,
    palette.mood === "dusk" ? 0.35 : 0.05,
  );
  const top = base - bh + 6;
  // Long hipped roof; gables only where the entrance is.
  sheet.add(
    path(
      `M${n(cx - w * 0.56)} ${n(top)}L${n(cx - w * 0.42)} ${n(top - 62)}H${n(cx + w * 0.42)}L${n(cx + w * 0.56)} ${n(top)}Z`,
      tile,
    ) +
      path(
        `M${n(cx + light.side * w * 0.56)} ${n(top)}L${n(cx + light.side * w * 0.42)} ${n(top - 62)}H${n(cx)}V${n(top)}Z`,
        palette.sun,
        { opacity: 0.14 },
      ),
  );
  sheet.add(
    thaiRoof(
      cx,
      top + 4,
      w * 0.34,
      112,
      mix(tile, palette.sun, 0.08),
      wallTone(palette, "#f3dfb4"),
      2,
    ),
  );
}

function villas(stage: Stage): void {
  const { sheet, palette, rng, horizon } = stage;
  const roof = mix(
    rng.pick(["#a9583c", "#7a4a3c", "#35625b", "#5b5158"]),
    palette.shade,
    palette.mood === "dusk" ? 0.3 : 0.06,
  );
  const k = rng.int(3, 5);
  const style = rng.pick(["hip", "gable"] as const);
  for (let i = 0; i < k; i++)
    sheet.add(
      hut(
        stage,
        sheet.w * ((i + 0.5 + rng.range(-0.14, 0.14)) / k),
        horizon + 34 + (i % 2) * 12,
        rng.range(0.5, 0.72),
        roof,
        style,
      ),
    );
}
