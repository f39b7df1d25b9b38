import type { Palette } from "../parts/colour-palette.ts";
import { frond, palmShape } from "../parts/palms.ts";
import { mix } from "../tools/color.ts";
import { ellipse, group, lerp, line, n, path, type Sheet, use } from "../tools/drawing-sheet.ts";
import type { Rng } from "../tools/rng.ts";
import { paintReeds } from "./bank.ts";
import type { Plan } from "./plan.ts";

export function paintFrame(sheet: Sheet, palette: Palette, rng: Rng, plan: Plan): void {
  const side = plan.frameSide;
  if (plan.frame === "palm") framePalms(sheet, palette, rng, plan);
  else if (plan.frame === "flowers") flowers(sheet, palette, rng, side);
  else if (plan.frame === "tee") tee(sheet, palette, rng, plan);
  else if (plan.frame === "bough") bough(sheet, palette, rng, side);
  else if (plan.frame === "leaves") leaves(sheet, palette, rng, side);
  else if (plan.frame === "reeds") paintReeds(sheet, palette, rng, side);
}

/** A second palm is the first one turned round: same species, half the file. */
function framePalms(sheet: Sheet, palette: Palette, rng: Rng, plan: Plan): void {
  const id = sheet.symbol(palmShape(rng.fork("p"), plan.light.side, 12));
  const k = plan.calm ? 1 : rng.int(1, 2);
  for (let i = 0; i < k; i++) {
    const u = (sheet.h * rng.range(0.94, 1.2) * (i ? 0.76 : 1)) / 100;
    const x = plan.calm
      ? sheet.w * rng.range(0.95, 0.985)
      : plan.frameSide > 0
        ? sheet.w * rng.range(0.86, 0.97) - i * 90
        : sheet.w * rng.range(0.03, 0.14) + i * 90;
    sheet.add(
      use(id, x, sheet.h + 20, i ? -u : u, u, {
        fill: mix(palette.tree[0], palette.shade, 0.55),
        color: mix(palette.tree[0], palette.tree[1], 0.5),
      }),
    );
  }
}

/** A branch reaching in from above: twigs first, leaves along them. */
function bough(sheet: Sheet, palette: Palette, rng: Rng, side: number): void {
  const ex = side > 0 ? sheet.w + 10 : -10;
  let [wood, dark, mid, lit] = ["", "", "", ""];
  for (let b = 0; b < 5; b++) {
    const y0 = rng.range(-30, 50);
    const len = sheet.w * rng.range(0.2, 0.42);
    const fall = rng.range(20, 120);
    const at = (t: number): [number, number] => [
      ex - side * len * t,
      y0 + fall * t * t - 26 * Math.sin(t * 3),
    ];
    wood += `M${n(ex)} ${n(y0)}Q${n(ex - side * len * 0.5)} ${n(y0 - 20)} ${n(at(1)[0])} ${n(at(1)[1])}`;
    for (let i = 0; i < 34; i++) {
      const t = rng.next() ** 0.8;
      const [x, y] = at(t);
      const spread = lerp(46, 18, t);
      const d = `M${n(x + rng.range(-spread, spread))} ${n(y + rng.range(-spread * 0.5, spread * 0.7))}l${n(-side * rng.range(8, 20))} ${n(rng.range(3, 14))}`;
      if (i % 5 === 4) lit += d;
      else if (i % 2) mid += d;
      else dark += d;
    }
  }
  sheet.add(
    line(wood, palette.shade, 5) +
      line(dark, mix(palette.tree[0], palette.shade, 0.5), 15) +
      line(mid, mix(palette.tree[0], palette.shade, 0.15), 12) +
      line(lit, mix(palette.tree[0], palette.tree[1], 0.7), 8),
  );
}

/** Big tropical leaves in the lower corner. */
function leaves(sheet: Sheet, palette: Palette, rng: Rng, side: number): void {
  const ox = side > 0 ? sheet.w + 10 : -10;
  const oy = sheet.h + 16;
  let out = "";
  const k = 7;
  for (let i = 0; i < k; i++) {
    const a =
      side > 0
        ? lerp(Math.PI * 1.04, Math.PI * 1.56, (i + rng.range(-0.2, 0.2)) / (k - 1))
        : lerp(Math.PI * 1.44, Math.PI * 1.96, (i + rng.range(-0.2, 0.2)) / (k - 1));
    const len = sheet.h * rng.range(0.26, 0.42);
    const dark = i % 2 === 0;
    const fill = dark
      ? mix(palette.tree[0], palette.shade, 0.5)
      : mix(palette.tree[0], palette.tree[1], 0.35);
    if (i % 3 === 2) {
      out += path(frond(ox, oy, a, len * 1.15, 60, 46, 13), fill);
      continue;
    }
    const [tx, ty] = [ox + Math.cos(a) * len, oy + Math.sin(a) * len];
    const [nx, ny] = [-Math.sin(a) * len * 0.2, Math.cos(a) * len * 0.2];
    const [mx, my] = [ox + Math.cos(a) * len * 0.55, oy + Math.sin(a) * len * 0.55];
    out += path(
      `M${n(ox)} ${n(oy)}Q${n(mx + nx * 1.5)} ${n(my + ny * 1.5)} ${n(tx)} ${n(ty)}Q${n(mx - nx * 1.5)} ${n(my - ny * 1.5)} ${n(ox)} ${n(oy)}Z`,
      fill,
    );
    out += line(
      `M${n(ox)} ${n(oy)}L${n(lerp(ox, tx, 0.94))} ${n(lerp(oy, ty, 0.94))}`,
      mix(palette.tree[1], palette.tree[2], 0.4),
      2.5,
      { opacity: 0.5 },
    );
  }
  sheet.add(group(out, {}));
}

