import { hills, karst } from "../parts/backdrop.ts";
import { block, lounger, parasol, WALLS, wallTone } from "../parts/buildings.ts";
import { treeLine } from "../parts/plants.ts";
import { paintWater } from "../parts/water.ts";
import { mix } from "../tools/color.ts";
import { group, lerp, n, path, rect } from "../tools/drawing-sheet.ts";
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
  const art = seafrontWing(stage, y0, flip);
  palms(stage, [
    [X(0.68), y0 + 8, sheet.h * 0.3],
    [X(0.62), y0 + 6, sheet.h * 0.22],
  ]);
  sheet.add(art);
  infinityPool(stage, { art, y0, X, flip });
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

function seafrontWing(stage: Stage, y0: number, flip: number): string {
  const { sheet, palette, rng, light } = stage;
  const wall = rng.pick(WALLS);
  const wing = sheet.w * 0.27;
  return block(sheet, palette, rng, {
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
}

type Terrace = { art: string; y0: number; X: (u: number) => number; flip: number };

/** The terrace, and the pool that mirrors the house and ends in a bright line. */
function infinityPool(stage: Stage, { art, y0, X, flip }: Terrace): void {
  const { sheet, palette, rng, light } = stage;
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
}
