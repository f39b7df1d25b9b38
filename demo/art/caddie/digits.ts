import { n } from "../tools/drawing-sheet.ts";

/** Numerals as strokes on a 6×10 grid: no font is needed where pictures are rendered. */
const DIGIT: Record<string, string> = {
  0: "M3 0C.6 0 0 2 0 5S.6 10 3 10 6 8 6 5 5.4 0 3 0Z",
  1: "M1 2L3.4 0V10",
  2: "M.3 2.4C.6 -.6 5.8 -.8 5.8 2.6C5.8 5 2 7 .2 10H6",
  3: "M.4 1.4C1.6 -.6 5.6 -.4 5.6 2.4C5.6 4.4 4 4.8 2.4 4.8C4.4 4.8 6 5.4 6 7.4C6 10.6 1.4 10.8 .1 8.4",
  4: "M4.4 10V0L0 7H6",
  5: "M5.4 0H1L.6 4.4C2.4 3.2 6 3.6 6 6.8C6 10.4 1.6 10.8 .2 8.6",
  6: "M5 .2C2 1.4 .1 4 .1 6.8C.1 11 6 11 6 6.8C6 3.2 1.4 3 .3 6",
  7: "M.2 0H6C4.4 3 3 6 2.4 10",
  8: "M3 4.7C.2 4.2 .4 0 3 0S5.8 4.2 3 4.7C-.8 5.2 -.6 10 3 10S6.8 5.2 3 4.7Z",
  9: "M1 9.8C4 8.6 5.9 6 5.9 3.2C5.9 -1 0 -1 0 3.2C0 6.8 4.6 7 5.7 4",
};

export function numberPath(
  text: string,
  cx: number,
  cy: number,
  height: number,
  color: string,
): string {
  const u = height / 10;
  const step = 8.6 * u;
  const x0 = cx - (text.length * step - 2.6 * u) / 2;
  return [...text]
    .map(
      (c, i) =>
        `<path d="${DIGIT[c] ?? ""}" transform="translate(${n(x0 + i * step)} ${n(cy - height / 2)}) scale(${n(u)})" fill="none" stroke="${color}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join("");
}
