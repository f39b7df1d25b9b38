import type { LegalKind } from "#app/domain/company/legal/legal-kinds.ts";

/** What a new member is asked to agree to; only advertising may be left out, and nothing is agreed to beforehand. */
export const SIGN_UP_CONSENTS = [
  { kind: "terms", required: true },
  { kind: "personal-information", required: true },
  { kind: "age", required: true },
  { kind: "marketing", required: false },
] as const satisfies readonly { kind: LegalKind; required: boolean }[];

export type SignUpConsent = (typeof SIGN_UP_CONSENTS)[number]["kind"];
