import { mix } from "../tools/color.ts";
import { ellipse, group, line, n, path, type Sheet } from "../tools/drawing-sheet.ts";
import type { Rng } from "../tools/rng.ts";

export type Tone = { skin: string; shade: string; deep: string; lit: string };
export interface Look {
  rng: Rng;
  tone: Tone;
  hair: string;
  style: "pony" | "bob" | "long" | "tied" | "braid";
  /** Features shift sideways by this much: the face turns slightly. */
  turn: number;
  w: number;
  jaw: number;
}

export function backHair(look: Look): string {
  const cap = path(
    "M356 430C348 300 420 240 500 240S652 300 644 430C650 520 628 600 570 660H430C372 600 350 520 356 430Z",
    look.hair,
  );
  if (look.style === "bob")
    return path(
      "M350 410C322 560 330 660 372 712Q440 736 462 690H538Q560 736 628 712C670 660 678 560 650 410Z",
      look.hair,
    );
  if (look.style === "long")
    return path("M348 410C316 580 322 730 344 820H656C678 730 684 580 652 410Z", look.hair);
  const s = look.turn > 0 ? -1 : 1;
  if (look.style === "pony")
    return (
      cap +
      path(
        `M${500 + s * 120} 500C${500 + s * 210} 540 ${500 + s * 226} 680 ${500 + s * 176} 800C${500 + s * 160} 740 ${500 + s * 150} 650 ${500 + s * 96} 600Z`,
        look.hair,
      )
    );
  return cap;
}

/** Locks next to the cheeks; the hat covers where they start. */
export function frontHair(look: Look): string {
  const h = look.w / 2;
  const side = (d: number): string => {
    const X = (v: number): string => n(500 + d * v);
    if (look.style === "bob" || look.style === "long") {
      const end = look.style === "long" ? 760 : 704;
      return `M${X(h - 34)} 366C${X(h - 22)} 440 ${X(h - 30)} 520 ${X(h - 12)} 580C${X(h - 2)} 630 ${X(h - 14)} 680 ${X(h - 6)} ${end}C${X(h + 34)} 690 ${X(h + 40)} 520 ${X(h + 16)} 370Z`;
    }
    return `M${X(h - 36)} 366C${X(h - 20)} 430 ${X(h - 16)} 480 ${X(h - 12)} 540C${X(h + 4)} 500 ${X(h + 14)} 430 ${X(h + 10)} 370Z`;
  };
  return path(side(-1), look.hair) + path(side(1), look.hair);
}

export function face(sheet: Sheet, look: Look): string {
  const { tone, turn, rng } = look;
  const h = look.w / 2;
  const j = h * look.jaw;
  const shape = `M${n(500 - h)} 430C${n(500 - h)} 524 ${n(500 - j)} 606 ${n(500 - j * 0.5)} 640Q500 672 ${n(500 + j * 0.5)} 640C${n(500 + j)} 606 ${n(500 + h)} 524 ${n(500 + h)} 430C${n(500 + h)} 290 ${n(500 - h)} 290 ${n(500 - h)} 430Z`;
  let out = "";
  const pearl = rng.chance(0.5);
  for (const d of [-1, 1]) {
    const x = 500 + d * (h - 2);
    out +=
      ellipse(x, 486, 21, 36, tone.shade) +
      ellipse(x - d * 3, 488, 11, 22, tone.deep, { opacity: 0.25 });
    if (pearl) out += ellipse(x + d * 4, 528, 7, 7, "#fff6e6");
  }
  out += path(
    shape,
    sheet.linear(
      [
        [0, tone.lit],
        [0.42, tone.skin],
        [1, mix(tone.skin, tone.shade, 0.85)],
      ],
      500 - h,
      340,
      500 + h * 0.9,
      660,
    ),
  );
  const clip = sheet.clip(shape);
  let inner = path(
    `M${n(500 + h * 0.62)} 300C${n(500 + h * 0.8)} 470 ${n(500 + h * 0.62)} 570 ${n(500 + h * 0.1)} 680H700V300Z`,
    tone.shade,
    { opacity: 0.35 },
  );
  for (const d of [-1, 1]) {
    const x = 500 + turn + d * 82;
    inner += ellipse(
      x,
      545,
      48,
      48,
      sheet.radial(
        [
          [0, "#ee6a55", 0.3],
          [1, "#ee6a55", 0],
        ],
        x,
        545,
        48,
      ),
    );
  }
  inner += path(`M300 300H700V402Q500 372 300 402Z`, mix(tone.deep, "#3a1f24", 0.35), {
    opacity: 0.26,
  });
  out += group(inner, { "clip-path": clip });
  out += eyes(look, 500 + turn) + mouth(look, 500 + turn * 1.1);
  const nx = 500 + turn * 1.25;
  out += line(
    `M${n(nx + 5)} 512Q${n(nx + 20)} 540 ${n(nx + 14)} 550Q${n(nx)} 559 ${n(nx - 13)} 550`,
    tone.deep,
    5,
    { opacity: 0.55 },
  );
  return out;
}

