import { listPath, oneOf } from "#app/domain/common/paging.ts";
import { LEGAL_KINDS, type LegalKind } from "./legal-kinds.ts";

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
