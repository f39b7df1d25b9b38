import { mix } from "../tools/color.ts";
import { lerp, line, n, type Pt, path, rect, type Sheet } from "../tools/drawing-sheet.ts";
import { itemAt } from "../tools/item-at.ts";
import type { Rng } from "../tools/rng.ts";
import { sample, smooth, under, waves } from "../tools/shape.ts";
import { air, type Palette } from "./colour-palette.ts";
import type { Light } from "./sky.ts";

/** Rolling hills, `layers` deep; the farthest is almost air. */
export function hills(
  sheet: Sheet,
  palette: Palette,
  rng: Rng,
  base: number,
  height: number,
  layers: number,
): void {
  for (let i = 0; i < layers; i++) {
    const t = layers === 1 ? 0.5 : i / (layers - 1);
    const f = waves(rng.fork(`h${i}`), 4, 0.46);
    const h = height * lerp(1, 0.42, t) * rng.range(0.85, 1.15);
    const top = sample(
      -20,
      sheet.w + 20,
      17,
      (x) => base - h * (0.52 + 0.48 * f((x / sheet.w) * lerp(3.2, 5, t))),
    );
    const c = air(palette, palette.hill, lerp(0.74, 0.34, t));
    sheet.add(
      path(
        under(top, base + 30),
        sheet.linear(
          [
            [0, c],
            [1, air(palette, c, 0.5)],
          ],
          0,
          base - h,
          0,
          base + 10,
        ),
      ),
    );
  }
}

/** Mountain ranges: ridged noise for the crest, one broken band of light per summit. */
export function mountains(
  sheet: Sheet,
  palette: Palette,
  rng: Rng,
  base: number,
  height: number,
  light: Light,
  layers = 3,
): void {
  const pitch = rng.range(2.2, 3.6);
  for (let i = 0; i < layers; i++) {
    const t = i / Math.max(1, layers - 1);
    const q = rng.fork(`range${i}`);
    const h = height * lerp(1, 0.46, t);
    const body = air(palette, palette.hill, lerp(0.62, 0.24, t));
    const waveset = [0, 1, 2, 3].map((o) => ({
      f: pitch * (1 + t) * 2.1 ** o * q.range(0.85, 1.15),
      p: q.range(0, 6.28),
      a: 0.42 ** o,
    }));
    const tilt = q.range(-0.5, 0.5);
    const crest = (x: number): number => {
      const u = x / sheet.w;
      const v =
        waveset.reduce((sum, o) => sum + o.a * (1 - Math.abs(Math.sin(u * o.f + o.p))) ** 1.25, 0) /
        1.72;
      return base - h * Math.max(0.06, v * (1 + tilt * (u - 0.5)));
    };
    const top = sample(-20, sheet.w + 20, 52, crest);
    sheet.add(
      path(
        under(top, base + 30, false),
        sheet.linear(
          [
            [0, body],
            [1, air(palette, body, 0.6)],
          ],
          0,
          base - h,
          0,
          base,
        ),
      ),
    );
    let d = "";
    for (let k = 2; k < top.length - 2; k++) {
      const y = itemAt(top, k)[1];
      if (!(y < itemAt(top, k - 1)[1] && y <= itemAt(top, k + 1)[1])) continue;
      d += flank(q, top, k, light.side, base);
    }
    const lit = mix(body, palette.cloud, 0.5);
    if (d)
      sheet.add(
        path(
          d,
          sheet.linear(
            [
              [0, lit, 0.75],
              [0.85, lit, 0],
            ],
            0,
            base - h,
            0,
            base,
          ),
        ),
      );
  }
  mist(sheet, palette, base, height * 0.3, 0.4);
}

/** The sunny side of one summit: down the crest, back up along a crooked inner ridge. */
function flank(rng: Rng, top: Pt[], k: number, side: number, base: number): string {
  const [x, y] = itemAt(top, k);
  let d = `M${n(x)} ${n(y)}`;
  let j = k;
  while (
    j + side > 0 &&
    j + side < top.length - 1 &&
    itemAt(top, j + side)[1] >= itemAt(top, j)[1] - 1 &&
    Math.abs(j - k) < 9
  ) {
    j += side;
    d += `L${n(itemAt(top, j)[0])} ${n(itemAt(top, j)[1])}`;
  }
  const drop = Math.max(10, itemAt(top, j)[1] - y);
  const run = itemAt(top, j)[0] - x;
  const foot = Math.min(base, itemAt(top, j)[1] + drop * 0.7);
  d += `L${n(x + run * 0.72)} ${n(foot)}`;
  for (const t of [0.7, 0.45, 0.2])
    d += `L${n(x + run * 0.3 * t + side * rng.range(-6, 10))} ${n(lerp(y, foot, t + rng.range(-0.06, 0.06)))}`;
  return `${d}Z`;
}

