import type { Mood } from "../parts/colour-palette.ts";
import { paintVignette } from "../parts/sky.ts";
import { mix } from "../tools/color.ts";
import { ellipse, group, line, path, rect } from "../tools/drawing-sheet.ts";
import { indoors, type Outlook, openStage, paintOutlook, type SceneStage } from "./scene-stage.ts";

const THROWS = ["#e58a5f", "#3c8f7c", "#e2b354", "#7d8fc0", "#c9646b"];
const ARCHES = [110, 440, 770];

/** A made bed next to a wide window. */
export function roomScene(seed: string, mood: Mood, outlook: Outlook): string {
  const stage = openStage(seed, mood, 0.44);
  paintOutlook(stage, outlook);
  const wall = indoors(stage, stage.rng.pick(["#f6ecdd", "#efe6da", "#f3e5d4"]));
  stage.sheet.add(
    path("M0 0H1200V900H0ZM96 96V600H724V96Z", wall, { "fill-rule": "evenodd" }),
    rect(0, 0, 1200, 44, mix(wall, "#ffffff", 0.35)),
  );
  paintFloor(stage, 700);
  paintWindow(stage, wall);
  paintWallPicture(stage);
  paintBed(stage);
  paintLamp(stage, 1132, 640, 1);
  paintPlant(stage, 70, 760, 1.15);
  paintVignette(stage.sheet, stage.palette);
  return stage.sheet.toString();
}

/** A high hall with arches, a desk and two armchairs. */
export function lobbyScene(seed: string, mood: Mood, outlook: Outlook): string {
  const stage = openStage(seed, mood, 0.5);
  const { sheet, rng } = stage;
  paintOutlook(stage, outlook);
  const wall = indoors(stage, rng.pick(["#f4e6d2", "#eadfcd", "#f6ebdc"]));
  const holes = ARCHES.map((x) => `M${x} 640V300A160 170 0 0 1 ${x + 320} 300V640Z`).join("");
  sheet.add(path(`M0 0H1200V900H0Z${holes}`, wall, { "fill-rule": "evenodd" }));
  for (const x of ARCHES) {
    const arch = `M${x} 640V300A160 170 0 0 1 ${x + 320} 300V640`;
    sheet.add(
      line(arch, mix(wall, stage.palette.shade, 0.3), 10, { opacity: 0.7 }),
      line(`M${x + 160} 132V640M${x} 400H${x + 320}`, mix(wall, "#6b4a35", 0.5), 6),
    );
  }
  paintFloor(stage, 640);
  for (const [index, x] of [260, 600, 940].entries()) {
    const drop = 120 + (index % 2) * 30;
    sheet.add(line(`M${x} 0V${drop}`, "#6b4a35", 4));
    paintShade(stage, x, drop, 74, 54);
  }
  const wood = indoors(stage, "#9a6a45");
  sheet.add(
    rect(420, 600, 360, 128, wood, { rx: 10 }),
    rect(404, 586, 392, 22, mix(wood, "#ffffff", 0.3), { rx: 8 }),
    rect(448, 628, 304, 76, mix(wood, stage.palette.shade, 0.25), { rx: 8 }),
  );
  const seat = indoors(stage, rng.pick(THROWS));
  sheet.add(armchair(stage, 270, seat, 1), armchair(stage, 930, seat, -1));
  paintPlant(stage, 60, 770, 1.15);
  paintPlant(stage, 1140, 770, 1.1);
  paintVignette(sheet, stage.palette);
  return sheet.toString();
}

