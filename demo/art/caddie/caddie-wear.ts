import { mix, shift } from "../tools/color.ts";
import { ellipse, line, path, type Sheet } from "../tools/drawing-sheet.ts";
import type { Rng } from "../tools/rng.ts";
import type { Look } from "./caddie-head.ts";

export type Hat = "visor" | "wide" | "bucket" | "cap";
export type Wrap = "none" | "gaiter" | "flap" | "kerchief" | "hood";

function fold(c: string): string {
  return mix(c, "#5a4038", 0.32);
}

/** Cloth behind the head: the sun flap that hangs from many caddie hats. */
export function backCloth(wrap: Wrap, c: string): string {
  if (wrap === "flap") {
    return (
      path(
        "M356 350C322 500 300 650 288 764Q400 800 500 790Q600 800 712 764C700 650 678 500 644 350Z",
        mix(c, "#5a4038", 0.2),
      ) +
      path("M356 350C322 500 300 650 288 764L352 780C356 660 372 500 396 380Z", c) +
      line("M330 560C322 640 318 700 316 762M668 560C676 640 682 700 686 762", fold(c), 4, {
        opacity: 0.4,
      })
    );
  }
  if (wrap === "hood")
    return path(
      "M352 380C318 560 326 700 344 800H656C674 700 682 560 648 380Z",
      mix(c, "#5a4038", 0.22),
    );
  return "";
}

/** Cloth around the neck, over the collar. */
export function neckCloth(wrap: Wrap, c: string): string {
  if (wrap === "gaiter") {
    return (
      path(
        "M420 626Q500 690 580 626C590 690 606 742 630 772Q500 862 370 772C394 742 410 690 420 626Z",
        c,
      ) +
      path("M540 660C566 700 580 760 584 806Q612 794 630 772C606 742 590 690 580 626Z", "#5a4038", {
        opacity: 0.12,
      }) +
      line("M408 702Q500 766 592 702M394 744Q500 816 606 744", fold(c), 4.5, { opacity: 0.5 })
    );
  }
  if (wrap === "kerchief") {
    return (
      path("M398 712Q500 800 602 712L620 752Q500 868 380 752Z", c) +
      path("M500 830L440 924Q476 914 502 880Q528 914 562 922Z", mix(c, "#5a4038", 0.08)) +
      ellipse(501, 836, 25, 20, mix(c, "#ffffff", 0.2)) +
      line("M398 744Q440 784 482 806M602 744Q562 784 520 806", fold(c), 4.5, { opacity: 0.45 })
    );
  }
  if (wrap === "hood")
    return (
      path(
        "M404 690Q500 780 596 690C620 744 648 780 684 806Q500 900 316 806C352 780 380 744 404 690Z",
        mix(c, "#5a4038", 0.06),
      ) + line("M388 744Q500 828 612 744M360 784Q500 866 640 784", fold(c), 4.5, { opacity: 0.45 })
    );
  return "";
}

/** A hat's cloth and colours, ready for its painter. */
type Fabric = { c: string; dark: string; lite: string; band: string; cloth: string };

export function headwear(
  sheet: Sheet,
  rng: Rng,
  kind: Hat,
  body: string,
  trim: string,
  look: Look,
): string {
  const c = rng.pick([body, trim, body]);
  const dark = mix(c, "#0c2a2c", 0.28);
  const lite = mix(c, "#ffffff", 0.18);
  const band = c === body ? trim : body;
  const cloth = sheet.linear(
    [
      [0, lite],
      [0.5, c],
      [1, mix(c, "#0c2a2c", 0.2)],
    ],
    370,
    200,
    660,
    380,
  );
  const fabric: Fabric = { c, dark, lite, band, cloth };
  const bill = billShape(sheet, fabric);
  if (kind === "wide") return wideHat(sheet, fabric);
  if (kind === "bucket") return bucketHat(sheet, fabric);
  if (kind === "cap") return capShape(fabric, bill);
  return visorShape(fabric, bill, look);
}

