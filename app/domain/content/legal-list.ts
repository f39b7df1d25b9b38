import { oneOf } from "../paging.ts";
import { LEGAL_KINDS, type LegalKind } from "./legal.ts";

/** The document of the address; by default the terms of use. */
export function legalKindOf(search: URLSearchParams): LegalKind {
  return oneOf(search.get("doc"), LEGAL_KINDS) ?? "terms";
}

export function legalPath(kind: LegalKind): string {
  return kind === "terms" ? "/terms" : `/terms?doc=${kind}`;
}
