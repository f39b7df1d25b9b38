import { STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";
import { REFUND_POLICY } from "./refund-policies.ts";

/** What a shop starts with: the standard terms for travel abroad (docs/decisions/0007). */
export const STANDARD_POLICY = {
  id: REFUND_POLICY.standard,
  name: { ko: "해외여행 표준 환불 규정", en: "Standard refund rule for travel abroad" },
  tiers: STANDARD_REFUND_TIERS,
};
