import { karst } from "../parts/backdrop.ts";
import { block, lounger, parasol, WALLS } from "../parts/buildings.ts";
import { plantKit } from "../parts/plants.ts";
import { paintWater } from "../parts/water.ts";
import { mix } from "../tools/color.ts";
import { n, type Pt, path, use } from "../tools/drawing-sheet.ts";
import { smooth } from "../tools/shape.ts";
import { ACCENTS } from "./hotel-pool.ts";
import { palms, type Stage } from "./hotel-stage.ts";

/** Headland hotel stepping down to a curved beach. */
export function beachHotel(stage: Stage): void {
  const { sheet, palette, rng, horizon, light } = stage;
  const flip = rng.sign();
  const X = (u: number): number => (flip > 0 ? u * sheet.w : sheet.w - u * sheet.w);
  karst(
    sheet,
    palette,
    rng.fork("k"),
    horizon + 2,
    sheet.h * 0.15,
    light,
    rng.int(2, 4),
    flip > 0 ? [0, 0.5] : [0.5, 1],
  );
  paintWater(
    sheet,
    palette,
    rng,
    `M0 ${n(horizon)}H${sheet.w}V${sheet.h}H0Z`,
    horizon,
    sheet.h,
    light,
  );
  headland(stage, X);
  steppedHouses(stage, X, flip);
  const kit = plantKit(sheet, palette, rng.fork("kit"), light.side, { broad: 2, bush: 2 });
  for (let i = 0; i < 10; i++)
    sheet.add(
      use(
        rng.pick([...kit.broad, ...kit.bush]),
        X(0.4 + i * 0.066),
        horizon + 54 + i * 5,
        1.1,
        rng.range(0.7, 1.1),
        { fill: palette.tree[0], stroke: palette.tree[0], color: palette.tree[1] },
      ),
    );
  beach(stage, X, flip);
  const accent = rng.pick(ACCENTS);
  for (let i = 0; i < 5; i++) {
    const [x, y] = [X(0.62 + i * 0.085), horizon + 142 + (i % 2) * 52];
    const size = 78 + (i % 2) * 22;
    sheet.add(
      parasol(x, y, size, accent, palette.shade),
      lounger(x + 16, y + 6, size * 0.7, "#fffaf0", palette.shade, 1),
    );
  }
  palms(stage, [
    [X(0.6), horizon + 84, 190],
    [X(0.8), horizon + 96, 240],
    [X(0.9), horizon + 110, 270],
  ]);
  if (rng.chance(0.6))
    palms(stage, [[X(0.97), sheet.h + 10, sheet.h * rng.range(0.62, 0.8)]], true);
}

function headland({ sheet, palette, horizon }: Stage, X: (u: number) => number): void {
  const land: Pt[] = [
    [X(0.34), horizon + 12],
    [X(0.46), horizon - 26],
    [X(0.62), horizon - 84],
    [X(0.82), horizon - 124],
    [X(1.04), horizon - 136],
  ];
  sheet.add(
    path(
      `${smooth(land)}L${n(X(1.04))} ${n(horizon + 150)}L${n(X(0.3))} ${n(horizon + 40)}Z`,
      sheet.linear(
        [
          [0, mix(palette.tree[1], palette.haze, 0.2)],
          [1, palette.tree[0]],
        ],
        0,
        horizon - 130,
        0,
        horizon + 90,
      ),
    ),
  );
}

function steppedHouses(stage: Stage, X: (u: number) => number, flip: number): void {
  const { sheet, palette, rng, horizon, light } = stage;
  const wall = rng.pick(WALLS);
  const grow = rng.range(0.8, 1.15);
  for (const [u, dy, w, h, floors, cols] of [
    [0.74, -28, 0.22, 0.3, 6, 6],
    [0.58, -14, 0.17, 0.2, 4, 5],
    [0.46, 2, 0.14, 0.11, 2, 4],
  ] as const) {
    const x = flip > 0 ? X(u) : X(u) - w * sheet.w;
    sheet.add(
      block(sheet, palette, rng, {
        x,
        base: horizon + 44 + dy,
        w: w * sheet.w,
        h: h * sheet.h * grow,
        floors,
        cols,
        wall,
        style: "balcony",
        lit: stage.lit,
        side: light.side,
      }),
    );
  }
}

/** A curve of sand with three lines of foam. */
function beach(stage: Stage, X: (u: number) => number, flip: number): void {
  const { sheet, palette, rng, horizon } = stage;
  const k = rng.range(0.86, 1.16);
  const shore: Pt[] = [
    [X(0.22), horizon + 34],
    [X(0.42 * k), horizon + 60],
    [X(0.52 * k), horizon + 118],
    [X(0.5 * k), horizon + 210],
    [X(0.36 * k), horizon + 310],
    [X(0.12), sheet.h + 40],
  ];
  sheet.add(
    path(
      `${smooth(shore)}L${n(X(1.1))} ${sheet.h + 40}L${n(X(1.1))} ${n(horizon + 60)}Z`,
      sheet.linear(
        [
          [0, palette.sand[0]],
          [1, mix(palette.sand[0], palette.sand[1], 0.55)],
        ],
        0,
        horizon,
        0,
        sheet.h,
      ),
    ),
  );
  const foam = (a: number, w: number): string =>
    `${smooth(shore.map(([x, y], i) => [x - flip * a * (0.2 + i * 0.3), y] as Pt))}${smooth(shore.map(([x, y], i) => [x - flip * (a * (0.2 + i * 0.3) + w * (0.15 + i * 0.25)), y] as Pt).reverse(), false, false)}Z`;
  sheet.add(
    path(foam(-4, 18), "#ffffff", { opacity: 0.9 }) +
      path(foam(30, 10), "#ffffff", { opacity: 0.45 }) +
      path(foam(62, 8), "#ffffff", { opacity: 0.28 }),
  );
}
