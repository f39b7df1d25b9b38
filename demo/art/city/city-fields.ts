import { hills, mist, mountains } from "../parts/backdrop.ts";
import { air } from "../parts/colour-palette.ts";
import { volcano } from "../parts/landmarks.ts";
import { type PlantKit, plantKit, treeLine } from "../parts/plants.ts";
import { splitGate } from "../parts/temples.ts";
import { mix } from "../tools/color.ts";
import { ellipse, lerp, line, n, type Pt, path, use } from "../tools/drawing-sheet.ts";
import { itemAt } from "../tools/item-at.ts";
import { sample, smooth, under, waves } from "../tools/shape.ts";
import { type CityStage, nearPalms } from "./city-stage.ts";

/** Rice terraces stepping down from the volcano, gate at the path. */
export function terraces(stage: CityStage): void {
  const { sheet, palette, rng, horizon, light, ink } = stage;
  sheet.add(
    volcano(
      sheet.w * (0.5 - light.side * 0.16),
      horizon + 8,
      sheet.w * 0.86,
      sheet.h * 0.28,
      air(palette, palette.hill, 0.5),
      palette.cloud,
      palette.shade,
      light.side,
      18,
    ),
  );
  mist(sheet, palette, horizon - 20, 60, 0.5);
  hills(sheet, palette, rng.fork("h"), horizon + 6, sheet.h * 0.1, 2);
  treeLine(
    sheet,
    palette,
    rng,
    -20,
    sheet.w + 20,
    () => horizon + 10,
    sheet.h * 0.07,
    0.3,
    light.side,
  );
  for (let i = 0; i < 9; i++) terrace(stage, i);
  const gx = sheet.w * (0.5 + light.side * 0.24);
  sheet.add(
    ellipse(gx, sheet.h * 0.84, sheet.h * 0.26, 12, palette.shade, { opacity: 0.35 }),
    splitGate(gx, sheet.h * 0.84, sheet.h * 0.38, {
      ...ink,
      body: mix("#a5674a", palette.shade, 0.2),
      lit: palette.sun,
    }),
  );
  nearPalms(stage, 2, -light.side);
}

/** Each step ends in a bund; behind it the flooded field mirrors the sky. */
function terrace({ sheet, palette, rng, horizon }: CityStage, i: number): void {
  const t = ((i + 0.4) / 9) ** 1.3;
  const f = waves(rng.fork(`t${i}`), 2);
  const y = lerp(horizon + 8, sheet.h * 0.98, t);
  const amp = lerp(8, 50, t);
  const top = sample(-10, sheet.w + 10, 12, (x) => y + f((x / sheet.w) * 3.4 + i * 0.35) * amp);
  const c = mix(i % 2 ? palette.grass[1] : palette.grass[2], palette.grass[2], 0.3);
  sheet.add(
    path(
      under(top, sheet.h + 10),
      sheet.linear(
        [
          [0, air(palette, mix(c, palette.sun, 0.12), 0.34 * (1 - t))],
          [1, mix(c, palette.grass[0], 0.9)],
        ],
        0,
        y - amp,
        0,
        y + lerp(40, 170, t),
      ),
    ),
  );
  if (i > 1)
    sheet.add(
      line(smooth(top.map(([x, yy]) => [x, yy + 6 + t * 10] as Pt)), palette.water[0], 4 + t * 13, {
        opacity: 0.62,
      }),
      line(smooth(top), mix(palette.grass[0], palette.shade, 0.15), 2 + t * 5, { opacity: 0.75 }),
    );
}

