import type { Mood } from "../parts/colour-palette.ts";
import { paintFairway } from "../parts/fairway.ts";
import { golfer, paintBunker, paintFlag, paintGreen } from "../parts/golf.ts";
import { paintBloom, paintVignette } from "../parts/sky.ts";
import { mix } from "../tools/color.ts";
import { ellipse, group, lerp, line, n, path, rect } from "../tools/drawing-sheet.ts";
import { indoors, type Outlook, openStage, paintOutlook, type SceneStage } from "./scene-stage.ts";
import { blossoms, breakfastPlate, coffeeCup, icedDrink, paintTable } from "./table.ts";

const DRINKS = ["#d8783a", "#e5a13c", "#c9545b", "#7fae4d"];

/** The ball lies a step from the hole. */
export function cupScene(seed: string, mood: Mood, outlook: Outlook): string {
  const stage = openStage(seed, mood, 0.36);
  const { sheet, palette, rng, light, horizon } = stage;
  paintOutlook(stage, outlook === "sea" ? "hills" : outlook);
  const turf = sheet.linear(
    [
      [0, mix(palette.grass[2], palette.haze, 0.2)],
      [0.5, mix(palette.grass[1], palette.grass[2], 0.55)],
      [1, palette.grass[1]],
    ],
    0,
    horizon + 60,
    0,
    sheet.h,
  );
  sheet.add(
    path(
      `M-10 ${n(horizon + 120)}C260 ${n(horizon + 50)} 820 ${n(horizon + 40)} 1210 ${n(horizon + 110)}V910H-10Z`,
      turf,
    ),
  );
  for (let i = 0; i < 7; i += 2) {
    const [a, b] = [100 + i * 150, 250 + i * 150];
    const far = (x: number): number => lerp(600, x, 0.5);
    sheet.add(
      path(
        `M${n(far(a))} ${n(horizon + 84)}H${n(far(b))}L${n(lerp(600, b, 2))} 910H${n(lerp(600, a, 2))}Z`,
        "#ffffff",
        { opacity: 0.09 },
      ),
    );
  }
  const side = rng.sign();
  const [hx, hy] = [600 + side * rng.range(120, 200), rng.range(620, 670)];
  sheet.add(
    ellipse(hx, hy, 92, 27, mix(palette.grass[2], "#ffffff", 0.45)),
    ellipse(hx, hy + 3, 84, 24, palette.shade),
  );
  sheet.add(ellipse(hx, hy + 12, 70, 15, mix(palette.shade, "#000000", 0.4)));
  paintFlag(
    sheet,
    palette,
    rng.fork("flag"),
    hx,
    hy + 4,
    hy * 0.84,
    light,
    rng.pick(["#ff7a45", "#e5483a", "#f4c95d"]),
  );
  paintBall(stage, 600 - side * rng.range(150, 230), rng.range(740, 775));
  paintBloom(sheet, palette, light, 0.3);
  paintVignette(sheet, palette);
  return sheet.toString();
}

function paintBall({ sheet, palette, light }: SceneStage, x: number, y: number): void {
  const r = 74;
  const skin = sheet.radial(
    [
      [0, "#ffffff"],
      [0.6, mix("#ffffff", palette.haze, 0.5)],
      [1, mix(palette.haze, palette.shade, 0.45)],
    ],
    x + light.side * 24,
    y - 30,
    r * 1.5,
  );
  sheet.add(
    ellipse(x - light.side * 60, y + r * 0.92, 130, 20, palette.shade, { opacity: 0.34 }),
    ellipse(x, y, r, r, skin),
  );
  const dimples = [];
  for (let row = -3; row <= 3; row++)
    for (let column = -3; column <= 3; column++) {
      const [dx, dy] = [column * 20 + (row % 2) * 10, row * 18];
      if (Math.hypot(dx, dy) < r - 12)
        dimples.push(ellipse(x + dx, y + dy, 5, 4.4, palette.shade, { opacity: 0.13 }));
    }
  sheet.add(...dimples);
  for (let i = 0; i < 16; i++)
    sheet.add(
      line(
        `M${n(x - 96 + i * 12)} ${y + r + 8}l${i % 2 ? 5 : -4} -${14 + (i % 3) * 7}`,
        palette.grass[i % 2 ? 1 : 2],
        4,
      ),
    );
}

