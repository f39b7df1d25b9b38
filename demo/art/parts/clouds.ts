import { mix } from "../tools/color.ts";
import { lerp, line, n, path, type Sheet } from "../tools/drawing-sheet.ts";
import type { Rng } from "../tools/rng.ts";
import type { Palette } from "./colour-palette.ts";

export function disc(x: number, y: number, R: number): string {
  return `M${n(x - R)} ${n(y)}a${n(R)} ${n(R)} 0 1 1 ${n(R * 2)} 0a${n(R)} ${n(R)} 0 1 1 ${n(-R * 2)} 0Z`;
}

/** Heaped cloud: discs of very different size on one soft base line. */
function heap(rng: Rng, x: number, y: number, w: number, h: number): string {
  let d = "";
  const k = rng.int(7, 10);
  const peak = rng.range(0.3, 0.7);
  for (let i = 0; i < k; i++) {
    const t = (i + rng.range(0.2, 0.8)) / k;
    const body = Math.max(0.16, 1 - Math.abs(t - peak) / Math.max(peak, 1 - peak)) ** 0.9;
    const R = h * lerp(0.16, 0.52, body) * rng.range(0.75, 1.2);
    d += disc(x + w * t, y - h * body * rng.range(0.15, 0.5), R);
  }
  return d;
}

export function paintClouds(
  sheet: Sheet,
  palette: Palette,
  rng: Rng,
  horizon: number,
  style: "cumulus" | "bands" | "few",
): void {
  if (style === "bands") paintBands(sheet, palette, rng, horizon);
  else paintHeaps(sheet, palette, rng, horizon, style);
}

function paintBands(sheet: Sheet, palette: Palette, rng: Rng, horizon: number): void {
  const night = palette.mood === "night";
  const k = rng.int(4, 7);
  for (let i = 0; i < k; i++) {
    const y = horizon * rng.range(0.1, 0.84);
    const w = sheet.w * rng.range(0.3, 0.66);
    const x = rng.range(-0.2, 0.8) * sheet.w;
    const h = rng.range(9, 24) * (0.5 + y / horizon);
    const c = mix(palette.cloud, palette.cloudShade, rng.range(0, 0.65));
    const a = rng.range(0.4, 0.8) * (night ? 0.6 : 1);
    // Both ends dissolve, so that no band has a visible tip.
    const fill = sheet.linear(
      [
        [0, c, 0],
        [0.3, c, a],
        [0.65, c, a],
        [1, c, 0],
      ],
      x,
      y,
      x + w,
      y,
    );
    sheet.add(
      path(
        `M${n(x)} ${n(y)}C${n(x + w * 0.2)} ${n(y - h * 1.3)} ${n(x + w * 0.42)} ${n(y - h * 0.2)} ${n(x + w * 0.56)} ${n(y - h * 0.9)}S${n(x + w * 0.9)} ${n(y - h * 0.2)} ${n(x + w)} ${n(y)}C${n(x + w * 0.7)} ${n(y + h * 0.5)} ${n(x + w * 0.4)} ${n(y + h * 0.35)} ${n(x)} ${n(y)}Z`,
        fill,
      ),
    );
  }
}

function paintHeaps(
  sheet: Sheet,
  palette: Palette,
  rng: Rng,
  horizon: number,
  style: "cumulus" | "few",
): void {
  const night = palette.mood === "night";
  const k = style === "cumulus" ? rng.int(4, 6) : rng.int(2, 3);
  for (let i = 0; i < k; i++) {
    // Clouds shrink towards the horizon: that alone gives the sky depth.
    const depth = (i + rng.range(0.2, 0.8)) / k;
    const y = horizon * (0.92 - depth * 0.6);
    const w = sheet.w * (0.1 + depth * rng.range(0.16, 0.3));
    const h = w * rng.range(0.24, 0.36);
    const x = rng.range(-0.1, 0.9) * sheet.w;
    const a = (night ? 0.3 : 0.55) + depth * 0.4;
    const back = sheet.linear(
      [
        [0, mix(palette.cloud, palette.cloudShade, 0.35), a * 0.8],
        [1, palette.cloudShade, 0],
      ],
      0,
      y - h * 0.9,
      0,
      y + h * 0.2,
    );
    const front = sheet.linear(
      [
        [0, palette.cloud, a],
        [0.5, palette.cloud, a * 0.8],
        [1, palette.cloud, 0],
      ],
      0,
      y - h * 0.75,
      0,
      y + h * 0.12,
    );
    sheet.add(
      path(heap(rng, x, y, w, h), back) +
        path(heap(rng, x + w * 0.06, y + h * 0.06, w * 0.9, h * 0.72), front),
    );
  }
}

/** A few birds, far away. */
export function paintBirds(sheet: Sheet, palette: Palette, rng: Rng, horizon: number): void {
  const [bx, by] = [sheet.w * rng.range(0.2, 0.8), horizon * rng.range(0.3, 0.62)];
  let d = "";
  for (let i = 0; i < rng.int(3, 6); i++) {
    const [x, y, w] = [bx + rng.range(-70, 70), by + rng.range(-30, 30), rng.range(7, 13)];
    d += `M${n(x - w)} ${n(y - w * 0.3)}Q${n(x - w * 0.4)} ${n(y - w * 0.6)} ${n(x)} ${n(y)}Q${n(x + w * 0.4)} ${n(y - w * 0.6)} ${n(x + w)} ${n(y - w * 0.3)}`;
  }
  sheet.add(line(d, palette.shade, 2, { opacity: 0.45 }));
}
