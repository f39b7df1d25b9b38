import { mix } from "../tools/color.ts";
import { ellipse, group, line, n, type Pt, path, type Sheet } from "../tools/drawing-sheet.ts";
import type { Rng } from "../tools/rng.ts";
import { blob, smooth } from "../tools/shape.ts";
import type { Palette } from "./colour-palette.ts";
import type { Light } from "./sky.ts";

/** Sand with fingers: a few lobes melted into one outline. */
function sandShape(
  rng: Rng,
  x: number,
  y: number,
  w: number,
  h: number,
): (dx: number, dy: number, k: number) => string {
  const k = 10;
  const a0 = rng.range(0, 6.28);
  const lobes = rng.int(2, 3);
  const rad = Array.from(
    { length: k },
    (_, i) => 0.84 + 0.2 * Math.cos(((i / k) * Math.PI * 2 + a0) * lobes) + rng.range(-0.06, 0.06),
  );
  return (dx, dy, q) =>
    smooth(
      rad.map(
        (f, i) =>
          [
            x + dx + Math.cos((i / k) * Math.PI * 2) * w * f * q,
            y + dy + Math.sin((i / k) * Math.PI * 2) * h * f * q,
          ] as Pt,
      ),
      true,
    );
}

export function paintBunker(
  sheet: Sheet,
  palette: Palette,
  rng: Rng,
  x: number,
  y: number,
  w: number,
  h: number,
  light: Light,
): void {
  const shape = sandShape(rng, x, y, w, h);
  const clip = sheet.clip(shape(0, 0, 1));
  sheet.add(
    path(shape(0, -h * 0.13, 1.06), mix(palette.grass[0], palette.shade, 0.2), { opacity: 0.5 }),
  );
  sheet.add(path(shape(0, h * 0.1, 1.05), palette.grass[2], { opacity: 0.55 }));
  const sand = sheet.linear(
    [
      [0, mix(palette.sand[0], palette.sand[1], 0.6)],
      [0.5, palette.sand[0]],
      [1, mix(palette.sand[0], "#ffffff", 0.35)],
    ],
    0,
    y - h,
    0,
    y + h,
  );
  // The far lip throws its shade onto the sand, more on the side of the light.
  const inner =
    path(shape(0, 0, 1.02), sand) +
    path(
      `${shape(0, 0, 1.3)}${shape(-light.side * w * 0.06, h * 0.3, 1)}`,
      mix(palette.sand[1], palette.shade, 0.12),
      { "fill-rule": "evenodd", opacity: 0.75 },
    );
  sheet.add(group(inner, { "clip-path": clip }));
}

/** The green is the brightest turf in the picture; its shoulder sinks softly into the surround. */
export function paintGreen(
  sheet: Sheet,
  palette: Palette,
  rng: Rng,
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  const seed = rng.fork("g");
  const k = `${rng.next()}`;
  const shape = (q: number, dy = 0): string => blob(seed.fork(k), x, y + dy, w * q, h * q, 0.12, 9);
  sheet.add(
    path(
      shape(1.28, h * 0.3),
      sheet.linear(
        [
          [0, palette.grass[1], 0.9],
          [0.55, mix(palette.grass[0], palette.grass[1], 0.55), 0.7],
          [1, palette.grass[0], 0],
        ],
        0,
        y - h,
        0,
        y + h * 1.5,
      ),
    ),
  );
  sheet.add(path(shape(1.13), mix(palette.grass[1], palette.grass[2], 0.36)));
  sheet.add(path(shape(1, 2), mix(palette.grass[0], palette.grass[1], 0.6), { opacity: 0.5 }));
  sheet.add(
    path(
      shape(1),
      sheet.linear(
        [
          [0, mix(palette.grass[2], palette.sun, 0.3)],
          [1, mix(palette.grass[2], palette.grass[1], 0.12)],
        ],
        0,
        y - h,
        0,
        y + h,
      ),
    ),
  );
  const clip = sheet.clip(shape(1));
  let d = "";
  const lanes = 9;
  for (let i = 0; i < lanes; i += 2) {
    const a = x - w * 1.3 + (2.6 * w * i) / lanes;
    const b = a + (2.6 * w) / lanes;
    const sk = w * 0.3;
    d += `M${n(a + sk)} ${n(y - h * 1.3)}L${n(b + sk)} ${n(y - h * 1.3)}L${n(b - sk)} ${n(y + h * 1.3)}L${n(a - sk)} ${n(y + h * 1.3)}Z`;
  }
  sheet.add(
    group(path(d, mix(palette.grass[2], "#ffffff", 0.45), { opacity: 0.24 }), {
      "clip-path": clip,
    }),
  );
}

