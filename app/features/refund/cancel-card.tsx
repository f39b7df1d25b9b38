import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { monthDayText } from "#app/domain/date/plain-date-text.ts";
import { formatWon } from "#app/domain/money.ts";
import { CANCEL_REASONS } from "#app/domain/reservation/refund/cancel-reasons.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorNote } from "#app/ui/error-words.tsx";
import { ErrorText, SelectField } from "#app/ui/form/field.tsx";
import { Note } from "#app/ui/note.tsx";
import type { CancelChoice } from "./cancel-choice.ts";
import { CancelSums } from "./cancel-sums.tsx";
import { ReviewRequest } from "./refund-review-request.tsx";

type CancelCardProps = {
  readonly reservationId: string;
  readonly choice: CancelChoice;
  readonly failure: Failure | undefined;
};

/** The confirmation of a cancel: every line that is cancelled, the exact won, and when the fee rises. */
export function CancelCard({ reservationId, choice, failure }: CancelCardProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const isSending = useNavigation().state === "submitting";
  const { scope, refund, isSendable } = choice;
  return (
    <>
      <Card as="section" className="rounded-panel">
        <Question choice={choice} />
        {failure ? <Refusal failure={failure} /> : null}
        <CancelSums choice={choice} />
        {isSendable ? (
          <Form method="post" replace className="mt-4 grid gap-5">
            <input type="hidden" name="scope" value={scope} />
            <input type="hidden" name="mode" value="policy" />
            <input type="hidden" name="expectedRefund" value={refund} />
            <SelectField
              name="reason"
              label={t("ask.reason")}
              placeholder={t("ask.no_reason")}
              // The text itself is stored: staff read what the member read.
              options={CANCEL_REASONS.map((reason) => {
                const label = t(`ask.reason.${reason}`);
                return { value: label, label };
              })}
            />
            <div className="grid gap-2 md:grid-cols-[2fr_3fr]">
              <ButtonLink
                to={`/reservation/${reservationId}`}
                variant="secondary"
                size="lg"
                className="max-md:order-last"
              >
                {t("ask.keep")}
              </ButtonLink>
              <Button type="submit" variant="danger" size="lg" busy={isSending}>
                {t("ask.do", { amount: formatWon(refund, locale) })}
              </Button>
            </div>
          </Form>
        ) : (
          <Note tone="warn" className="mt-5" title={t("ask.whole_only")}>
            {t("ask.whole_only_text")}
          </Note>
        )}
      </Card>
      <ReviewRequest choice={choice} failure={failure} isOpen={!isSendable} />
    </>
  );
}

function Refusal({ failure: { error } }: { readonly failure: Failure }) {
  if (error === "auth.login_required") return <ErrorText code={error} />;
  return <ErrorNote code={error} className="mt-4" />;
}

/** The line and its day; then the lines cancelled with it. */
function Question({ choice: { scope, lines } }: Pick<CancelCardProps, "choice">) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const [first, ...others] = lines;
  const day = first ? monthDayText(first.usedOn, locale, "long") : "";
  const hanging = (kind: "caddy" | "callvan") => others.some((line) => line.kind === kind);
  function together() {
    if (scope === "order" || !(hanging("caddy") || hanging("callvan"))) return "ask.together";
    if (hanging("caddy") && hanging("callvan")) return "ask.together.both";
    return hanging("caddy") ? "ask.together.caddy" : "ask.together.callvan";
  }
  return (
    <>
      <h1 className="text-22">
        {scope === "line" && first ? t(`ask.line.${first.kind}`, { day }) : t("ask.order")}
      </h1>
      {others.length > 0 ? <p className="mt-1 text-ink-2">{t(together())}</p> : null}
    </>
  );
}
