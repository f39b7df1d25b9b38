import { oneOf } from "../paging.ts";
import { LEGAL_KINDS, type LegalKind } from "./legal.ts";

/** Which document an address asks for; the terms of use otherwise. */
export function legalKindOf(search: URLSearchParams): LegalKind {
  return oneOf(search.get("doc"), LEGAL_KINDS) ?? "terms";
}

export function legalPath(kind: LegalKind): string {
  return kind === "terms" ? "/terms" : `/terms?doc=${kind}`;
}