function eyes(look: Look, cx: number): string {
  const { rng, tone } = look;
  const gap = rng.range(58, 64);
  const y = 478;
  const kind = rng.pick(["open", "open", "open", "soft", "smile"]);
  const arch = rng.range(9, 15);
  const ink = mix(look.hair, "#2a1c1c", 0.5);
  let out = "";
  for (const d of [-1, 1]) {
    const x = cx + d * gap;
    // Brows thin towards the temple: drawn as leaves, not as bars.
    out += path(
      `M${n(x - d * 29)} ${y - 36}Q${n(x + d * 2)} ${n(y - 38 - arch)} ${n(x + d * 33)} ${y - 33}Q${n(x + d * 2)} ${n(y - 28 - arch)} ${n(x - d * 29)} ${y - 27}Z`,
      mix(look.hair, tone.deep, 0.3),
    );
    if (kind === "smile") {
      out += line(`M${n(x - 23)} ${y + 5}Q${n(x)} ${y - 14} ${n(x + 23)} ${y + 5}`, ink, 6.5);
      continue;
    }
    const low = kind === "soft" ? 9 : 13;
    out += path(
      `M${n(x - 25)} ${y + 2}Q${n(x - 2)} ${y - 18} ${n(x + 25)} ${y}Q${n(x)} ${y + low} ${n(x - 25)} ${y + 2}Z`,
      "#fffaf3",
    );
    const ix = x + look.turn * 0.25;
    out +=
      ellipse(ix, y - 2, 11, kind === "soft" ? 9 : 11, "#2c1c18") +
      ellipse(ix - 3.5, y - 6, 3, 3, "#ffffff");
    out +=
      line(
        `M${n(x - 26)} ${y + 2}Q${n(x - 2)} ${y - 20} ${n(x + 26)} ${y - 1}l${d > 0 ? 5 : 0} ${d > 0 ? -5 : 0}`,
        ink,
        5.5,
        { "stroke-linejoin": "round" },
      ) + (d < 0 ? line(`M${n(x - 26)} ${y + 2}l-5 -5`, ink, 5) : "");
    out += line(
      `M${n(x - 18)} ${y + low + 9}Q${n(x)} ${y + low + 14} ${n(x + 18)} ${y + low + 9}`,
      tone.deep,
      3,
      { opacity: 0.25 },
    );
  }
  return out;
}

function mouth(look: Look, cx: number): string {
  const { rng, tone } = look;
  const w = rng.range(40, 52);
  const y = 596;
  const lip = mix("#cf5a55", tone.deep, 0.3);
  let out = "";
  if (rng.chance(0.5)) {
    out += path(
      `M${n(cx - w)} ${y - 5}Q${n(cx)} ${y + 4} ${n(cx + w)} ${y - 5}Q${n(cx)} ${y + 44} ${n(cx - w)} ${y - 5}Z`,
      lip,
    );
    out += path(
      `M${n(cx - w * 0.82)} ${y}Q${n(cx)} ${y + 7} ${n(cx + w * 0.82)} ${y}Q${n(cx)} ${y + 26} ${n(cx - w * 0.82)} ${y}Z`,
      "#fffaf4",
    );
  } else {
    out += path(
      `M${n(cx - w)} ${y - 3}Q${n(cx - 16)} ${y - 8} ${n(cx)} ${y - 2}Q${n(cx + 16)} ${y - 8} ${n(cx + w)} ${y - 3}Q${n(cx)} ${y + 33} ${n(cx - w)} ${y - 3}Z`,
      lip,
      { opacity: 0.85 },
    );
    out += line(
      `M${n(cx - w)} ${y - 3}Q${n(cx)} ${y + 17} ${n(cx + w)} ${y - 3}`,
      mix(tone.deep, "#5a1f22", 0.5),
      4,
    );
  }
  for (const d of [-1, 1])
    out += line(`M${n(cx + d * (w + 6))} ${y - 12}q${n(d * 6)} 8 ${n(d * 1)} 16`, tone.deep, 3.5, {
      opacity: 0.3,
    });
  return out;
}
