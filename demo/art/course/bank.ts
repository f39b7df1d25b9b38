import type { Palette } from "../parts/colour-palette.ts";
import { mix } from "../tools/color.ts";
import { n, path, type Sheet } from "../tools/drawing-sheet.ts";
import { itemAt } from "../tools/item-at.ts";
import type { Rng } from "../tools/rng.ts";
import { sample, under, waves } from "../tools/shape.ts";

/** The nearest plane: a dark bank that pushes the rest of the picture back. */
export function paintBank(
  sheet: Sheet,
  palette: Palette,
  rng: Rng,
  side: number,
  tall = 0.1,
): void {
  const f = waves(rng.fork("bank"), 3);
  const top = sample(-10, sheet.w + 10, 14, (x) => {
    const u = side > 0 ? x / sheet.w : 1 - x / sheet.w;
    return sheet.h * (1.05 - tall * u ** 2 * 1.6) + f((x / sheet.w) * 5) * 8;
  });
  sheet.add(
    path(
      under(top, sheet.h + 10),
      sheet.linear(
        [
          [0, mix(palette.grass[0], palette.shade, 0.3)],
          [1, palette.shade],
        ],
        0,
        sheet.h * (1 - tall * 1.4),
        0,
        sheet.h,
      ),
    ),
  );
  // Blades stand on the bank's own edge, in clusters, never in the air.
  let d = "";
  const high = top
    .map((q, i) => [q[1], i] as const)
    .filter(([y, i]) => y < sheet.h * 0.985 && i < top.length - 1)
    .map(([, i]) => i);
  for (let c = 0; c < 6 && high.length; c++) {
    const i = rng.pick(high);
    const f = rng.next();
    for (let b = 0; b < 6; b++) {
      const g = Math.min(1, Math.max(0, f + rng.range(-0.3, 0.3)));
      const x = itemAt(top, i)[0] + (itemAt(top, i + 1)[0] - itemAt(top, i)[0]) * g;
      const y = itemAt(top, i)[1] + (itemAt(top, i + 1)[1] - itemAt(top, i)[1]) * g + 8;
      const l = rng.range(14, 38);
      const lean = rng.range(-13, 13);
      d += `M${n(x - 3)} ${n(y)}Q${n(x - 1)} ${n(y - l * 0.5)} ${n(x + lean)} ${n(y - l)}Q${n(x + 3)} ${n(y - l * 0.4)} ${n(x + 4)} ${n(y)}Z`;
    }
  }
  sheet.add(path(d, mix(palette.grass[0], palette.shade, 0.3)));
}

/** Tall grass with seed heads, bent by one wind. */
export function paintReeds(sheet: Sheet, palette: Palette, rng: Rng, side: number): void {
  let stems = "";
  let heads = "";
  const wind = rng.range(10, 34) * rng.sign();
  for (let i = 0; i < 30; i++) {
    const u = rng.next() ** 1.7;
    const x = side > 0 ? sheet.w * (1 - u * 0.42) + 10 : sheet.w * u * 0.42 - 10;
    const l = sheet.h * rng.range(0.1, 0.3) * (1 - u * 0.55);
    const tip = x + wind * rng.range(0.6, 1.8);
    stems += `M${n(x - 3)} ${n(sheet.h + 4)}Q${n(x)} ${n(sheet.h - l * 0.6)} ${n(tip)} ${n(sheet.h - l)}Q${n(x + 4)} ${n(sheet.h - l * 0.5)} ${n(x + 4)} ${n(sheet.h + 4)}Z`;
    if (i % 3 === 0)
      heads += `M${n(tip)} ${n(sheet.h - l + 2)}q${n(-5)} ${n(-16)} ${n(wind * 0.35)} ${n(-34)}q7 16 ${n(-wind * 0.35)} 34Z`;
  }
  sheet.add(path(stems, mix(palette.grass[0], palette.shade, 0.35)));
  sheet.add(path(heads, mix(palette.sand[1], palette.grass[2], 0.3)));
}