/** Khao Yai: rolling hills, vines in rows, morning mist in the folds. */
export function vineyard(stage: CityStage): void {
  const { sheet, palette, rng, horizon, light } = stage;
  mountains(sheet, palette, rng.fork("m"), horizon, sheet.h * 0.24, light, 3);
  treeLine(
    sheet,
    palette,
    rng,
    -20,
    sheet.w + 20,
    () => horizon + 8,
    sheet.h * 0.06,
    0.36,
    light.side,
  );
  const kit = plantKit(sheet, palette, rng.fork("kit"), light.side, { broad: 3, umbrella: 1 });
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    const side = i % 2 ? 1 : -1;
    const y = lerp(horizon + 18, sheet.h * 0.86, t ** 1.15);
    const amp = lerp(30, 120, t);
    const top = sample(
      -10,
      sheet.w + 10,
      12,
      (x) =>
        y -
        amp * Math.exp(-(((x / sheet.w - 0.5 - side * 0.3) / 0.36) ** 2)) +
        8 * Math.sin(x / 160 + i),
    );
    const d = under(top, sheet.h + 10);
    sheet.add(
      path(
        d,
        sheet.linear(
          [
            [
              0,
              air(
                palette,
                mix(palette.grass[1], palette.grass[2], i % 2 ? 0.3 : 0.8),
                0.36 * (1 - t),
              ),
            ],
            [1, air(palette, palette.grass[0], 0.1)],
          ],
          0,
          y - amp,
          0,
          y + lerp(70, 220, t),
        ),
      ),
    );
    if (i > 1) vineRows(stage, { d, y, amp, t, side });
    hillTrees(stage, kit, { top, t, isNear: i === 4 });
    if (i < 3) mist(sheet, palette, y + 10, 34, 0.28);
  }
}

type Hill = { d: string; y: number; amp: number; t: number; side: number };

/** Rows follow the fall of the hill and open towards the viewer. */
function vineRows({ sheet, palette }: CityStage, { d, y, amp, t, side }: Hill): void {
  let rows = "";
  const ox = sheet.w * (0.5 + side * 0.3);
  for (let k = -9; k <= 9; k++)
    rows += `M${n(ox + k * 22)} ${n(y - amp * 0.94 + k * k * 0.9)}Q${n(ox + k * 40)} ${n(y)} ${n(ox + k * 84)} ${n(y + 260)}`;
  sheet.add(
    `<g clip-path="${sheet.clip(d)}">${line(rows, mix(palette.grass[0], palette.shade, 0.2), 5 + t * 8, { opacity: 0.4, "stroke-dasharray": "14 7" })}</g>`,
  );
}

/** The nearest hill stays bare; its chances are drawn all the same, so that the pictures stay as they are. */
function hillTrees(
  { sheet, palette, rng }: CityStage,
  kit: PlantKit,
  { top, t, isNear }: { top: Pt[]; t: number; isNear: boolean },
): void {
  for (let k = 0; k < 4; k++) {
    const q = itemAt(top, rng.int(1, 11));
    const z = lerp(0.4, 1.5, t) * rng.range(0.7, 1.2);
    const c = air(palette, palette.tree[0], 0.3 * (1 - t));
    if (isNear) continue;
    sheet.add(
      use(rng.pick([...kit.broad, ...kit.umbrella]), q[0], q[1] + 4, z, z, {
        fill: c,
        stroke: c,
        color: air(palette, palette.tree[1], 0.3 * (1 - t)),
      }),
    );
  }
}

/** Fields that swell towards the viewer, with lone rain trees. */
export function fields(stage: CityStage): void {
  const { sheet, palette, rng, horizon, light } = stage;
  const kit = plantKit(sheet, palette, rng.fork("kit"), light.side, { umbrella: 2, broad: 1 });
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    const f = waves(rng.fork(`g${i}`), 2);
    const y = lerp(horizon + 12, sheet.h * 0.94, t ** 1.2);
    const top = sample(-10, sheet.w + 10, 10, (x) => y + f((x / sheet.w) * 3 + i) * lerp(5, 26, t));
    sheet.add(
      path(
        under(top, sheet.h + 10),
        sheet.linear(
          [
            [0, air(palette, i % 2 ? palette.grass[1] : palette.grass[2], 0.3 * (1 - t))],
            [1, palette.grass[0]],
          ],
          0,
          y,
          0,
          y + 160,
        ),
      ),
    );
    for (let k = 0; k < 3 && i < 4; k++) {
      const q = itemAt(top, rng.int(2, 9));
      const z = lerp(0.4, 1.7, t) * rng.range(0.8, 1.2);
      sheet.add(
        ellipse(q[0], q[1] + 4, 40 * z, 4 * z, palette.shade, { opacity: 0.3 }) +
          use(rng.pick([...kit.umbrella, ...kit.broad]), q[0], q[1] + 5, z, z, {
            fill: air(palette, palette.tree[0], 0.3 * (1 - t)),
            stroke: air(palette, palette.tree[0], 0.3 * (1 - t)),
            color: air(palette, palette.tree[1], 0.3 * (1 - t)),
          }),
      );
    }
  }
}
