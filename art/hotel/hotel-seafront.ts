import { hills, karst } from "../parts/backdrop.ts";
import { block, lounger, parasol, WALLS, wallTone } from "../parts/buildings.ts";
import { plantKit, treeLine } from "../parts/plants.ts";
import { paintWater } from "../parts/water.ts";
import { mix } from "../tools/color.ts";
import { smooth } from "../tools/shape.ts";
import { group, lerp, n, type Pt, path, rect, use } from "../tools/sheet.ts";
import { ACCENTS, poolWater } from "./hotel-pool.ts";
import { palms, type Stage } from "./hotel-stage.ts";

/** Infinity edge: the pool runs out into the sea. */
export function infinityHotel(stage: Stage): void {
  const { sheet, palette, rng, horizon, light } = stage;
  if (rng.chance(0.6))
    karst(sheet, palette, rng.fork("k"), horizon + 2, sheet.h * 0.16, light, rng.int(3, 5));
  else hills(sheet, palette, rng.fork("k"), horizon + 2, sheet.h * 0.1, 2);
  paintWater(
    sheet,
    palette,
    rng.fork("sea"),
    `M0 ${n(horizon)}H${sheet.w}V${sheet.h}H0Z`,
    horizon,
    sheet.h,
    light,
  );
  const flip = -light.side;
  const X = (u: number): number => (flip > 0 ? u : 1 - u) * sheet.w;
  const y0 = horizon + (sheet.h - horizon) * 0.26;
  treeLine(
    sheet,
    palette,
    rng,
    flip > 0 ? sheet.w * 0.6 : -20,
    flip > 0 ? sheet.w + 20 : sheet.w * 0.4,
    () => y0 + 4,
    sheet.h * 0.12,
    0.08,
    light.side,
  );
  const wall = rng.pick(WALLS);
  const wing = sheet.w * 0.27;
  const art = block(sheet, palette, rng, {
    x: flip > 0 ? sheet.w - wing + 20 : -20,
    base: y0 + 30,
    w: wing,
    h: sheet.h * rng.range(0.4, 0.5),
    floors: 7,
    cols: 4,
    wall,
    style: "balcony",
    lit: stage.lit,
    side: light.side,
  });
  palms(stage, [
    [X(0.68), y0 + 8, sheet.h * 0.3],
    [X(0.62), y0 + 6, sheet.h * 0.22],
  ]);
  sheet.add(art);
  const edge = mix(wallTone(palette, "#f7ead6"), palette.shade, 0.1);
  sheet.add(
    rect(
      -10,
      y0 - 4,
      sheet.w + 20,
      sheet.h,
      sheet.linear(
        [
          [0, mix(palette.sand[0], palette.sand[1], 0.3)],
          [1, palette.sand[1]],
        ],
        0,
        y0,
        0,
        sheet.h,
      ),
    ),
  );
  const d = `M${n(X(-0.05))} ${n(y0)}L${n(X(0.66))} ${n(y0)}L${n(X(0.86))} ${n(sheet.h + 10)}L${n(X(-0.05))} ${n(sheet.h + 10)}Z`;
  sheet.add(
    path(
      `M${n(X(-0.05))} ${n(y0 - 7)}L${n(X(0.68))} ${n(y0 - 7)}L${n(X(0.9))} ${n(sheet.h + 10)}L${n(X(-0.05))} ${n(sheet.h + 10)}Z`,
      mix(edge, "#ffffff", 0.3),
    ),
  );
  paintWater(
    sheet,
    poolWater(palette),
    rng,
    d,
    y0,
    sheet.h,
    light,
    group(art, { transform: `translate(0 ${n((y0 + 30) * 2 - 20)}) scale(1 -1)`, opacity: 0.3 }),
  );
  sheet.add(
    rect(
      flip > 0 ? -10 : X(0.66),
      y0 - 5,
      sheet.w * 0.66 + 10,
      6,
      mix(palette.water[0], "#ffffff", 0.5),
      {
        opacity: 0.8,
      },
    ),
  );
  const accent = rng.pick(ACCENTS);
  for (let i = 0; i < 3; i++) {
    const t = 0.22 + i * 0.22;
    const [x, y] = [X(0.78 + t * 0.2), lerp(y0, sheet.h, t)];
    const k = 0.7 + t * 0.9;
    sheet.add(
      parasol(x, y, 104 * k, accent, palette.shade),
      lounger(x - flip * 8, y + 10 * k, 76 * k, "#fffaf0", palette.shade, -flip),
    );
  }
  palms(stage, [[X(0.05), sheet.h + 14, sheet.h * rng.range(0.78, 0.95)]], true);
}

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
