import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";

export function linesOf<Kind extends CartLine["kind"]>(
  lines: readonly CartLine[],
  kind: Kind,
): LineOf<Kind>[] {
  return lines.filter((line): line is LineOf<Kind> => line.kind === kind);
}

/** Rounds at a course on a day, earliest first. */
export function roundsAt(
  lines: readonly CartLine[],
  { courseId, date }: Pick<LineOf<"golf">, "courseId" | "date">,
): LineOf<"golf">[] {
  return linesOf(lines, "golf")
    .filter((round) => round.courseId === courseId && round.date === date)
    .toSorted((a, b) => a.time.localeCompare(b.time));
}

/** The round a caddie goes out with: the one she names, or the first of her day at her course. */
export function roundOfCaddie(
  caddie: LineOf<"caddy">,
  lines: readonly CartLine[],
): LineOf<"golf"> | undefined {
  const rounds = roundsAt(lines, caddie);
  return caddie.time === undefined ? rounds[0] : rounds.find(({ time }) => time === caddie.time);
}

export function caddiesOf(round: LineOf<"golf">, lines: readonly CartLine[]): LineOf<"caddy">[] {
  const key = lineKey(round);
  return linesOf(lines, "caddy").filter((caddie) => {
    const hers = roundOfCaddie(caddie, lines);
    return hers !== undefined && lineKey(hers) === key;
  });
}
