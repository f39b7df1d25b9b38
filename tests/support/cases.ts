/** How many cases a property about money is tried with. */
export function cases(byDay = 100): { readonly numRuns: number } {
  return { numRuns: process.env.NIGHTLY ? 10_000 : byDay };
}
