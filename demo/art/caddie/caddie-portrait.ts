import { mix } from "../tools/color.ts";
import { ellipse, group, n, path, rect, Sheet } from "../tools/drawing-sheet.ts";
import { Rng } from "../tools/rng.ts";
import { backHair, face, frontHair, type Look, type Tone } from "./caddie-head.ts";
import { backCloth, type Hat, headwear, neckCloth, type Wrap } from "./caddie-wear.ts";
import { numberPath } from "./digits.ts";

const SKIN = ["#f1cba6", "#e8bb91", "#dba97c", "#cb9367", "#b87e54"];
const HAIR = ["#1d191c", "#261d1e", "#35251f", "#2b2126"];
const UNIFORM: [body: string, trim: string][] = [
  ["#0e7a4b", "#fffaf0"],
  ["#1d6f78", "#ffd9b8"],
  ["#f98257", "#fffaf0"],
  ["#eebb4d", "#20584c"],
  ["#3569ae", "#fffaf0"],
  ["#d9647a", "#fff1e6"],
  ["#7f69a8", "#fff1e6"],
  ["#f4efe4", "#0e7a4b"],
  ["#86b865", "#20584c"],
  ["#17474d", "#ff9d6b"],
];
const GROUND: [top: string, low: string, disc: string][] = [
  ["#fdf1e2", "#f7d9c2", "#fff4e2"],
  ["#e9f3ec", "#c7e2d2", "#f7fbef"],
  ["#e4f1f4", "#c3dfe4", "#fdf8e8"],
  ["#fbf3dc", "#efdcae", "#fffaf0"],
  ["#f4ece9", "#e6d0cb", "#fff6ec"],
  ["#e6efe0", "#bfd8b4", "#fbf7e2"],
];

// Listed as often as they are seen: most caddies wear a visor or a wide hat, few a hood.
const HATS: Hat[] = ["visor", "visor", "wide", "wide", "bucket", "cap"];
const WRAPS: Wrap[] = [
  ...(["none", "none", "none", "gaiter", "gaiter"] as const),
  ...(["flap", "flap", "kerchief", "kerchief", "hood"] as const),
];

interface Outfit {
  skin: string;
  hair: string;
  body: string;
  trim: string;
  hat: Hat;
  wrap: Wrap;
}

function outfit(rng: Rng): Outfit {
  const skin = rng.pick(SKIN);
  const hair = rng.pick(HAIR);
  const [body, trim] = rng.pick(UNIFORM);
  return { skin, hair, body, trim, hat: rng.pick(HATS), wrap: rng.pick(WRAPS) };
}

/** What tells two portraits apart at a glance, strongest first. */
export function caddieTraits(seed: string): string[] {
  const { body, hat, wrap, skin } = outfit(new Rng(`caddy:${seed}`));
  return [body, hat, wrap, skin];
}

/** Shoulders-up portrait; light always from the upper left, like in a studio. */
export function caddiePortrait(seed: string, number: string): string {
  const rng = new Rng(`caddy:${seed}`);
  const sheet = new Sheet(1000, 1000, seed);
  const { skin, hair, body, trim, hat, wrap } = outfit(rng);
  const tone: Tone = {
    skin,
    shade: mix(skin, "#8a4632", 0.22),
    deep: mix(skin, "#6b2f2a", 0.5),
    lit: mix(skin, "#fff3df", 0.36),
  };
  const style = rng.pick(["pony", "bob", "long", "tied", "braid"] as const);
  const cloth = rng.pick([
    "#fffaf0",
    mix(trim, "#ffffff", 0.45),
    mix(body, "#ffffff", 0.66),
    "#ffd2ae",
    "#cfe6e0",
    "#f4d58a",
  ]);
  const look: Look = {
    rng: rng.fork("face"),
    tone,
    hair,
    style,
    turn: rng.range(-10, 10),
    w: rng.range(258, 284),
    jaw: rng.range(0.7, 0.8),
  };

  backdrop(sheet, rng.fork("bg"), body);
  // The head leans a little to one side: a person, not a passport.
  const tilt = { transform: `rotate(${n(rng.range(-4.5, 4.5))} 500 690)` };
  sheet.add(group(backCloth(wrap, cloth) + (wrap === "hood" ? "" : backHair(look)), tilt));
  sheet.add(torso(sheet, rng.fork("torso"), body, trim, tone, number));
  sheet.add(neckCloth(wrap, cloth));
  if (style === "braid" && wrap !== "hood" && wrap !== "flap") sheet.add(braid(hair, -1));
  sheet.add(
    group(
      face(sheet, look) +
        (wrap === "hood" ? hoodRing(cloth) : frontHair(look)) +
        headwear(sheet, rng.fork("hat"), hat, body, trim, look),
      tilt,
    ),
  );
  return sheet.toString();
}

function backdrop(sheet: Sheet, rng: Rng, body: string): void {
  const [top, low, disc] = rng.pick(GROUND);
  sheet.add(
    rect(
      0,
      0,
      1000,
      1000,
      sheet.linear(
        [
          [0, top],
          [1, mix(low, body, 0.08)],
        ],
        0,
        0,
        0,
        1000,
      ),
    ),
  );
  sheet.add(
    ellipse(500 + rng.sign() * rng.range(120, 260), rng.range(260, 380), 260, 260, disc, {
      opacity: 0.8,
    }),
  );
  const g = mix(low, "#5d9a6a", 0.3);
  const y = rng.range(620, 720);
  sheet.add(
    path(
      `M0 ${n(y)}C220 ${n(y - rng.range(20, 90))} 420 ${n(y + rng.range(0, 60))} 640 ${n(y - rng.range(0, 40))}S900 ${n(y - rng.range(40, 100))} 1000 ${n(y - 30)}V1000H0Z`,
      mix(g, top, 0.45),
    ),
  );
  sheet.add(
    path(
      `M0 ${n(y + 90)}C260 ${n(y + rng.range(20, 60))} 560 ${n(y + 130)} 1000 ${n(y + rng.range(40, 80))}V1000H0Z`,
      mix(g, top, 0.15),
    ),
  );
}