export function paintFlag(
  sheet: Sheet,
  palette: Palette,
  rng: Rng,
  x: number,
  y: number,
  h: number,
  light: Light,
  color: string,
): void {
  const dir = -light.side;
  const len = h * 0.8;
  sheet.add(
    line(`M${n(x)} ${n(y)}l${n(dir * len)} ${n(h * 0.1)}`, palette.shade, Math.max(2, h * 0.022), {
      opacity: 0.3,
    }),
  );
  sheet.add(ellipse(x, y, h * 0.06, h * 0.018, palette.shade, { opacity: 0.85 }));
  const w = h * rng.range(0.36, 0.44);
  const fh = h * 0.25;
  const fly = rng.sign();
  const top = y - h;
  sheet.add(
    path(
      `M${n(x)} ${n(top)}C${n(x + fly * w * 0.35)} ${n(top - fh * 0.16)} ${n(x + fly * w * 0.6)} ${n(top + fh * 0.42)} ${n(x + fly * w)} ${n(top + fh * 0.34)}C${n(x + fly * w * 0.62)} ${n(top + fh * 0.74)} ${n(x + fly * w * 0.35)} ${n(top + fh * 0.8)} ${n(x)} ${n(top + fh)}Z`,
      color,
    ),
  );
  sheet.add(
    path(
      `M${n(x)} ${n(top)}C${n(x + fly * w * 0.2)} ${n(top - fh * 0.1)} ${n(x + fly * w * 0.3)} ${n(top + fh * 0.05)} ${n(x + fly * w * 0.4)} ${n(top + fh * 0.16)}L${n(x + fly * w * 0.3)} ${n(top + fh * 0.8)}L${n(x)} ${n(top + fh)}Z`,
      "#ffffff",
      { opacity: 0.22 },
    ),
  );
  sheet.add(
    line(
      `M${n(x)} ${n(y)}V${n(top - 2)}`,
      palette.mood === "night" || palette.mood === "dusk" ? "#fff6e2" : "#fffdf6",
      Math.max(2.6, h * 0.026),
    ),
  );
}

/** Tiny people, all strokes: they give scale, not a story. */
export function golfer(
  x: number,
  y: number,
  h: number,
  pose: "finish" | "putt" | "walk",
  shirt: string,
  dark: string,
  dir: number,
): string {
  const u = h / 100;
  const limb = (d: string, c: string, w: number): string =>
    line(d, c, w, { "stroke-linejoin": "round" });
  let g = "";
  if (pose === "finish") {
    g += limb("M-2 -48L-8 -24L-6 0M4 -48L8 -26L16 -2", dark, 8) + limb("M1 -50L2 -72", shirt, 15);
    g +=
      limb("M2 -74L-10 -84L-14 -92M2 -72L-8 -86", shirt, 6) + limb("M-14 -92L14 -104", dark, 2.4);
  } else if (pose === "putt") {
    g += limb("M-4 -46L-8 -24L-8 0M2 -46L6 -24L6 0", dark, 8) + limb("M-1 -48L8 -70", shirt, 15);
    g += limb("M9 -70L14 -50L16 -42M7 -68L12 -46", shirt, 6) + limb("M15 -46L24 -2", dark, 2.4);
  } else {
    g += limb("M-1 -46L-10 -24L-14 -2M2 -46L8 -24L14 0", dark, 8) + limb("M0 -48L2 -72", shirt, 15);
    g += limb("M2 -72L-8 -56L-4 -44", shirt, 6) + limb("M-6 -74L-18 -36", "#f6efe2", 8);
  }
  const hx = pose === "putt" ? 14 : 5;
  g +=
    `<circle cx="${hx}" cy="-86" r="8.4" fill="#c98f68"/>` +
    path(`M${hx - 9} -88a9 9 0 0 1 18 -1l7 2z`, "#fffaf0");
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(u * dir * 1000) / 1000} ${Math.round(u * 1000) / 1000})">${g}</g>`;
}

export function buggy(
  x: number,
  y: number,
  h: number,
  body: string,
  dark: string,
  dir: number,
): string {
  const u = Math.round((h / 100) * 1000) / 1000;
  const g =
    ellipse(0, 2, 78, 7, dark, { opacity: 0.3 }) +
    path("M-62 -96Q0 -106 58 -96L60 -90H-62Z", "#fffaf0") +
    line("M-50 -92L-54 -44M46 -92L58 -46", "#e9e2d2", 4) +
    path("M-66 -44H-30L-24 -28H16L30 -50H60Q70 -46 70 -22V-14H-68Q-72 -36 -66 -44Z", body) +
    path("M-58 -62Q-44 -66 -42 -44H-58Z", dark, { opacity: 0.8 }) +
    path("M-38 -22H14L22 -34H32V-14H-38Z", dark, { opacity: 0.25 }) +
    `<circle cx="-42" cy="-12" r="14" fill="${dark}"/><circle cx="44" cy="-12" r="14" fill="${dark}"/><circle cx="-42" cy="-12" r="5" fill="#e9e2d2"/><circle cx="44" cy="-12" r="5" fill="#e9e2d2"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${u * dir} ${u})">${g}</g>`;
}
