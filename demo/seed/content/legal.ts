import { age } from "./legal/age.ts";
import { marketing } from "./legal/marketing.ts";
import { payment } from "./legal/payment.ts";
import { personalInformation } from "./legal/personal-information.ts";
import { privacy } from "./legal/privacy.ts";
import { refund } from "./legal/refund.ts";
import { terms } from "./legal/terms.ts";
import { travel } from "./legal/travel.ts";
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
