import { age } from "./legal/age-text.ts";
import { marketing } from "./legal/marketing-text.ts";
import { payment } from "./legal/payment-text.ts";
import { personalInformation } from "./legal/personal-information-text.ts";
import { privacy } from "./legal/privacy-text.ts";
import { refund } from "./legal/refund-text.ts";
import { terms } from "./legal/terms-text.ts";
import { travel } from "./legal/travel-text.ts";
import type { LegalText } from "./types.ts";

export const legalTexts: readonly LegalText[] = [
  terms,
  privacy,
  travel,
  refund,
  payment,
  personalInformation,
  age,
  marketing,
];
