/** The holes of a round. */
export const HOLES = 18;

/** A card that adds up to 72: what a tournament plays until staff write down the course's own. */
export const STANDARD_PARS: readonly number[] = [
  4, 4, 5, 3, 4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 4, 5,
];

/** The pars of 18 holes as staff write them, `4 4 5 3 …`; undefined where they are not 18 pars of 3 to 6. */
export function parsOf(text: string): readonly number[] | undefined {
  const pars = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  const isCard = pars.length === HOLES && pars.every((par) => [3, 4, 5, 6].includes(par));
  return isCard ? pars : undefined;
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
