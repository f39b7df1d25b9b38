import { paintClouds } from "../parts/clouds.ts";
import { type Mood, paletteFor } from "../parts/colour-palette.ts";
import { type Light, paintBloom, paintSky, paintVignette } from "../parts/sky.ts";
import { Sheet } from "../tools/drawing-sheet.ts";
import { Rng } from "../tools/rng.ts";
import { beachHotel } from "./hotel-beach.ts";
import { cityHotel } from "./hotel-city.ts";
import { clubhouseHotel, villaHotel } from "./hotel-golf.ts";
import { lodgeHotel, overwaterHotel } from "./hotel-lodge.ts";
import { poolHotel } from "./hotel-pool.ts";
import { infinityHotel } from "./hotel-seafront.ts";
import type { Stage } from "./hotel-stage.ts";

export type HotelSetting =
  | "tower"
  | "pool"
  | "infinity"
  | "beach"
  | "overwater"
  | "lodge"
  | "clubhouse"
  | "villas";

const LAYOUTS: Record<HotelSetting, { horizon: [number, number]; paint: (stage: Stage) => void }> =
  {
    tower: { horizon: [0.7, 0.8], paint: cityHotel },
    pool: { horizon: [0.54, 0.6], paint: poolHotel },
    infinity: { horizon: [0.44, 0.52], paint: infinityHotel },
    beach: { horizon: [0.42, 0.5], paint: beachHotel },
    overwater: { horizon: [0.4, 0.46], paint: overwaterHotel },
    lodge: { horizon: [0.56, 0.64], paint: lodgeHotel },
    clubhouse: { horizon: [0.48, 0.56], paint: clubhouseHotel },
    villas: { horizon: [0.48, 0.56], paint: villaHotel },
  };

export function hotelScene(
  seed: string,
  { setting, mood }: { setting: HotelSetting; mood: Mood },
): string {
  const rng = new Rng(`hotel:${seed}`);
  const palette = paletteFor(mood, rng.fork("pal"));
  const sheet = new Sheet(1200, 900, seed);
  const layout = LAYOUTS[setting];
  const horizon = sheet.h * rng.range(...layout.horizon);
  const side = rng.sign();
  const low = mood === "dawn" || mood === "golden" || mood === "dusk";
  const light: Light = {
    side,
    x: sheet.w * (0.5 + side * rng.range(0.2, 0.4)),
    y: horizon * (low ? rng.range(0.5, 0.78) : 0.2),
  };
  const stage: Stage = {
    sheet,
    palette,
    rng,
    light,
    horizon,
    lit: { night: 0.62, dusk: 0.55, golden: 0.24, dawn: 0.3, morning: 0.06, noon: 0.03 }[mood],
  };
  paintSky(sheet, palette, rng.fork("sky"), horizon, light);
  paintClouds(
    sheet,
    palette,
    rng.fork("cloud"),
    horizon,
    low ? "bands" : rng.pick(["few", "cumulus"] as const),
  );
  layout.paint(stage);
  paintBloom(sheet, palette, light, 0.3);
  paintVignette(sheet, palette);
  return sheet.toString();
}
