import { hills, karst } from "../parts/backdrop.ts";
import { air } from "../parts/colour-palette.ts";
import { longtail } from "../parts/landmarks.ts";
import { plantKit } from "../parts/plants.ts";
import { mix } from "../tools/color.ts";
import { lerp, line, n, type Pt, path, use } from "../tools/drawing-sheet.ts";
import { itemAt } from "../tools/item-at.ts";
import { smooth } from "../tools/shape.ts";
import { type CityStage, nearPalms, water } from "./city-stage.ts";

export function bay(stage: CityStage, towers: boolean): void {
  const { sheet, palette, rng, horizon, light } = stage;
  hills(sheet, palette, rng.fork("h"), horizon + 4, sheet.h * 0.13, 3);
  water(stage);
  const flip = -light.side;
  const X = (u: number): number => (flip > 0 ? u : 1 - u) * sheet.w;
  const shore: Pt[] = [
    [X(0.2), horizon + 6],
    [X(0.46), horizon + 22],
    [X(0.66), horizon + 66],
    [X(0.74), horizon + 140],
    [X(0.64), horizon + 250],
    [X(0.4), horizon + 360],
    [X(0.12), sheet.h + 40],
  ];
  const close = `L${n(X(1.1))} ${sheet.h + 40}L${n(X(1.1))} ${n(horizon + 4)}Z`;
  const inner: Pt[] = shore.map(([x, y], i) => [x + flip * (20 + i * 22), y + 4] as Pt);
  paintShore(stage, { shore, inner, close, flip });
  if (towers) seafrontTowers(stage, X);
  shorePlants(stage, inner, flip);
  sheet.add(
    longtail(X(0.3), horizon + 120, 96, stage.ink, flip),
    longtail(X(0.14), horizon + 60, 60, stage.ink, -flip),
  );
}

type Shore = { shore: Pt[]; inner: Pt[]; close: string; flip: number };

/** Sand, then green, then three lines of foam. */
function paintShore(stage: CityStage, { shore, inner, close, flip }: Shore): void {
  const { sheet, palette, horizon } = stage;
  sheet.add(
    path(
      smooth(shore) + close,
      sheet.linear(
        [
          [0, air(palette, palette.sand[0], 0.2)],
          [1, palette.sand[1]],
        ],
        0,
        horizon,
        0,
        sheet.h,
      ),
    ),
  );
  sheet.add(
    path(
      smooth(inner) + close,
      sheet.linear(
        [
          [0, air(palette, palette.grass[1], 0.3)],
          [0.4, palette.grass[0]],
          [1, mix(palette.grass[0], palette.shade, 0.5)],
        ],
        0,
        horizon,
        0,
        sheet.h,
      ),
    ),
  );
  for (const [k, a, w] of [
    [0, 0.9, 6],
    [22, 0.45, 4],
    [50, 0.25, 3],
  ] as const)
    sheet.add(
      `<path d="${smooth(shore.map(([x, y]) => [x - flip * k, y] as Pt))}" fill="none" stroke="#fff" stroke-width="${w}" opacity="${a}"/>`,
    );
}

function seafrontTowers(stage: CityStage, X: (u: number) => number): void {
  const { sheet, palette, rng, horizon, light } = stage;
  const kit = rng.fork("t");
  for (let i = 0; i < 11; i++) {
    const t = i / 10;
    const x = X(lerp(0.5, 1.02, t ** 0.8));
    const base = horizon + lerp(22, 150, t ** 1.5);
    const h = lerp(50, 330, t) * kit.range(0.5, 1);
    const w = lerp(22, 84, t);
    const c = air(palette, mix("#f6e6d0", palette.hill, 0.3), lerp(0.5, 0.12, t));
    sheet.add(
      `<rect x="${n(x - w / 2)}" y="${n(base - h)}" width="${n(w)}" height="${n(h)}" fill="${c}"/><rect x="${n(light.side > 0 ? x - w / 2 : x)}" y="${n(base - h)}" width="${n(w / 2)}" height="${n(h)}" fill="${palette.shade}" opacity=".22"/>`,
    );
    let rows = "";
    for (let y = base - h + 9; y < base - 8; y += lerp(8, 17, t))
      rows += `M${n(x - w * 0.4)} ${n(y)}h${n(w * 0.8)}`;
    sheet.add(
      line(rows, mix(palette.shade, c, 0.4), lerp(2, 5, t), {
        opacity: 0.5,
        "stroke-linecap": "butt",
      }),
    );
  }
}

function shorePlants(stage: CityStage, inner: Pt[], flip: number): void {
  const { sheet, palette, rng, light } = stage;
  const kit = plantKit(sheet, palette, rng.fork("kit"), light.side, { palm: 3, bush: 2 });
  for (let i = 0; i < 16; i++) {
    const t = (i + 0.5) / 16;
    const k = Math.min(5, Math.floor(t * 6));
    const q = itemAt(inner, k);
    const v = itemAt(inner, k + 1);
    const f = t * 6 - k;
    sheet.add(
      use(
        rng.pick([...kit.palm, ...kit.bush, ...kit.palm]),
        lerp(q[0], v[0], f) + flip * 14,
        lerp(q[1], v[1], f) + 6,
        lerp(0.35, 2.2, t),
        lerp(0.35, 2.2, t),
        {
          fill: air(palette, palette.tree[0], 0.3 * (1 - t)),
          stroke: air(palette, palette.tree[0], 0.3 * (1 - t)),
          color: air(palette, palette.tree[1], 0.3 * (1 - t)),
        },
      ),
    );
  }
}

export function isles(stage: CityStage, count: number, near: "longtail" | "palms"): void {
  const { sheet, palette, rng, horizon, light } = stage;
  karst(
    sheet,
    palette,
    rng.fork("far"),
    horizon + 2,
    sheet.h * (count > 4 ? 0.2 : 0.1),
    light,
    count,
  );
  if (count > 4)
    karst(
      sheet,
      palette,
      rng.fork("near"),
      horizon + 16,
      sheet.h * 0.34,
      light,
      2,
      light.side > 0 ? [0, 0.36] : [0.64, 1],
    );
  water(stage, horizon + 2);
  const side = -light.side;
  const X = (u: number): number => (side > 0 ? u : 1 - u) * sheet.w;
  const shore: Pt[] = [
    [X(1.05), horizon + 150],
    [X(0.82), horizon + 190],
    [X(0.62), horizon + 270],
    [X(0.46), horizon + 350],
    [X(0.2), sheet.h + 20],
  ];
  const close = `L${n(X(1.05))} ${sheet.h + 20}Z`;
  sheet.add(
    path(
      smooth(shore) + close,
      sheet.linear(
        [
          [0, palette.sand[0]],
          [1, palette.sand[1]],
        ],
        0,
        horizon + 150,
        0,
        sheet.h,
      ),
    ),
  );
  for (const [k, a, w] of [
    [0, 0.9, 8],
    [26, 0.45, 4],
    [56, 0.28, 3],
  ] as const)
    sheet.add(
      `<path d="${smooth(shore.map(([x, y]) => [x - side * k * 0.7, y - k * 0.5] as Pt))}" fill="none" stroke="#fff" stroke-width="${w}" opacity="${a}"/>`,
    );
  sheet.add(longtail(X(0.4), horizon + 180, near === "longtail" ? 280 : 130, stage.ink, -side));
  if (near === "longtail") sheet.add(longtail(X(0.16), horizon + 60, 90, stage.ink, side));
  nearPalms(stage, near === "palms" ? 3 : 1, side);
}
