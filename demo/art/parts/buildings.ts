import { mix } from "../tools/color.ts";
import { ellipse, group, n, path, rect, type Sheet } from "../tools/drawing-sheet.ts";
import type { Rng } from "../tools/rng.ts";
import type { Palette } from "./colour-palette.ts";

interface Block {
  x: number;
  base: number;
  w: number;
  h: number;
  floors: number;
  cols: number;
  wall: string;
  style: "grid" | "balcony" | "fins";
  lit: number;
  /** Side of the picture the light comes from; the other face is in shade. */
  side: 1 | -1;
}

export const WALLS = ["#fbf3e6", "#f6e3cf", "#e9efe9", "#f3d9c4", "#dfe8ea"];
export function wallTone(palette: Palette, c: string): string {
  return mix(
    c,
    palette.mood === "night" ? "#1c3a4d" : palette.mood === "dusk" ? "#7a6484" : palette.haze,
    { night: 0.72, dusk: 0.5, golden: 0.3, dawn: 0.28, morning: 0.12, noon: 0.06 }[palette.mood],
  );
}

/** A building in two faces: front with windows, a narrow side face for volume. */
export function block(sheet: Sheet, palette: Palette, rng: Rng, block: Block): string {
  const front = wallTone(palette, block.wall);
  let out = sideFace(palette, front, block);
  out += rect(
    block.x,
    block.base - block.h,
    block.w,
    block.h,
    sheet.vertical([
      [0, mix(front, palette.cloud, 0.22)],
      [1, mix(front, palette.shade, 0.16)],
    ]),
  );
  out += windows(palette, rng, front, block);
  if (block.style === "balcony") out += railings(palette, front, block);
  out += rect(
    block.x - 3,
    block.base - block.h - 5,
    block.w + 6,
    8,
    mix(front, palette.cloud, 0.4),
  );
  return out;
}

function sideFace(palette: Palette, front: string, block: Block): string {
  const depth = block.w * 0.16;
  const sx = block.side > 0 ? block.x - depth : block.x + block.w;
  const top = block.base - block.h;
  const end =
    block.side > 0
      ? `V${n(block.base)}`
      : `L${n(sx + depth)} ${n(top + depth * 0.25)}V${n(block.base)}`;
  return path(
    `M${n(sx)} ${n(block.base)}V${n(top + depth * 0.25)}L${n(block.side > 0 ? block.x : sx)} ${n(top)}${end}Z`,
    mix(front, palette.shade, 0.42),
  );
}

function floorHeight(block: Block): number {
  return block.h / (block.floors + 0.8);
}

const WINDOW_SIZE: Record<Block["style"], [w: number, h: number]> = {
  fins: [0.5, 0.86],
  balcony: [0.82, 0.52],
  grid: [0.64, 0.56],
};

function windows(palette: Palette, rng: Rng, front: string, block: Block): string {
  const fh = floorHeight(block);
  const cw = block.w / (block.cols + 0.4);
  const [wide, high] = WINDOW_SIZE[block.style];
  const [ww, wh] = [cw * wide, fh * high];
  let on = "";
  let off = "";
  let warm = "";
  for (let f = 0; f < block.floors; f++) {
    for (let c = 0; c < block.cols; c++) {
      const x = block.x + cw * (c + 0.36);
      const y = block.base - block.h + fh * (f + 0.55);
      const d = `M${n(x)} ${n(y)}h${n(ww)}v${n(wh)}h${n(-ww)}Z`;
      const q = rng.next();
      if (q < block.lit * 0.7) on += d;
      else if (q < block.lit) warm += d;
      else off += d;
    }
  }
  const glass = mix(mix(palette.sky[1], palette.shade, 0.5), front, 0.25);
  return (
    path(off, glass, { opacity: 0.75 }) +
    path(on, mix(palette.lamp, "#ffffff", 0.15)) +
    path(warm, mix(palette.lamp, "#ff9a4a", 0.4))
  );
}

function railings(palette: Palette, front: string, block: Block): string {
  const fh = floorHeight(block);
  let rails = "";
  for (let f = 0; f < block.floors; f++)
    rails += `M${n(block.x - 5)} ${n(block.base - block.h + fh * (f + 1.12))}h${n(block.w + 10)}v${n(fh * 0.2)}h${n(-block.w - 10)}Z`;
  return path(
    rails,
    mix(front, "#ffffff", palette.mood === "night" || palette.mood === "dusk" ? 0.18 : 0.6),
  );
}

