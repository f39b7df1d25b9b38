import type { ErrorCode } from "../common/errors/errors.ts";
import type { LegalKind } from "../company/legal/legal-kinds.ts";

/** What has to be agreed to before paying, as named in a form; nothing is agreed to beforehand. */
export const PAYMENT_AGREEMENTS = [
  { field: "agreePersonal", kind: "personal-information", error: "payment.agree_personal" },
  { field: "agreePayment", kind: "payment", error: "payment.agree_payment" },
  { field: "agreeAge", kind: "age", error: "payment.agree_age" },
] as const satisfies readonly { field: string; kind: LegalKind; error: ErrorCode }[];
