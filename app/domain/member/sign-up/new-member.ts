import type { Locale } from "#app/domain/common/language/languages.ts";
import type { SignUpConsent } from "./sign-up-consents.ts";

/** Somebody who has just joined, whichever way they came. */
export type NewMember = {
  readonly id: string;
  readonly name: string;
  readonly locale: Locale;
  readonly agree: readonly SignUpConsent[];
  readonly at: Date;
};
