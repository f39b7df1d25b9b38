export const RULES = [
  "I-MONEY",
  "I-ONE",
  "I-STOCK",
  "I-STATE",
  "I-REFUND",
  "I-COUPON",
  "I-POINT",
  "I-PRICE",
  "I-NOTIFY",
] as const;
export type Rule = (typeof RULES)[number];

/** Something in the books that cannot be: which rule, of what, and what is wrong with it. */
export type Breach = { readonly rule: Rule; readonly subject: string; readonly detail: string };

/** Collects what is wrong under one rule. */
export function breaches(rule: Rule) {
  const found: Breach[] = [];
  return {
    found,
    expect: (isSo: boolean, subject: string, detail: string) => {
      if (!isSo) found.push({ rule, subject, detail });
    },
  };
}
