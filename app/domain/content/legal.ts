import type { Localized } from "../locale.ts";

export const LEGAL_KINDS = [
  "terms",
  "privacy",
  "travel",
  "refund",
  "payment",
  "personal-information",
  "age",
  "marketing",
] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

export type LegalSection = {
  readonly heading: Localized;
  readonly paragraphs: readonly Localized[];
};