/** Bougainvillea: a mound of leaves under clouds of blossom. */
function flowers(sheet: Sheet, palette: Palette, rng: Rng, side: number): void {
  const cx = side > 0 ? sheet.w * rng.range(0.9, 1) : sheet.w * rng.range(0, 0.1);
  const petal = rng.pick(["#f2607a", "#ff7a45", "#d8589a", "#ffb03a", "#fff1e4"]);
  const tint = (c: string): string =>
    mix(c, palette.shade, palette.mood === "night" ? 0.5 : palette.mood === "dusk" ? 0.3 : 0.04);
  let [leaf, a, b] = ["", "", ""];
  for (let i = 0; i < 34; i++) {
    const u = rng.range(-1, 1);
    const [x, y] = [
      cx + u * sheet.w * 0.3,
      sheet.h + 10 - (1 - u * u) * sheet.h * 0.25 * Math.sqrt(rng.next()),
    ];
    // Blossoms come in bunches of four; leaves fill the gaps.
    for (let j = 0; j < 4; j++) {
      const d = `M${n(x + rng.range(-26, 26))} ${n(y + rng.range(-20, 20))}l${n(rng.range(2, 8))} ${n(rng.range(-5, 3))}`;
      if (i % 5 < 2) leaf += d;
      else if (j % 2) a += d;
      else b += d;
    }
  }
  // A leafy edge, so that the mound is a shrub and not a hill.
  let edge = "";
  for (let i = 0; i < 40; i++) {
    const t = i / 39;
    const [x, y] = [
      cx + sheet.w * 0.32 * (t * 2 - 1),
      sheet.h + 10 - (sheet.h * 0.5 + 10) * 2 * t * (1 - t),
    ];
    edge += `M${n(x)} ${n(y + rng.range(-6, 10))}l${n(rng.range(-9, 9))} ${n(rng.range(-10, 2))}`;
  }
  sheet.add(line(edge, mix(palette.tree[0], palette.shade, 0.4), 17));
  sheet.add(
    path(
      `M${n(cx - sheet.w * 0.32)} ${sheet.h + 10}Q${n(cx)} ${n(sheet.h * 0.5)} ${n(cx + sheet.w * 0.32)} ${sheet.h + 10}Z`,
      mix(palette.tree[0], palette.shade, 0.4),
    ),
  );
  sheet.add(
    line(leaf, mix(palette.tree[0], palette.tree[1], 0.6), 20) +
      line(a, tint(mix(petal, "#7a2040", 0.22)), 15) +
      line(b, tint(mix(petal, "#ffffff", 0.12)), 11),
  );
}

/** Seen from the tee: mown ground, two markers, a ball on its peg. */
function tee(sheet: Sheet, palette: Palette, rng: Rng, plan: Plan): void {
  const y = sheet.h * 0.93;
  const c = rng.pick(["#fffaf0", "#ff7a45", "#f4d35e", "#3c7fd0"]);
  sheet.add(
    path(
      `M0 ${n(y - 26)}Q${n(sheet.w / 2)} ${n(y - 60)} ${sheet.w} ${n(y - 20)}V${sheet.h}H0Z`,
      sheet.linear(
        [
          [0, mix(palette.grass[1], palette.grass[2], 0.6)],
          [1, mix(palette.grass[0], palette.grass[1], 0.6)],
        ],
        0,
        y - 60,
        0,
        sheet.h,
      ),
    ),
  );
  sheet.add(
    path(
      `M0 ${n(y - 26)}Q${n(sheet.w / 2)} ${n(y - 60)} ${sheet.w} ${n(y - 20)}v8Q${n(sheet.w / 2)} ${n(y - 48)} 0 ${n(y - 16)}Z`,
      mix(palette.grass[2], palette.sun, 0.3),
      { opacity: 0.6 },
    ),
  );
  for (const u of [0.2, 0.8]) {
    const x = sheet.w * u + rng.range(-40, 40);
    sheet.add(
      ellipse(x - plan.light.side * 18, y + 17, 34, 6, palette.shade, { opacity: 0.3 }) +
        ellipse(x, y, 19, 19, c) +
        ellipse(x + plan.light.side * 6, y - 6, 7, 6, "#ffffff", { opacity: 0.6 }),
    );
  }
  const bx = sheet.w * rng.range(0.44, 0.56);
  sheet.add(
    ellipse(bx - plan.light.side * 14, y + 20, 22, 4, palette.shade, { opacity: 0.3 }) +
      line(`M${n(bx)} ${n(y + 2)}V${n(y + 20)}`, "#f4d9b0", 5) +
      ellipse(bx, y - 8, 11, 11, "#ffffff") +
      ellipse(bx - plan.light.side * 3, y - 5, 7, 7, palette.shade, { opacity: 0.1 }),
  );
}
