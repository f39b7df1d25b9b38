import { mix } from "../tools/color.ts";
import { ellipse, line, n, path, rect, type Sheet } from "../tools/drawing-sheet.ts";
import type { Rng } from "../tools/rng.ts";
import type { Palette } from "./colour-palette.ts";

export interface Light {
  x: number;
  y: number;
  /** −1: light comes from the left, 1: from the right. Everything in the scene obeys it. */
  side: 1 | -1;
}

export function paintSky(
  sheet: Sheet,
  palette: Palette,
  rng: Rng,
  horizon: number,
  light: Light,
): void {
  sheet.add(
    rect(
      0,
      0,
      sheet.w,
      sheet.h,
      sheet.linear(
        [
          [0, palette.sky[0]],
          [0.58, palette.sky[1]],
          [1, palette.sky[2]],
        ],
        0,
        0,
        0,
        horizon,
      ),
    ),
  );
  if (palette.mood === "night") sheet.add(stars(rng, sheet.w, horizon));
  // The glow is wider than high: light spreads along the horizon, not up.
  const R = sheet.h * 0.56;
  sheet.add(
    ellipse(
      light.x,
      light.y,
      R,
      R * 0.62,
      sheet.radial(
        [
          [0, palette.glow, palette.glowPower * 0.85],
          [0.4, palette.glow, palette.glowPower * 0.32],
          [1, palette.glow, 0],
        ],
        light.x,
        light.y,
        R,
        0.62,
      ),
    ),
  );
  sunDisc(sheet, palette, rng, light);
}

function sunDisc(sheet: Sheet, palette: Palette, rng: Rng, light: Light): void {
  if (palette.mood === "night") {
    const R = rng.range(24, 36);
    sheet.add(
      ellipse(
        light.x,
        light.y,
        R * 3.4,
        R * 3.4,
        sheet.radial(
          [
            [0, palette.sun, 0.45],
            [0.3, palette.sun, 0.18],
            [1, palette.sun, 0],
          ],
          light.x,
          light.y,
          R * 3.4,
        ),
      ),
    );
    if (rng.chance(0.5)) sheet.add(ellipse(light.x, light.y, R, R, palette.sun, { opacity: 0.95 }));
    else
      sheet.add(
        path(
          `M${n(light.x - R * 0.2)} ${n(light.y - R)}A${n(R)} ${n(R)} 0 1 0 ${n(light.x + R)} ${n(light.y + R * 0.3)}A${n(R * 0.86)} ${n(R * 0.86)} 0 0 1 ${n(light.x - R * 0.2)} ${n(light.y - R)}Z`,
          palette.sun,
        ),
      );
    return;
  }
  // By day the sun is only glare; a hard disc belongs to dawn and evening.
  const high = palette.mood === "noon" || palette.mood === "morning";
  const R = high ? rng.range(70, 100) : rng.range(36, 54);
  const halo = high ? R * 2.6 : R * 4;
  sheet.add(
    ellipse(
      light.x,
      light.y,
      halo,
      halo,
      sheet.radial(
        [
          [0, palette.sun, 0.95],
          [0.2, palette.sun, high ? 0.7 : 0.5],
          [0.5, high ? palette.sun : palette.glow, 0.18],
          [1, palette.glow, 0],
        ],
        light.x,
        light.y,
        halo,
      ),
    ),
  );
  if (!high) sheet.add(ellipse(light.x, light.y, R, R, palette.sun));
}

function stars(rng: Rng, w: number, horizon: number): string {
  let [small, big] = ["", ""];
  for (let i = 0; i < 80; i++) {
    const d = `M${n(rng.range(0, w))} ${n(rng.next() ** 1.6 * horizon * 0.85)}h.01`;
    if (i % 6) small += d;
    else big += d;
  }
  return (
    line(small, "#ffffff", 2, { opacity: 0.45 }) + line(big, "#ffffff", 3.4, { opacity: 0.75 })
  );
}

/** Light spilling over the finished picture; kept low so that cards stay crisp. */
export function paintBloom(sheet: Sheet, palette: Palette, light: Light, power = 0.3): void {
  // Small enough to be cheap, soft enough to be unseen.
  const R = sheet.h * 0.44;
  sheet.add(
    ellipse(
      light.x,
      light.y,
      R,
      R,
      sheet.radial(
        [
          [
            0,
            palette.mood === "night" ? palette.glow : mix(palette.glow, palette.sun, 0.45),
            power * palette.glowPower,
          ],
          [0.5, palette.glow, power * palette.glowPower * 0.36],
          [1, palette.glow, 0],
        ],
        light.x,
        light.y,
        R,
      ),
    ),
  );
}

/** A slow darkening of the lower edge holds the eye in the picture. */
export function paintVignette(sheet: Sheet, palette: Palette): void {
  sheet.add(
    rect(
      0,
      sheet.h * 0.6,
      sheet.w,
      sheet.h * 0.4,
      sheet.linear(
        [
          [0, palette.shade, 0],
          [1, palette.shade, 0.22],
        ],
        0,
        sheet.h * 0.62,
        0,
        sheet.h,
      ),
    ),
  );
}