function paintFloor(stage: SceneStage, y: number): void {
  const { sheet, palette, light } = stage;
  const wood = indoors(stage, "#c79a6c");
  const fill = sheet.linear(
    [
      [0, mix(wood, palette.glow, 0.25)],
      [1, mix(wood, palette.shade, 0.28)],
    ],
    0,
    y,
    0,
    sheet.h,
  );
  sheet.add(rect(0, y, sheet.w, sheet.h - y, fill));
  for (let x = -500; x <= 1700; x += 150) {
    const near = 600 + (x - 600) * 1.7;
    sheet.add(line(`M${x} ${y}L${near} 900`, palette.shade, 2, { opacity: 0.1 }));
  }
  const [from, lean] = [300, -light.side * 130];
  const beam = `M${from} ${y}H${from + 340}L${from + 430 + lean} 900H${from - 90 + lean}Z`;
  sheet.add(path(beam, mix(palette.sun, palette.glow, 0.3), { opacity: 0.28 }));
}

function paintWindow({ sheet, palette }: SceneStage, wall: string): void {
  const frame = mix(wall, "#7a5236", 0.62);
  sheet.add(
    line("M96 96H724V600H96Z", frame, 12),
    line("M305 96V600M515 96V600", frame, 6),
    rect(76, 596, 668, 18, mix(frame, "#ffffff", 0.3), { rx: 4 }),
  );
  const cloth = mix(wall, "#ffffff", 0.45);
  for (const [x, dir] of [
    [60, 1],
    [760, -1],
  ] as const) {
    const edge = x + dir * 120;
    const d = `M${x} 66H${edge}C${edge} 330 ${x + dir * 60} 430 ${x + dir * 84} 690H${x - dir * 24}Z`;
    sheet.add(path(d, cloth, { opacity: 0.96 }));
    for (const fold of [24, 54, 84])
      sheet.add(
        line(
          `M${x + dir * fold} 72C${x + dir * fold} 330 ${x + dir * fold * 0.5} 470 ${x + dir * fold * 0.7} 684`,
          palette.shade,
          3,
          { opacity: 0.1 },
        ),
      );
  }
  sheet.add(rect(40, 56, 744, 14, mix(wall, "#6b4a35", 0.6), { rx: 7 }));
}

function paintWallPicture(stage: SceneStage): void {
  const { sheet, palette } = stage;
  const clip = sheet.clip("M874 176H1066V316H874Z");
  const inside =
    rect(874, 176, 192, 140, palette.sky[2]) +
    ellipse(1010, 226, 26, 26, indoors(stage, "#f0935c")) +
    path("M860 300C910 230 950 250 990 274S1060 250 1090 270V330H860Z", palette.hill) +
    path("M860 310C920 280 980 300 1090 286V330H860Z", palette.grass[1]);
  sheet.add(
    rect(860, 162, 220, 168, indoors(stage, "#fffaf2"), { rx: 4 }),
    group(inside, { "clip-path": clip }),
    line("M860 162H1080V330H860Z", indoors(stage, "#8a5e3e"), 6),
  );
}

function paintBed(stage: SceneStage): void {
  const { sheet, palette, rng } = stage;
  const linen = indoors(stage, "#fffaf3");
  const wood = indoors(stage, "#94633f");
  const cover = indoors(stage, rng.pick(THROWS));
  sheet.add(
    ellipse(740, 822, 420, 34, palette.shade, { opacity: 0.24 }),
    rect(1050, 440, 44, 360, wood, { rx: 16 }),
    rect(440, 700, 630, 84, wood, { rx: 14 }),
    rect(470, 780, 22, 36, mix(wood, palette.shade, 0.4)),
    rect(1010, 780, 22, 36, mix(wood, palette.shade, 0.4)),
    rect(446, 640, 614, 84, mix(linen, palette.shade, 0.08), { rx: 26 }),
    path(
      "M440 668C440 620 480 606 540 606H900C930 606 944 620 944 646V724C944 742 934 752 916 752H468C450 752 440 742 440 724Z",
      linen,
    ),
    path("M520 607H680C690 640 694 700 688 752H508C512 700 512 650 520 607Z", cover),
    path("M680 607C690 640 694 700 688 752H660C668 700 666 650 654 607Z", palette.shade, {
      opacity: 0.12,
    }),
  );
  for (const [x, tilt] of [
    [990, -14],
    [930, -20],
  ] as const)
    sheet.add(
      group(
        rect(-74, -44, 148, 88, x > 950 ? linen : mix(linen, cover, 0.28), { rx: 34 }) +
          path("M-60 20C-20 40 40 38 66 18C60 40 30 44 0 44S-54 42 -60 20Z", palette.shade, {
            opacity: 0.1,
          }),
        { transform: `translate(${x} 596) rotate(${tilt})` },
      ),
    );
}

