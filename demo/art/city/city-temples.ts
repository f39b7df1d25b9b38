import { hills, mist, mountains } from "../parts/backdrop.ts";
import { plantKit, treeLine } from "../parts/plants.ts";
import { angkor, arch, chedi, hall, prang } from "../parts/temples.ts";
import { paintWater } from "../parts/water.ts";
import { mix } from "../tools/color.ts";
import { ellipse, n, use } from "../tools/drawing-sheet.ts";
import { bank, type CityStage, mirrored } from "./city-stage.ts";

/** Temple court below the mountain; white plaster in the far north, gold elsewhere. */
export function temple(stage: CityStage, kind: "gold" | "white"): void {
  const { sheet, palette, rng, horizon, light, ink } = stage;
  mountains(sheet, palette, rng.fork("m"), horizon, sheet.h * 0.36, light, 3);
  mist(sheet, palette, horizon - 30, 90, 0.5);
  treeLine(sheet, palette, rng, -20, sheet.w + 20, () => horizon + 12, sheet.h * 0.1, 0.28);
  bank(stage, horizon + 14, 5);
  const k =
    kind === "white"
      ? {
          ...ink,
          body: mix("#ffffff", palette.haze, 0.15),
          gold: "#fdfbf4",
          dark: mix("#8fa5ad", palette.shade, 0.2),
        }
      : {
          ...ink,
          body: mix("#f4e0bd", palette.haze, 0.2),
          dark: mix(palette.shade, "#5a3a30", 0.3),
        };
  const tile =
    kind === "white"
      ? mix("#f3f1ea", palette.haze, 0.25)
      : mix("#a8492f", palette.shade, palette.mood === "dusk" ? 0.4 : 0.05);
  const x = sheet.w * (0.5 - light.side * 0.1);
  sheet.add(ellipse(x, horizon + 112, sheet.w * 0.36, 14, palette.shade, { opacity: 0.3 }));
  sheet.add(
    chedi(x + light.side * sheet.w * 0.25, horizon + 104, sheet.h * 0.46, k),
    hall(x, horizon + 110, sheet.w * 0.4, k, tile),
  );
  const kit = plantKit(sheet, palette, rng.fork("kit"), light.side, {
    umbrella: 1,
    broad: 2,
    palm: 1,
    bush: 2,
  });
  for (let i = 0; i < 12; i++) {
    // Plants stand next to the hall; the steps stay free.
    const gx = ((i + rng.range(0, 0.9)) / 12) * sheet.w;
    const open = Math.abs(gx - x) < sheet.w * 0.15;
    const z = open ? rng.range(0.25, 0.36) : rng.range(0.8, 1.7);
    sheet.add(
      use(
        rng.pick(open ? kit.bush : [...kit.broad, ...kit.palm, ...kit.bush]),
        gx,
        horizon + rng.range(112, 140),
        z * 1.1,
        z,
        { fill: palette.tree[0], stroke: palette.tree[0], color: palette.tree[1] },
      ),
    );
  }
  bank({ ...stage, rng: rng.fork("b2") }, sheet.h * 0.86, 20);
}

export function monument(stage: CityStage, kind: "arch" | "angkor" | "palace"): void {
  const { sheet, palette, rng, horizon, light, ink } = stage;
  if (kind !== "angkor") hills(sheet, palette, rng.fork("h"), horizon, sheet.h * 0.08, 2);
  treeLine(sheet, palette, rng, -20, sheet.w + 20, () => horizon + 2, sheet.h * 0.11, 0.4);
  const x = sheet.w * (0.5 - light.side * 0.06);
  const k = { ...ink, gold: "#f3bd55" };
  const art =
    kind === "arch"
      ? arch(x, horizon, sheet.h * 0.44, k)
      : kind === "angkor"
        ? angkor(x, horizon, sheet.w * 0.78, k)
        : chedi(x - sheet.w * 0.26, horizon, sheet.h * 0.34, k) +
          chedi(x + sheet.w * 0.3, horizon, sheet.h * 0.3, k) +
          hall(
            x,
            horizon,
            sheet.w * 0.36,
            { ...k, body: mix("#f4e0bd", palette.haze, 0.3) },
            mix("#d08b3a", palette.shade, 0.25),
          ) +
          prang(x, horizon - sheet.h * 0.17, sheet.h * 0.24, { ...k, body: k.gold });
  sheet.add(art);
  paintWater(
    sheet,
    palette,
    rng.fork("w"),
    `M0 ${n(horizon)}H${sheet.w}V${sheet.h}H0Z`,
    horizon,
    sheet.h,
    light,
    mirrored(art, horizon, 0.42),
  );
  const kit = plantKit(sheet, palette, rng.fork("kit"), light.side, { palm: 3, bush: 2 });
  for (let i = 0; i < 9; i++)
    sheet.add(
      use(
        rng.pick([...kit.palm, ...kit.bush]),
        (i % 2 ? 0.02 + i * 0.025 : 0.98 - i * 0.025) * sheet.w,
        horizon + 6,
        rng.range(1.4, 2),
        rng.range(1.5, 2.3),
        { fill: palette.tree[0], stroke: palette.tree[0], color: palette.tree[1] },
      ),
    );
}
