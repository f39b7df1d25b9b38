export const RULES = [
  "I-MONEY",
  "I-PROVIDER",
  "I-ONE",
  "I-STOCK",
  "I-STATE",
  "I-REFUND",
  "I-COUPON",
  "I-POINT",
  "I-PRICE",
  "I-NOTIFY",
  "I-SEAT",
  "I-CHANGE",
  "I-TWICE",
  "I-BUYER",
] as const;
export type Rule = (typeof RULES)[number];

/** A broken rule of the ledger: which rule, about what, and what is wrong. */
export type Breach = { readonly rule: Rule; readonly subject: string; readonly detail: string };

/** Collects the breaches of one rule. */
export function breaches(rule: Rule) {
  const list: Breach[] = [];
  return {
    list,
    expect: (isTrue: boolean, subject: string, detail: string) => {
      if (!isTrue) list.push({ rule, subject, detail });
    },
  };
}