function paintLamp(stage: SceneStage, x: number, y: number, size: number): void {
  const { sheet } = stage;
  const wood = indoors(stage, "#8a5e3e");
  sheet.add(
    rect(x - 60, y + 20, 130, 150, wood, { rx: 8 }),
    line(`M${x - 50} ${y + 90}H${x + 60}`, "#3d2a20", 3, { opacity: 0.4 }),
    line(`M${x} ${y + 20}V${y - 70 * size}`, "#5d4636", 8),
  );
  paintShade(stage, x, y - 150 * size, 84 * size, 80 * size);
}

/** A cloth shade, and the light it gives when the sky does not. */
function paintShade(
  { sheet, palette, mood }: SceneStage,
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  const lit = { night: 0.75, dusk: 0.65, golden: 0.25, dawn: 0.3, morning: 0.1, noon: 0.06 }[mood];
  const r = w * 2.6;
  const glow = sheet.radial(
    [
      [0, palette.lamp, lit],
      [1, palette.lamp, 0],
    ],
    x,
    y + h * 0.6,
    r,
  );
  sheet.add(
    ellipse(x, y + h * 0.6, r, r, glow),
    path(
      `M${x - w * 0.36} ${y}H${x + w * 0.36}L${x + w * 0.62} ${y + h}H${x - w * 0.62}Z`,
      mix("#efd8b0", palette.lamp, lit),
    ),
  );
}

function armchair(stage: SceneStage, x: number, color: string, dir: number): string {
  const dark = mix(color, stage.palette.shade, 0.3);
  return group(
    ellipse(0, 132, 130, 16, stage.palette.shade, { opacity: 0.25 }) +
      rect(-108, -70, 54, 190, dark, { rx: 26 }) +
      rect(-96, 30, 200, 80, color, { rx: 22 }) +
      rect(-84, 10, 176, 50, mix(color, "#ffffff", 0.18), { rx: 22 }) +
      rect(-70, 104, 14, 28, "#5d4636") +
      rect(76, 104, 14, 28, "#5d4636"),
    { transform: `translate(${x} 690) scale(${dir} 1)` },
  );
}

function paintPlant(stage: SceneStage, x: number, y: number, size: number): void {
  const { sheet, palette, rng } = stage;
  const pot = indoors(stage, "#c8805a");
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const angle = -78 + i * 19.5 + rng.range(-5, 5);
    const long = rng.range(150, 230) - Math.abs(i - 4) * 8;
    const leaf = `M0 0C${-26} ${-long * 0.4} ${-18} ${-long * 0.8} 0 ${-long}C18 ${-long * 0.8} 26 ${-long * 0.4} 0 0Z`;
    const tone = mix(i % 2 ? palette.tree[1] : palette.tree[0], palette.tree[2], (i % 3) * 0.14);
    return group(
      path(leaf, tone) + line(`M0 0V${-long * 0.9}`, palette.tree[2], 2, { opacity: 0.4 }),
      { transform: `rotate(${Math.round(angle)})` },
    );
  });
  const body =
    leaves.join("") +
    path("M-52 -12H52L38 92H-38Z", pot) +
    path("M12 -12H52L38 92H8Z", palette.shade, { opacity: 0.14 });
  sheet.add(group(body, { transform: `translate(${x} ${y}) scale(${size})` }));
}
