import { type Won, won } from "../common/money.ts";

/**
 * Splits a sum by weights: every part is a whole won, the parts add up to the sum, and a weight of
 * zero gets nothing. What rounding leaves over goes to the largest remainders, the first of equals first.
 * No part exceeds its weight as long as the sum does not exceed all weights together.
 */
export function splitByWeight(sum: Won, weights: readonly number[]): Won[] {
  const all = weights.reduce((total, weight) => total + weight, 0);
  if (sum < 0 || weights.some((weight) => weight < 0))
    throw new RangeError("negative sum or weight");
  if (all === 0) {
    if (sum > 0) throw new RangeError("no weight to split by");
    return weights.map(() => won(0));
  }

  // Products of two sums of won may leave the range in which a number is exact.
  const shares = weights.map((weight, index) => {
    const product = BigInt(sum) * BigInt(weight);
    return {
      index,
      whole: Number(product / BigInt(all)),
      rest: Number(product % BigInt(all)),
    };
  });
  const left = sum - shares.reduce((total, { whole }) => total + whole, 0);
  const roundedUp = new Set(
    shares
      .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return shares.map(({ whole, index }) => won(whole + (roundedUp.has(index) ? 1 : 0)));
}