/** City in the distance: two planes of plain silhouettes with a few lit windows. */
export function skyline(
  sheet: Sheet,
  palette: Palette,
  rng: Rng,
  base: number,
  h: number,
  planes = 2,
): void {
  for (let k = 0; k < planes; k++) {
    const t = planes === 1 ? 1 : k / (planes - 1);
    const isLit = t > 0.4 && palette.mood !== "noon" && palette.mood !== "morning";
    let d = "";
    let lit = "";
    let x = -20;
    while (x < sheet.w + 20) {
      const w = rng.range(28, 82);
      const bh = h * (0.25 + rng.next() ** 1.7 * 0.75) * (1 - t * 0.3);
      d += silhouette(rng, x, base, w, bh);
      if (isLit) lit += litWindows(rng, x, base - bh, w, bh);
      x += w + rng.range(0, 16);
    }
    const c = mix(palette.hill, palette.haze, 0.72 - t * 0.34);
    sheet.add(
      path(
        d,
        sheet.linear(
          [
            [0, c],
            [1, mix(c, palette.haze, 0.55)],
          ],
          0,
          base - h,
          0,
          base,
        ),
      ) + (lit ? path(lit, palette.lamp, { opacity: 0.6 }) : ""),
    );
  }
}

/** Flat or pointed, some with a mast. */
function silhouette(rng: Rng, x: number, base: number, w: number, h: number): string {
  const top = base - h;
  const house = rng.chance(0.25)
    ? `M${n(x)} ${n(base)}V${n(top + 16)}L${n(x + w / 2)} ${n(top - 10)}L${n(x + w)} ${n(top + 16)}V${n(base)}Z`
    : `M${n(x)} ${n(base)}V${n(top)}H${n(x + w)}V${n(base)}Z`;
  if (!rng.chance(0.16)) return house;
  return `${house}M${n(x + w * 0.48)} ${n(top)}v${n(-h * 0.2)}h4v${n(h * 0.2)}Z`;
}

function litWindows(rng: Rng, x: number, top: number, w: number, h: number): string {
  let lit = "";
  for (let i = 0; i < 5; i++)
    lit += `M${n(x + rng.range(0.12, 0.8) * w)} ${n(top + rng.range(0.1, 0.85) * h)}h5v6h-5Z`;
  return lit;
}

/** Pitched roof with the swept eaves of Thai halls; tiers stack. */
export function thaiRoof(
  x: number,
  y: number,
  w: number,
  h: number,
  tile: string,
  edge: string,
  tiers = 2,
): string {
  let out = "";
  for (let i = 0; i < tiers; i++) {
    const k = 1 - i * 0.32;
    const [ww, hh, yy] = [w * k, h * (i === tiers - 1 ? 0.75 : 0.5), y - i * h * 0.36];
    const d = `M${n(x - ww / 2)} ${n(yy)}Q${n(x - ww * 0.22)} ${n(yy - hh * 0.22)} ${n(x - ww * 0.04)} ${n(yy - hh)}L${n(x + ww * 0.04)} ${n(yy - hh)}Q${n(x + ww * 0.22)} ${n(yy - hh * 0.22)} ${n(x + ww / 2)} ${n(yy)}Z`;
    out +=
      path(d, tile) +
      path(d, "none", {
        stroke: edge,
        "stroke-width": Math.max(2, w * 0.014),
        "stroke-linejoin": "round",
      });
  }
  return out;
}

export function parasol(x: number, y: number, h: number, color: string, dark: string): string {
  return (
    ellipse(x, y, h * 0.5, h * 0.07, dark, { opacity: 0.22 }) +
    rect(x - 1.5, y - h * 0.8, 3, h * 0.8, "#e9dcc4") +
    path(
      `M${n(x - h * 0.5)} ${n(y - h * 0.66)}Q${n(x - h * 0.3)} ${n(y - h)} ${n(x)} ${n(y - h)}Q${n(x + h * 0.3)} ${n(y - h)} ${n(x + h * 0.5)} ${n(y - h * 0.66)}Q${n(x + h * 0.25)} ${n(y - h * 0.73)} ${n(x)} ${n(y - h * 0.66)}Q${n(x - h * 0.25)} ${n(y - h * 0.73)} ${n(x - h * 0.5)} ${n(y - h * 0.66)}Z`,
      color,
    ) +
    path(
      `M${n(x)} ${n(y - h)}Q${n(x + h * 0.3)} ${n(y - h)} ${n(x + h * 0.5)} ${n(y - h * 0.66)}Q${n(x + h * 0.25)} ${n(y - h * 0.73)} ${n(x)} ${n(y - h * 0.66)}Z`,
      dark,
      { opacity: 0.14 },
    )
  );
}

export function lounger(
  x: number,
  y: number,
  w: number,
  color: string,
  dark: string,
  dir: number,
): string {
  const g =
    path("M0 0L70 0L70 -7L30 -7L0 -26L-4 -22L24 -4Z", color) +
    path("M4 0v9h4v-9ZM58 0v9h4v-9Z", dark, { opacity: 0.6 }) +
    ellipse(34, 10, 44, 4, dark, { opacity: 0.2 });
  return group(g, {
    transform: `translate(${n(x)} ${n(y)}) scale(${n((w / 70) * dir)} ${n(w / 70)})`,
  });
}
