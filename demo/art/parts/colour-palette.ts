import { mix, shift } from "../tools/color.ts";
import type { Rng } from "../tools/rng.ts";

export type Mood = "dawn" | "morning" | "noon" | "golden" | "dusk" | "night";

/** Everything a scene may paint with. All colours of a picture come from here. */
export interface Palette {
  mood: Mood;
  sky: [top: string, mid: string, low: string];
  sun: string;
  glow: string;
  glowPower: number;
  /** Air: what far things fade into. */
  haze: string;
  cloud: string;
  cloudShade: string;
  hill: string;
  tree: [dark: string, mid: string, light: string];
  grass: [dark: string, mid: string, light: string];
  sand: [light: string, shade: string];
  water: [far: string, near: string];
  /** Deep teal: shadows are never black. */
  shade: string;
  lamp: string;
}

type Base = Omit<Palette, "mood">;

const BASE: Record<Mood, Base> = {
  dawn: {
    sky: ["#86b4cc", "#e9dcd6", "#ffe8d6"],
    sun: "#fffaf0",
    glow: "#ffa582",
    glowPower: 0.62,
    haze: "#ecd9cf",
    cloud: "#fff1e6",
    cloudShade: "#e3b9b0",
    hill: "#5f8f98",
    tree: ["#1d5350", "#3a7c5f", "#93b46d"],
    grass: ["#2a6b50", "#65a062", "#b3cd80"],
    sand: ["#fbe8cd", "#dcb493"],
    water: ["#f6d9c6", "#6d9fa8"],
    shade: "#123f44",
    lamp: "#ffe2ae",
  },
  morning: {
    sky: ["#86c5dc", "#c9e7ea", "#fdf5e0"],
    sun: "#fffbee",
    glow: "#ffd9a0",
    glowPower: 0.6,
    haze: "#e0eee6",
    cloud: "#ffffff",
    cloudShade: "#c4dcdf",
    hill: "#4f9190",
    tree: ["#12584a", "#2c8656", "#93c464"],
    grass: ["#27804c", "#6ab458", "#c0e07c"],
    sand: ["#fdf0d8", "#e0c296"],
    water: ["#d5ecea", "#4fa3b0"],
    shade: "#0c4444",
    lamp: "#ffe9b8",
  },
  noon: {
    sky: ["#3d9fce", "#8fd0e4", "#e2f4ee"],
    sun: "#ffffff",
    glow: "#fff2c8",
    glowPower: 0.45,
    haze: "#cfe9ea",
    cloud: "#ffffff",
    cloudShade: "#b6d6e2",
    hill: "#3c8f94",
    tree: ["#0c5448", "#1c8452", "#7cc158"],
    grass: ["#1b7a46", "#56ae54", "#b0db6a"],
    sand: ["#fff4dc", "#e6cb9b"],
    water: ["#a9dfe2", "#1f8ea8"],
    shade: "#083f44",
    lamp: "#ffe9b8",
  },
  golden: {
    sky: ["#7db6c6", "#f3e2c0", "#ffe5b0"],
    sun: "#fffae6",
    glow: "#ffa955",
    glowPower: 0.78,
    haze: "#f0d9a6",
    cloud: "#fff4da",
    cloudShade: "#e8b588",
    hill: "#668b80",
    tree: ["#1c4f44", "#4c7d48", "#c3ba59"],
    grass: ["#2f6f4a", "#80ad55", "#d6dc76"],
    sand: ["#ffeabf", "#dba973"],
    water: ["#fbdba0", "#5c979c"],
    shade: "#123d3e",
    lamp: "#ffdf9c",
  },
  dusk: {
    sky: ["#2f4a7c", "#9d7ea8", "#ffb996"],
    sun: "#ffeccf",
    glow: "#ff8560",
    glowPower: 0.78,
    haze: "#a78ca6",
    cloud: "#ffc0a6",
    cloudShade: "#75648f",
    hill: "#4d5f86",
    tree: ["#0f3340", "#1f5c58", "#6f9c6c"],
    grass: ["#174c4a", "#3b7f64", "#97ba78"],
    sand: ["#f2cba8", "#a97f7c"],
    water: ["#f3a98d", "#3c5478"],
    shade: "#0a2634",
    lamp: "#ffd28a",
  },
  night: {
    sky: ["#071629", "#103050", "#2a5f70"],
    sun: "#f3f1df",
    glow: "#8fc3cf",
    glowPower: 0.35,
    haze: "#1d4757",
    cloud: "#2b5467",
    cloudShade: "#153449",
    hill: "#173f50",
    tree: ["#062430", "#0f4440", "#3d8a58"],
    grass: ["#0a3a3a", "#22764f", "#9ad673"],
    sand: ["#f4e6bd", "#a49a7a"],
    water: ["#2e6472", "#0a2a40"],
    shade: "#041a26",
    lamp: "#fff2c4",
  },
};

/** The base palette of a mood, nudged by the seed so that two dawns are not the same dawn. */
export function paletteFor(mood: Mood, rng: Rng): Palette {
  const b = BASE[mood];
  const hue = rng.range(-9, 9);
  const light = rng.range(-0.018, 0.018);
  const warm = rng.range(0, 0.14);
  const green = (c: string): string => shift(c, light, rng.range(0.92, 1.06), hue);
  return {
    ...b,
    mood,
    sky: [
      shift(b.sky[0], light, rng.range(0.9, 1.12), rng.range(-12, 10)),
      mix(b.sky[1], b.glow, warm * b.glowPower),
      b.sky[2],
    ],
    tree: [green(b.tree[0]), green(b.tree[1]), green(b.tree[2])],
    grass: [green(b.grass[0]), green(b.grass[1]), green(b.grass[2])],
    hill: shift(b.hill, light, 1, rng.range(-10, 10)),
  };
}

/** Atmospheric perspective: 0 near and clear, 1 lost in the air. */
export function air(palette: Palette, color: string, t: number): string {
  return mix(color, palette.haze, t);
}
