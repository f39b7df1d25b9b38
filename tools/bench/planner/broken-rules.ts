/** What is said of the rules that are broken. */
export function brokenRules(...rules: readonly (readonly [isBroken: boolean, said: string])[]) {
  return rules.flatMap(([isBroken, said]) => (isBroken ? [said] : []));
}
