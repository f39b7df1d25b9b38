import { useTranslation } from "react-i18next";
import type { ChangeRefusal } from "#app/features/reservation/change/change-refusals.server.ts";
import { useUnclearText } from "#app/features/reservation/refund/dialog/use-unclear-text.ts";

/** Why a change cannot be done, in a sentence. */
export function useRefusalText(): (refusal: ChangeRefusal) => string {
  const { t } = useTranslation("errors");
  const unclearText = useUnclearText();
  return ({ code, values, unclear }) => (unclear ? unclearText(unclear) : t(code, { ...values }));
}
