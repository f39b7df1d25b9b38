import type {
  RequestLabels,
  RequestLanguage,
} from "#app/domain/reservation/voucher/supplier-request.ts";
import en from "#app/locales/en/reservation/supplier.json" with { type: "json" };
import th from "#app/locales/th/reservation/supplier.json" with { type: "json" };

/** What suppliers are asked with. */
export const REQUEST_LABELS: Record<RequestLanguage, RequestLabels> = { en, th };
