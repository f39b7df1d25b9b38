import { useTranslation } from "react-i18next";
import type { PlanReason } from "#app/domain/planner/plan-types.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { saidValues } from "../answer/reason-words.ts";
import type { PlanNames } from "./plan-names-queries.server.ts";

/** A reason in words: ids become names, sums money, times and days what one reads. */
export function useReasonText(names: PlanNames): (reason: PlanReason) => string {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  return ({ code, values }) => t(`reason.${code}` as "title", saidValues(values, locale, names));
}
