import { PRODUCT_KINDS, type ProductKind } from "./product-kind.ts";

/** A product as text: `course:th-siam-old`. */
export type ProductRef = { readonly kind: ProductKind; readonly id: string };

/** More than anybody saves, but few enough for one URL. */
export const MAX_REFS = 100;

const REF_PATTERN = /^([a-z]+):([a-z0-9][a-z0-9-]{0,79})$/;

export function refText({ kind, id }: ProductRef): string {
  return `${kind}:${id}`;
}

export function parseRef(text: string): ProductRef | undefined {
  const [, kindText, id] = REF_PATTERN.exec(text) ?? [];
  const kind = PRODUCT_KINDS.find((each) => each === kindText);
  return kind && id ? { kind, id } : undefined;
}

/** Reads a comma-separated list of products, without duplicates and invalid entries. */
export function parseRefs(text: string): ProductRef[] {
  const refs = new Set(text.split(",", MAX_REFS * 2));
  return [...refs].flatMap((ref) => parseRef(ref) ?? []).slice(0, MAX_REFS);
}