/** Limestone towers of the Andaman coast: steep sides, green caps. */
export function karst(
  sheet: Sheet,
  palette: Palette,
  rng: Rng,
  base: number,
  height: number,
  light: Light,
  count: number,
  spread: [number, number] = [0, 1],
): void {
  const list = Array.from({ length: count }, (_, i) => ({
    i,
    x: lerp(spread[0], spread[1], (i + rng.range(0.1, 0.9)) / count) * sheet.w,
    t: rng.next(),
  })).sort((a, b) => a.t - b.t);
  for (const q of list) {
    const h = height * lerp(0.45, 1, q.t) * rng.range(0.75, 1.1);
    const w = h * rng.range(0.5, 0.95);
    const haze = lerp(0.66, 0.3, q.t);
    const rock = air(palette, mix(palette.hill, palette.sand[1], 0.25), haze);
    const green = air(palette, palette.tree[1], haze * 0.9);
    const lop = rng.range(-0.2, 0.2);
    const top: Pt[] = [
      [q.x - w * 0.52, base],
      [q.x - w * 0.47, base - h * rng.range(0.3, 0.5)],
      [q.x - w * 0.34, base - h * rng.range(0.68, 0.82)],
      [q.x + w * lop, base - h],
      [q.x + w * 0.3, base - h * rng.range(0.72, 0.9)],
      [q.x + w * 0.46, base - h * rng.range(0.32, 0.55)],
      [q.x + w * 0.53, base],
    ];
    sheet.add(
      path(
        `${smooth(top)}Z`,
        sheet.linear(
          [
            [0, green],
            [0.5, mix(green, rock, 0.6)],
            [1, mix(rock, palette.haze, 0.35)],
          ],
          0,
          base - h,
          0,
          base,
        ),
      ),
    );
    const sx = light.side;
    const face: Pt[] =
      sx > 0
        ? [itemAt(top, 3), itemAt(top, 4), itemAt(top, 5), itemAt(top, 6)]
        : [itemAt(top, 3), itemAt(top, 2), itemAt(top, 1), itemAt(top, 0)];
    const inner: Pt[] = [
      [q.x + sx * w * 0.24, base],
      [q.x + sx * w * 0.2, base - h * 0.4],
      [q.x + sx * w * 0.1, base - h * 0.7],
    ];
    sheet.add(
      path(`${smooth(face)}${smooth(inner, false, false)}Z`, mix(rock, palette.cloud, 0.42), {
        opacity: 0.42,
      }),
    );
    // Scrub clings to the head and ledges; cracks run down the face.
    let [scrub, cracks] = ["", ""];
    for (let m = 0; m < 16; m++) {
      const u = rng.range(-0.42, 0.42);
      scrub += `M${n(q.x + u * w)} ${n(base - h * (0.97 - Math.abs(u - lop) * rng.range(0.5, 1.3)) + h * rng.range(0, 0.14))}h.1`;
    }
    for (let m = 0; m < 4; m++)
      cracks += `M${n(q.x + rng.range(-0.36, 0.36) * w)} ${n(base - h * rng.range(0.4, 0.62))}q${n(rng.range(-4, 4))} ${n(h * 0.12)} ${n(rng.range(-3, 3))} ${n(h * 0.28)}`;
    sheet.add(
      line(cracks, mix(rock, palette.shade, 0.35), Math.max(1.5, w * 0.02), { opacity: 0.3 }) +
        line(scrub, mix(green, palette.tree[0], 0.15), Math.max(4, w * 0.11), { opacity: 0.8 }),
    );
  }
}

/** A veil of mist between two planes. */
export function mist(sheet: Sheet, palette: Palette, y: number, h: number, power: number): void {
  sheet.add(
    rect(
      0,
      y - h,
      sheet.w,
      h * 2,
      sheet.linear(
        [
          [0, palette.haze, 0],
          [0.5, palette.haze, power],
          [1, palette.haze, 0],
        ],
        0,
        y - h,
        0,
        y + h,
      ),
    ),
  );
}
