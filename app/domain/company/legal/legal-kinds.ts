import type { Localized } from "#app/domain/common/language/languages.ts";
import { listPath, oneOf } from "#app/domain/common/paging.ts";

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

/** The document of the address; by default the terms of use. */
export function legalKindOf(search: URLSearchParams): LegalKind {
  return oneOf(search.get("doc"), LEGAL_KINDS) ?? "terms";
}

/** An earlier version of it; undefined is the one in force. */
export function legalEditionOf(search: URLSearchParams): number | undefined {
  const text = search.get("version") ?? "";
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

export function legalPath(kind: LegalKind, edition?: number): string {
  return listPath("/terms", { doc: kind === "terms" ? undefined : kind, version: edition });
}