/** Two drinks after the round, above the last green. */
export function terraceScene(seed: string, mood: Mood, outlook: Outlook): string {
  const stage = openStage(seed, mood, 0.4);
  const { sheet, palette, rng, light, horizon } = stage;
  paintOutlook(stage, outlook === "sea" ? "mountains" : outlook);
  const gx = 600 + rng.sign() * rng.range(60, 220);
  const y = (t: number): number => lerp(horizon, sheet.h, t);
  const way = {
    y,
    t0: 0.14,
    t1: 1.1,
    x: (t: number) => lerp(gx, 560, t),
    half: (t: number) => 420 * t ** 0.9,
  };
  paintFairway(
    sheet,
    palette,
    rng.fork("way"),
    way,
    rng.pick(["lanes", "bands", "checker"] as const),
  );
  paintGreen(sheet, palette, rng.fork("green"), gx, y(0.2), 170, 30);
  paintBunker(sheet, palette, rng.fork("sand"), gx + 270, y(0.2), 76, 15, light);
  paintFlag(sheet, palette, rng.fork("flag"), gx, y(0.19), 128, light, "#ff7a45");
  sheet.add(golfer(gx - 76, y(0.24), 62, "putt", "#fffaf0", palette.shade, 1));
  paintDeck(stage);
  paintTable(stage, 600, 790, 330, "#fff8ec");
  sheet.add(
    blossoms(stage, 600, 742),
    icedDrink(stage, 450, 796, rng.pick(DRINKS)),
    icedDrink(stage, 742, 812, rng.pick(DRINKS)),
  );
  paintAwning(stage);
  paintBloom(sheet, palette, light, 0.26);
  paintVignette(sheet, palette);
  return sheet.toString();
}

/** Coffee, fruit and a view. */
export function breakfastScene(seed: string, mood: Mood, outlook: Outlook): string {
  const stage = openStage(seed, mood, 0.46);
  const { sheet, palette, rng, light } = stage;
  paintOutlook(stage, outlook);
  paintDeck(stage);
  paintTable(stage, 600, 770, 540, rng.pick(["#fff8ec", "#e9c79a", "#f3e2c4"]));
  sheet.add(
    blossoms(stage, 640 + rng.range(-30, 30), 716),
    icedDrink(stage, 900, 780, rng.pick(DRINKS)),
    breakfastPlate(stage, 540, 812),
    coffeeCup(stage, 250, 764),
  );
  paintAwning(stage);
  paintBloom(sheet, palette, light, 0.3);
  paintVignette(sheet, palette);
  return sheet.toString();
}

function paintDeck(stage: SceneStage): void {
  const { sheet, palette } = stage;
  const wood = indoors(stage, "#b98a5e");
  sheet.add(
    rect(
      0,
      640,
      1200,
      260,
      sheet.linear(
        [
          [0, mix(wood, palette.glow, 0.2)],
          [1, mix(wood, palette.shade, 0.3)],
        ],
        0,
        640,
        0,
        900,
      ),
    ),
  );
  for (let x = -600; x <= 1800; x += 120)
    sheet.add(line(`M${x} 640L${600 + (x - 600) * 1.8} 900`, palette.shade, 3, { opacity: 0.14 }));
  const rail = mix(wood, palette.shade, 0.35);
  const posts = Array.from({ length: 13 }, (_, i) => rect(i * 100 - 4, 540, 8, 104, rail));
  sheet.add(
    group(posts.join(""), {}),
    rect(0, 528, 1200, 16, rail, { rx: 4 }),
    rect(0, 632, 1200, 12, rail),
  );
}

/** The edge of a sunshade along the top. */
function paintAwning(stage: SceneStage): void {
  const { sheet, palette, rng } = stage;
  const cloth = indoors(stage, rng.pick(["#e58a5f", "#3c8f7c", "#e2b354", "#c9646b"]));
  const pale = indoors(stage, "#fff6e6");
  for (let i = 0; i < 10; i++) {
    const x = i * 120;
    sheet.add(path(`M${x} 0H${x + 120}V70A60 34 0 0 1 ${x} 70Z`, i % 2 ? pale : cloth));
  }
  sheet.add(
    rect(
      0,
      0,
      1200,
      60,
      sheet.linear(
        [
          [0, palette.shade, 0.3],
          [1, palette.shade, 0],
        ],
        0,
        0,
        0,
        60,
      ),
    ),
  );
}
