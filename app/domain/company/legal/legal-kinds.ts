import type { Localized } from "#app/domain/common/language/languages.ts";

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

/** A scheduled text is in force from its day on, and never changes after that. */
export const LEGAL_STATUSES = ["draft", "scheduled"] as const;
export type LegalStatus = (typeof LEGAL_STATUSES)[number];