function torso(
  sheet: Sheet,
  rng: Rng,
  body: string,
  trim: string,
  tone: Tone,
  number: string,
): string {
  const dark = mix(body, "#0c2a2c", 0.26);
  const neck = "M434 600H566C564 680 574 716 616 748Q500 880 384 748C426 716 436 680 434 600Z";
  const clip = sheet.clip(neck);
  let out = path(neck, mix(tone.skin, tone.shade, 0.7));
  out += group(ellipse(512, 640, 104, 92, tone.deep, { opacity: 0.34 }), { "clip-path": clip });
  const w = rng.range(0, 30);
  const L = `M${n(104 - w)} 1010C${n(108 - w)} 884 168 806 300 768C352 752 392 742 408 712`;
  const R = `C608 742 648 752 700 768C832 806 ${n(892 + w)} 884 ${n(896 + w)} 1010`;
  out += path(
    `${L}Q500 850 592 712${R}Z`,
    sheet.linear(
      [
        [0, mix(body, "#ffffff", 0.14)],
        [0.5, body],
        [1, dark],
      ],
      180,
      720,
      880,
      1010,
    ),
  );
  const kind = rng.pick(["plain", "raglan", "yoke"]);
  if (kind === "raglan") {
    out += path(
      `${L}C372 800 300 880 292 1010Z`,
      sheet.linear(
        [
          [0, mix(trim, "#ffffff", 0.1)],
          [1, mix(trim, "#0c2a2c", 0.12)],
        ],
        100,
        760,
        300,
        1010,
      ),
    );
    out += path(`M592 712${R}H708C700 880 628 800 592 712Z`, mix(trim, "#0c2a2c", 0.2));
  } else if (kind === "yoke") {
    out += path(
      "M206 804C300 840 420 860 500 862S700 840 794 804C850 836 878 880 886 916C760 900 600 902 500 902S240 900 114 916C122 880 150 836 206 804Z",
      trim,
      { opacity: 0.9 },
    );
  }
  out += path(
    "M276 1010C272 940 284 880 306 840C304 900 304 960 308 1010ZM724 1010C728 940 716 880 694 840C696 900 696 960 692 1010Z",
    "#0c2a2c",
    { opacity: 0.15 },
  );
  out += path("M492 800L484 1010H516L508 800Z", dark, { opacity: 0.45 });
  out +=
    path(
      "M408 708C392 712 378 728 374 746L446 852L500 796C458 780 428 752 408 708Z",
      mix(trim, "#ffffff", 0.1),
    ) +
    path(
      "M592 708C608 712 622 728 626 746L554 852L500 796C542 780 572 752 592 708Z",
      mix(trim, "#0c2a2c", 0.12),
    );
  out += `<circle cx="500" cy="862" r="7" fill="${trim}"/><circle cx="500" cy="934" r="7" fill="${trim}"/>`;
  const [bx, by] = [586, 868];
  return `${out}<g transform="rotate(-2 660 914)">${rect(bx + 4, by + 7, 158, 96, "#0c2a2c", { rx: 18, opacity: 0.2 })}${rect(bx, by, 158, 96, "#fffdf7", { rx: 18 })}${path(`M${bx} ${by + 24}v-6a18 18 0 0 1 18 -18h122a18 18 0 0 1 18 18v6Z`, "#ff7a45")}${numberPath(number, bx + 79, by + 60, 48, "#10201a")}</g>`;
}

/** Always on the side without the badge. */
function braid(hair: string, side: number): string {
  let out = "";
  for (let i = 0; i < 6; i++) {
    const [x, y] = [500 + side * (138 + Math.sin(i * 0.9) * 8), 690 + i * 36];
    const k = 1 - i * 0.07;
    out +=
      ellipse(x - 12 * k, y, 23 * k, 29 * k, i % 2 ? hair : mix(hair, "#ffffff", 0.08), {
        transform: `rotate(24 ${n(x)} ${y})`,
      }) +
      ellipse(x + 12 * k, y + 12, 23 * k, 29 * k, i % 2 ? mix(hair, "#ffffff", 0.06) : hair, {
        transform: `rotate(-24 ${n(x)} ${y})`,
      });
  }
  return `${out}${ellipse(500 + side * 134, 916, 15, 9, "#ff7a45")}`;
}

/** Sun scarf under the hat: frames the face, leaves it open and friendly. */
function hoodRing(c: string): string {
  const ring =
    "M346 372C314 540 344 664 420 722Q500 772 580 722C656 664 686 540 654 372L612 384C630 500 618 594 564 644Q500 694 436 644C382 594 370 500 388 384Z";
  return (
    path(ring, c) +
    path("M588 372C640 500 640 620 566 712L580 722C656 664 686 540 654 372Z", "#5a4038", {
      opacity: 0.12,
    }) +
    path("M436 644Q500 694 564 644L572 664Q500 722 428 664Z", "#5a4038", { opacity: 0.14 })
  );
}
