import { paintBank } from "../course/bank.ts";
import { hills, karst, mist } from "../parts/backdrop.ts";
import { wallTone } from "../parts/buildings.ts";
import { plantKit, treeLine } from "../parts/plants.ts";
import { paintWater } from "../parts/water.ts";
import { mix } from "../tools/color.ts";
import { ellipse, group, lerp, line, n, path, rect, use } from "../tools/drawing-sheet.ts";
import { lagoon, sample, under } from "../tools/shape.ts";
import { backMountains, palms, type Stage } from "./hotel-stage.ts";

/** Mountain lodges around a still pond. */
export function lodgeHotel(stage: Stage): void {
  const { sheet, palette, rng, horizon, light } = stage;
  backMountains(stage, 0.42);
  treeLine(
    sheet,
    palette,
    rng,
    -20,
    sheet.w + 20,
    () => horizon + 8,
    sheet.h * 0.09,
    0.32,
    light.side,
  );
  mist(sheet, palette, horizon, 60, 0.4);
  sheet.add(
    path(
      under(
        sample(-10, sheet.w + 10, 10, (x) => horizon + 10 + Math.sin(x / 190) * 14),
        sheet.h,
      ),
      sheet.linear(
        [
          [0, mix(palette.grass[1], palette.grass[2], 0.35)],
          [1, palette.grass[0]],
        ],
        0,
        horizon,
        0,
        sheet.h,
      ),
    ),
  );
  const kit = plantKit(sheet, palette, rng.fork("kit"), light.side, { pine: 3, broad: 2 });
  for (let i = 0; i < 15; i++) {
    const k = rng.range(1.1, 2.3);
    const c = mix(palette.tree[0], palette.haze, 0.14);
    sheet.add(
      use(
        rng.pick([...kit.pine, ...kit.pine, ...kit.broad]),
        ((i + rng.range(0, 0.9)) / 15) * sheet.w,
        horizon + rng.range(16, 40),
        k,
        k,
        { fill: c, stroke: c, color: mix(palette.tree[1], palette.haze, 0.1) },
      ),
    );
  }
  lodgesAtPond(stage);
}

/** The main lodge, smaller ones behind it, and its reflection in the pond. */
function lodgesAtPond(stage: Stage): void {
  const { sheet, palette, rng, horizon, light } = stage;
  const roof = mix(
    rng.pick(["#8a4b36", "#6d4a3a", "#3f5a54", "#4d4a52"]),
    palette.shade,
    palette.mood === "dusk" ? 0.35 : 0.08,
  );
  const cx = sheet.w * rng.range(0.36, 0.64);
  const style = rng.pick(["hip", "gable"] as const);
  const far = rng.int(1, 3);
  for (let i = 0; i < far; i++)
    sheet.add(
      hut(
        stage,
        cx + (i % 2 ? 1 : -1) * sheet.w * rng.range(0.24, 0.34) + (i > 1 ? -sheet.w * 0.12 : 0),
        horizon + 66 + i * 8,
        0.58,
        roof,
        style,
      ),
    );
  const main = hut(stage, cx, horizon + 116, rng.range(1, 1.25), roof, style);
  sheet.add(main);
  const y = (t: number): number => lerp(horizon, sheet.h, t);
  const [rx, ry] = [sheet.w * rng.range(0.34, 0.46), (sheet.h - horizon) * 0.19];
  const pond = lagoon(rng.fork("pond"), cx, y(0.72), rx, ry);
  sheet.add(path(pond(1.02, -4), mix(palette.grass[0], palette.shade, 0.4)));
  const mirror = group(main, {
    transform: `translate(0 ${n((horizon + 116) * 2 + 46)}) scale(1 -1)`,
    opacity: 0.4,
  });
  paintWater(sheet, palette, rng, pond(1), y(0.72) - ry * 1.15, y(0.72) + ry * 1.15, light, mirror);
  paintBank(sheet, palette, rng.fork("bank"), rng.sign(), 0.1);
}

export function hut(
  stage: Stage,
  x: number,
  y: number,
  k: number,
  roof: string,
  style: "hip" | "gable",
): string {
  const { palette } = stage;
  const wood = wallTone(palette, "#d8b48a");
  const [w, h] = [300 * k, 104 * k];
  const side = stage.light.side;
  const glow = stage.lit > 0.1 ? palette.lamp : mix(palette.sky[1], palette.shade, 0.35);
  let out =
    ellipse(x, y, w * 0.66, 12 * k, palette.shade, { opacity: 0.35 }) +
    rect(x - w / 2, y - h, w, h, wood);
  for (let i = 0; i < 5; i++)
    out += rect(x - w * 0.44 + i * w * 0.185, y - h * 0.8, w * 0.14, h * 0.66, glow);
  out += rect(x - w * 0.58, y - h * 0.12, w * 1.16, h * 0.12, mix(wood, palette.shade, 0.45));
  if (style === "gable") {
    // A-frame with a glazed front: the lamp-lit triangle is what one remembers.
    out += path(
      `M${n(x - w * 0.66)} ${n(y - h * 0.84)}L${n(x)} ${n(y - h * 2.5)}L${n(x + w * 0.66)} ${n(y - h * 0.84)}Z`,
      roof,
    );
    out += path(
      `M${n(x - w * 0.42)} ${n(y - h * 0.9)}L${n(x)} ${n(y - h * 2.08)}L${n(x + w * 0.42)} ${n(y - h * 0.9)}Z`,
      glow,
    );
    out += line(
      `M${n(x)} ${n(y - h * 0.9)}V${n(y - h * 2.05)}M${n(x - w * 0.2)} ${n(y - h * 0.9)}V${n(y - h * 1.5)}M${n(x + w * 0.2)} ${n(y - h * 0.9)}V${n(y - h * 1.5)}M${n(x - w * 0.3)} ${n(y - h * 1.25)}H${n(x + w * 0.3)}`,
      mix(roof, palette.shade, 0.3),
      4 * k,
      { "stroke-linecap": "butt" },
    );
    return (
      out +
      line(
        `M${n(x + side * w * 0.66)} ${n(y - h * 0.84)}L${n(x)} ${n(y - h * 2.5)}`,
        mix(roof, palette.sun, 0.4),
        6 * k,
      )
    );
  }
  out += path(
    `M${n(x - w * 0.66)} ${n(y - h * 0.86)}L${n(x - w * 0.2)} ${n(y - h * 1.95)}H${n(x + w * 0.2)}L${n(x + w * 0.66)} ${n(y - h * 0.86)}Z`,
    roof,
  );
  return (
    out +
    path(
      `M${n(x + side * w * 0.66)} ${n(y - h * 0.86)}L${n(x + side * w * 0.2)} ${n(y - h * 1.95)}H${n(x)}L${n(x + side * w * 0.12)} ${n(y - h * 0.86)}Z`,
      palette.sun,
      { opacity: 0.16 },
    )
  );
}

