import { mix } from "../tools/color.ts";
import { ellipse, group, line, path, rect } from "../tools/drawing-sheet.ts";
import { indoors, type SceneStage } from "./scene-stage.ts";

/** A round table, seen from a chair: the top is one wide ellipse. */
export function paintTable(
  stage: SceneStage,
  x: number,
  y: number,
  r: number,
  color: string,
): void {
  const { sheet, palette } = stage;
  const top = indoors(stage, color);
  sheet.add(
    ellipse(x, y + 30, r, r * 0.3, palette.shade, { opacity: 0.3 }),
    ellipse(x, y + 12, r, r * 0.3, mix(top, palette.shade, 0.3)),
    ellipse(x, y, r, r * 0.3, top),
    ellipse(x - r * 0.2, y - r * 0.06, r * 0.6, r * 0.14, "#ffffff", { opacity: 0.18 }),
  );
}

/** A tall glass with ice, and a straw. */
export function icedDrink(stage: SceneStage, x: number, y: number, color: string): string {
  const drink = indoors(stage, color);
  return group(
    ellipse(8, 4, 56, 13, stage.palette.shade, { opacity: 0.25 }) +
      path("M-40 -150H40L30 0C20 8 -20 8 -30 0Z", "#ffffff", { opacity: 0.35 }) +
      path("M-37 -112H37L29 -4C18 4 -18 4 -29 -4Z", drink) +
      rect(-24, -106, 28, 28, "#ffffff", { opacity: 0.45, rx: 5 }) +
      rect(2, -84, 26, 26, "#ffffff", { opacity: 0.38, rx: 5 }) +
      ellipse(0, -112, 37, 8, mix(drink, "#ffffff", 0.35)) +
      line("M10 -100L34 -212", indoors(stage, "#e5483a"), 7) +
      ellipse(-38, -150, 22, 22, indoors(stage, "#f4c95d")) +
      ellipse(-38, -150, 15, 15, indoors(stage, "#fbe6a2")),
    { transform: `translate(${x} ${y})` },
  );
}

export function coffeeCup(stage: SceneStage, x: number, y: number): string {
  const china = indoors(stage, "#fffdf8");
  const dark = mix(china, stage.palette.shade, 0.22);
  return group(
    ellipse(0, 30, 92, 25, dark) +
      ellipse(0, 25, 92, 25, china) +
      line("M50 -28C92 -32 90 14 44 10", china, 11) +
      path("M-56 -44H56C56 0 36 26 0 26S-56 0 -56 -44Z", china) +
      path("M20 -44H56C56 0 36 26 6 26C24 0 24 -20 20 -44Z", stage.palette.shade, {
        opacity: 0.1,
      }) +
      ellipse(0, -44, 56, 14, dark) +
      ellipse(0, -43, 49, 11, indoors(stage, "#6b432b")) +
      line("M-12 -70C-26 -96 6 -108 -8 -138M16 -70C2 -92 34 -108 20 -132", "#ffffff", 5, {
        opacity: 0.5,
      }),
    { transform: `translate(${x} ${y})` },
  );
}

/** Mango, papaya and a croissant. */
export function breakfastPlate(stage: SceneStage, x: number, y: number): string {
  const china = indoors(stage, "#fffdf8");
  const crust = indoors(stage, "#d99a4e");
  const slice = (dx: number, color: string, rind: string): string =>
    group(
      path("M-58 0C-40 -52 40 -52 58 0C30 -16 -30 -16 -58 0Z", indoors(stage, rind)) +
        path("M-50 -4C-34 -42 34 -42 50 -4C26 -18 -26 -18 -50 -4Z", indoors(stage, color)),
      { transform: `translate(${dx} -4) rotate(${dx / 8})` },
    );
  return group(
    ellipse(0, 12, 196, 52, mix(china, stage.palette.shade, 0.25)) +
      ellipse(0, 4, 196, 52, china) +
      ellipse(0, 4, 140, 34, mix(china, stage.palette.shade, 0.06)) +
      slice(-86, "#f28a4b", "#d96f35") +
      slice(-20, "#f8c54a", "#7fae4d") +
      path(
        "M20 14C30 -44 84 -66 128 -34C150 -18 156 4 148 18C128 -2 110 -8 88 -6C62 -4 42 4 20 14Z",
        crust,
      ) +
      line(
        "M62 -8C62 -26 66 -38 74 -48M92 -8C94 -26 98 -38 104 -46M118 -2C122 -14 126 -22 130 -30",
        mix(crust, "#6b432b", 0.4),
        5,
      ),
    { transform: `translate(${x} ${y})` },
  );
}

export function blossoms(stage: SceneStage, x: number, y: number): string {
  const petal = indoors(stage, "#fff6ea");
  const flower = (dx: number, dy: number): string =>
    [0, 72, 144, 216, 288]
      .map((angle) =>
        group(ellipse(0, -17, 11, 18, petal), {
          transform: `translate(${dx} ${dy}) rotate(${angle})`,
        }),
      )
      .join("") + ellipse(dx, dy, 9, 9, indoors(stage, "#f4c95d"));
  return group(
    line("M0 -40L-26 -108M2 -40L30 -120M0 -40L2 -150", stage.palette.tree[1], 5) +
      flower(-26, -112) +
      flower(32, -124) +
      flower(2, -156) +
      path("M-26 -60H26C34 -20 30 10 0 10S-34 -20 -26 -60Z", indoors(stage, "#3c8f7c")),
    { transform: `translate(${x} ${y})` },
  );
}
