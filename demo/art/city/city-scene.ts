import { paintBirds, paintClouds } from "../parts/clouds.ts";
import { type Mood, paletteFor } from "../parts/colour-palette.ts";
import type { Ink } from "../parts/landmarks.ts";
import { type Light, paintBloom, paintSky, paintVignette } from "../parts/sky.ts";
import { mix } from "../tools/color.ts";
import { Sheet } from "../tools/drawing-sheet.ts";
import { Rng } from "../tools/rng.ts";
import { terraces, vineyard } from "./city-fields.ts";
import { cone, kinabalu, kwai } from "./city-mountains.ts";
import { bay, isles } from "./city-sea.ts";
import type { CityStage } from "./city-stage.ts";
import { monument, temple } from "./city-temples.ts";
import { bangkok, danang, huahin } from "./city-towns.ts";

interface Place {
  mood: Mood;
  horizon: number;
  paint: (stage: CityStage) => void;
}

/** Mood and horizon belong to the place; details and framing to the seed. */
const PLACES: Record<string, Place> = {
  bangkok: { mood: "dusk", horizon: 0.66, paint: bangkok },
  pattaya: { mood: "golden", horizon: 0.46, paint: (st) => bay(st, true) },
  rayong: { mood: "morning", horizon: 0.44, paint: (st) => isles(st, 2, "longtail") },
  huahin: { mood: "morning", horizon: 0.5, paint: huahin },
  kanchanaburi: { mood: "dawn", horizon: 0.5, paint: kwai },
  khaoyai: { mood: "golden", horizon: 0.42, paint: vineyard },
  chiangmai: { mood: "dawn", horizon: 0.6, paint: (st) => temple(st, "gold") },
  chiangrai: { mood: "morning", horizon: 0.58, paint: (st) => temple(st, "white") },
  phuket: { mood: "noon", horizon: 0.46, paint: (st) => isles(st, 7, "longtail") },
  samui: { mood: "golden", horizon: 0.5, paint: (st) => isles(st, 2, "palms") },
  krabi: { mood: "dusk", horizon: 0.52, paint: (st) => isles(st, 5, "longtail") },
  danang: { mood: "dusk", horizon: 0.56, paint: danang },
  nhatrang: { mood: "noon", horizon: 0.42, paint: (st) => bay(st, true) },
  hotram: { mood: "dawn", horizon: 0.46, paint: (st) => bay(st, false) },
  clark: { mood: "golden", horizon: 0.56, paint: cone },
  kotakinabalu: { mood: "dawn", horizon: 0.56, paint: kinabalu },
  langkawi: { mood: "morning", horizon: 0.5, paint: (st) => isles(st, 4, "palms") },
  vientiane: { mood: "golden", horizon: 0.66, paint: (st) => monument(st, "arch") },
  luangprabang: { mood: "dusk", horizon: 0.56, paint: (st) => temple(st, "gold") },
  siemreap: { mood: "dawn", horizon: 0.62, paint: (st) => monument(st, "angkor") },
  phnompenh: { mood: "dusk", horizon: 0.64, paint: (st) => monument(st, "palace") },
  bali: { mood: "morning", horizon: 0.4, paint: terraces },
};

/** A region that is new in the data gets a quiet beach until someone draws its landmark. */
const ANY_PLACE: Place = {
  mood: "morning",
  horizon: 0.44,
  paint: (st) => isles(st, 2, "longtail"),
};

export function cityScene(seed: string, region: string): string {
  const place = PLACES[region] ?? ANY_PLACE;
  const rng = new Rng(`city:${region}:${seed}`);
  const { mood } = place;
  const palette = paletteFor(mood, rng.fork("pal"));
  const sheet = new Sheet(1200, 900, region + seed);
  const horizon = sheet.h * (place.horizon + rng.range(-0.02, 0.02));
  const side = rng.sign();
  const low = mood === "dawn" || mood === "golden" || mood === "dusk";
  const light: Light = {
    side,
    x: sheet.w * (0.5 + side * rng.range(0.14, 0.32)),
    y: horizon * (low ? rng.range(0.58, 0.8) : rng.range(0.18, 0.3)),
  };
  const body = {
    dawn: "#8d7f86",
    morning: "#e9e2d4",
    noon: "#eee6d6",
    golden: "#8a6f58",
    dusk: "#3a3558",
    night: "#14304a",
  }[mood];
  const ink: Ink = {
    body,
    dark: mix(palette.shade, body, 0.15),
    gold: mix("#f0b64a", palette.haze, 0.15),
    lit: palette.cloud,
    side,
  };
  paintSky(sheet, palette, rng.fork("sky"), horizon, light);
  paintClouds(sheet, palette, rng.fork("cloud"), horizon, low ? "bands" : "cumulus");
  if (mood !== "night") paintBirds(sheet, palette, rng.fork("birds"), horizon);
  place.paint({ sheet, palette, rng: rng.fork("place"), horizon, light, ink });
  paintBloom(sheet, palette, light, 0.32);
  paintVignette(sheet, palette);
  return sheet.toString();
}