/** Villas on stilts along a boardwalk that runs into the bay. */
export function overwaterHotel(stage: Stage): void {
  const { sheet, palette, rng, horizon, light } = stage;
  if (rng.chance(0.5))
    karst(sheet, palette, rng.fork("k"), horizon + 2, sheet.h * 0.2, light, rng.int(3, 5));
  else hills(sheet, palette, rng.fork("k"), horizon + 2, sheet.h * 0.13, 3);
  const clear = {
    ...palette,
    water: [mix(palette.water[0], "#a5ece2", 0.3), mix(palette.water[1], "#1ba5b0", 0.35)] as [
      string,
      string,
    ],
  };
  paintWater(
    sheet,
    clear,
    rng,
    `M0 ${n(horizon)}H${sheet.w}V${sheet.h}H0Z`,
    horizon,
    sheet.h,
    light,
  );
  const flip = -light.side;
  const X = (u: number): number => (flip > 0 ? u : 1 - u) * sheet.w;
  const deck = mix(wallTone(palette, "#caa57c"), palette.shade, 0.15);
  const at = (t: number): [number, number] => [
    X(lerp(0.36, 0.98, t ** 0.9)),
    lerp(horizon + 26, horizon + (sheet.h - horizon) * 0.66, t ** 1.35),
  ];
  const [a, b] = [at(0), at(1.06)];
  sheet.add(
    path(
      `M${n(a[0])} ${n(a[1])}Q${n(X(0.5))} ${n(horizon + 60)} ${n(b[0])} ${n(b[1])}v30Q${n(X(0.5))} ${n(horizon + 70)} ${n(a[0])} ${n(a[1] + 3)}Z`,
      deck,
    ),
  );
  for (let i = 0; i < 5; i++) {
    const t = 0.04 + i * 0.235;
    const [x, y] = at(t);
    const k = lerp(0.2, 1.06, t);
    const v = villa(stage, x - flip * 110 * k, y + 6 * k, k, deck);
    sheet.add(
      `<g transform="translate(0 ${n(2 * (y + 44 * k))}) scale(1 -1)" opacity=".26">${v}</g>`,
      v,
    );
  }
  palms(stage, [[X(0.03), sheet.h + 14, sheet.h * rng.range(0.8, 0.96)]], true);
}

function villa(stage: Stage, x: number, y: number, k: number, deck: string): string {
  const { palette } = stage;
  const [w, h] = [190 * k, 66 * k];
  const wall = wallTone(palette, "#f0dcc0");
  const thatch = mix(
    mix("#a9825a", palette.haze, 0.12),
    palette.shade,
    palette.mood === "dusk" || palette.mood === "night" ? 0.4 : 0.06,
  );
  const glow = stage.lit > 0.1 ? palette.lamp : mix(palette.shade, wall, 0.35);
  let out = "";
  for (const u of [-0.46, -0.16, 0.16, 0.46])
    out += rect(x + u * w - 3 * k, y, 6 * k, 44 * k, mix(deck, palette.shade, 0.4));
  out +=
    rect(x - w / 2, y - h, w, h, wall) +
    rect(x - w * 0.36, y - h * 0.82, w * 0.3, h * 0.7, glow) +
    rect(x + w * 0.06, y - h * 0.82, w * 0.3, h * 0.7, glow);
  out += rect(x - w * 0.6, y - 5 * k, w * 1.2, 10 * k, deck);
  out += path(
    `M${n(x - w * 0.68)} ${n(y - h * 0.86)}Q${n(x - w * 0.3)} ${n(y - h * 1.3)} ${n(x - w * 0.08)} ${n(y - h * 2.3)}H${n(x + w * 0.08)}Q${n(x + w * 0.3)} ${n(y - h * 1.3)} ${n(x + w * 0.68)} ${n(y - h * 0.86)}Q${n(x)} ${n(y - h * 0.7)} ${n(x - w * 0.68)} ${n(y - h * 0.86)}Z`,
    thatch,
  );
  const d = stage.light.side;
  return (
    out +
    path(
      `M${n(x + d * w * 0.68)} ${n(y - h * 0.86)}Q${n(x + d * w * 0.3)} ${n(y - h * 1.3)} ${n(x + d * w * 0.08)} ${n(y - h * 2.3)}H${n(x)}L${n(x + d * w * 0.16)} ${n(y - h * 0.8)}Z`,
      palette.sun,
      { opacity: 0.2 },
    )
  );
}
