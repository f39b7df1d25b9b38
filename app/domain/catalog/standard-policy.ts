import { REFUND_POLICY } from "#app/domain/reservation/refund/refund-policies.ts";
import { STANDARD_REFUND_TIERS } from "../reservation/refund/refund.ts";

/** What a shop starts with: the standard terms for travel abroad (docs/decisions/0007). */
export const STANDARD_POLICY = {
  id: REFUND_POLICY.standard,
  name: { ko: "해외여행 표준 환불 규정", en: "Standard refund rule for travel abroad" },
  tiers: STANDARD_REFUND_TIERS,
};