function seam(d: string, { dark }: Fabric): string {
  return line(d, dark, 3.5, { opacity: 0.4 });
}

function billShape(sheet: Sheet, { c, dark, lite }: Fabric): string {
  return (
    path(
      "M350 356Q500 316 650 356C694 386 700 408 676 420Q500 350 324 420C300 408 306 386 350 356Z",
      sheet.linear(
        [
          [0, shift(c, -0.02)],
          [1, dark],
        ],
        0,
        330,
        0,
        420,
      ),
    ) + line("M334 408Q500 340 666 408", mix(lite, "#ffffff", 0.1), 3, { opacity: 0.5 })
  );
}

/** The brim is seen from slightly below: dark underside, thin lit edge. */
function wideHat(sheet: Sheet, fabric: Fabric): string {
  const { c, dark, lite, band, cloth } = fabric;
  return (
    path(
      "M222 424C244 344 372 304 500 304S756 344 778 424C736 436 648 392 500 388S264 436 222 424Z",
      sheet.linear(
        [
          [0, lite],
          [0.5, c],
          [1, dark],
        ],
        240,
        300,
        770,
        420,
      ),
    ) +
    path(
      "M222 424C280 428 372 382 500 376S720 428 778 424C736 438 648 398 500 394S264 438 222 424Z",
      mix(dark, "#0c2a2c", 0.35),
      { opacity: 0.85 },
    ) +
    path("M368 340C362 232 422 186 500 186S638 232 632 340Q500 372 368 340Z", cloth) +
    seam("M500 188C492 230 490 290 492 330", fabric) +
    path("M366 306Q500 340 634 306L632 342Q500 374 368 342Z", band) +
    path("M560 320L632 306V342L566 356Z", "#0c2a2c", { opacity: 0.14 })
  );
}

function bucketHat(sheet: Sheet, fabric: Fabric): string {
  const { c, dark, lite, band, cloth } = fabric;
  return (
    path("M362 326C360 228 420 190 500 190S640 228 638 326Q500 352 362 326Z", cloth) +
    seam("M500 190V330M426 208C408 250 404 290 406 322M574 208C592 250 596 290 594 322", fabric) +
    path(
      "M360 314Q500 342 640 314L706 410Q500 356 294 410Z",
      sheet.linear(
        [
          [0, lite],
          [0.5, c],
          [1, dark],
        ],
        300,
        310,
        706,
        410,
      ),
    ) +
    path("M294 410Q500 352 706 410L702 418Q500 364 298 418Z", dark) +
    line("M362 318Q500 346 638 318", band, 11) +
    seam("M332 380Q500 330 668 380", fabric)
  );
}

function capShape(fabric: Fabric, bill: string): string {
  const { c, dark, band, cloth } = fabric;
  return (
    path("M350 364C344 232 414 188 500 188S656 232 650 364Q500 326 350 364Z", cloth) +
    seam("M500 190C470 230 452 280 448 336M500 190C530 230 548 280 552 336", fabric) +
    bill +
    ellipse(500, 276, 34, 28, band) +
    path("M494 290V262L516 270L498 278V290Z", c) +
    ellipse(500, 190, 9, 6, dark)
  );
}

/** Hair shows above the band. */
function visorShape({ band, cloth }: Fabric, bill: string, look: Look): string {
  return (
    path("M356 350C348 248 420 204 500 204S652 248 644 350Z", look.hair) +
    line(
      "M410 268C440 234 540 224 580 254M424 296C456 262 520 254 552 264",
      mix(look.hair, "#ffffff", 0.25),
      7,
      { opacity: 0.5 },
    ) +
    path("M352 312Q500 272 648 312L652 364Q500 322 348 364Z", cloth) +
    bill +
    line("M356 336Q500 296 644 336", band, 9)
  );
}
