/** One way to draw a product: a seed, and what a glance at the card would notice, strongest first. */
export interface Choice {
  seed: string;
  traits: string[];
}

/** The card to the left, and the card above in a grid of two, three or four columns. */
const NEIGHBOURS = [
  { steps: 1, weight: 2 },
  { steps: 2, weight: 1 },
  { steps: 3, weight: 1 },
  { steps: 4, weight: 1 },
];

/**
 * Picks one choice per card so that shelf neighbours share as little as possible.
 * Later cards yield to earlier ones, so a product added at the end changes no other picture.
 */
export function spread<Product, Option extends Choice>(
  products: readonly Product[],
  choicesFor: (product: Product) => Option[],
): { product: Product; choice: Option }[] {
  const shelf: Option[] = [];
  return products.map((product) => {
    const choices = choicesFor(product);
    const costs = choices.map((choice) => likenessToNeighbours(choice, shelf));
    const choice = choices[costs.indexOf(Math.min(...costs))];
    if (!choice) throw new Error(`No seed is left to draw ${JSON.stringify(product)}`);
    shelf.push(choice);
    return { product, choice };
  });
}

function likenessToNeighbours(choice: Choice, shelf: Choice[]): number {
  let sum = 0;
  for (const { steps, weight } of NEIGHBOURS) {
    const neighbour = shelf.at(-steps);
    if (neighbour) sum += weight * likeness(choice, neighbour);
  }
  return sum;
}

/** Each trait weighs twice the next one. */
function likeness(one: Choice, other: Choice): number {
  return one.traits.reduce(
    (sum, trait, index) => (trait === other.traits[index] ? sum + 0.5 ** index : sum),
    0,
  );
}
