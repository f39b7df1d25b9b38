import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { monthDayText } from "#app/domain/common/date/plain-date-text.ts";
import { formatWon } from "#app/domain/common/money.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import { CANCEL_REASONS } from "#app/domain/reservation/refund/cancel-reasons.ts";
import type { CancelChoice } from "#app/features/reservation/refund/cancel-choice.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-words.tsx";
import { ErrorText, SelectField } from "#app/ui/form/field.tsx";
import { useGoBack } from "#app/ui/journey/use-go-back.ts";
import { linkClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import { PageDialog } from "#app/ui/overlay/page-dialog.tsx";
import { CancelSums } from "./cancel-sums.tsx";
import { ReviewRequest } from "./refund-review-request.tsx";
import { useUnclearText } from "./use-unclear-text.ts";

type CancelDialogProps = {
  /** The reservation beneath. */
  readonly under: string;
  readonly choice: CancelChoice;
  readonly failure: Failure | undefined;
  /** What could be done instead: a van is changed with its round, and who plays alone cancels it all. */
  readonly may: { readonly change: boolean; readonly cancelOne: boolean };
};

/** The confirmation of a cancel: every line that is cancelled, the exact won, and when the fee rises. */
export function CancelDialog({ under, choice, failure, may }: CancelDialogProps) {
  const { t } = useTranslation("reservation");
  return (
    <PageDialog title={useQuestion(choice)} under={under}>
      <Together choice={choice} />
      {failure && !choice.unclear ? <Refusal failure={failure} /> : null}
      <CancelSums choice={choice} />
      {choice.isSendable ? (
        <CancelForm choice={choice} under={under} />
      ) : (
        <NotSendable choice={choice} />
      )}
      {may.change && isChangeable(choice) ? (
        <p className="mt-3 flex flex-wrap justify-center gap-x-5 text-14">
          <AppLink
            to={`${under}/change`}
            className={`${linkClass} inline-flex min-h-11 items-center`}
          >
            {t("ask.instead")}
          </AppLink>
          {may.cancelOne ? (
            <AppLink
              to={`${under}/cancel-one`}
              className={`${linkClass} inline-flex min-h-11 items-center`}
            >
              {t("ask.one")}
            </AppLink>
          ) : null}
        </p>
      ) : null}
      <ReviewRequest choice={choice} failure={failure} isOpen={!choice.isSendable} />
    </PageDialog>
  );
}

/** Staff look first what was refunded elsewhere, or refund a part of a card that takes back only the whole. */
function NotSendable({ choice: { unclear } }: Pick<CancelDialogProps, "choice">) {
  const { t } = useTranslation("reservation");
  const unclearText = useUnclearText();
  if (unclear) return <Note tone="warn" className="mt-5" title={unclearText(unclear)} />;
  return (
    <Note tone="warn" className="mt-5" title={t("ask.whole_only")}>
      {t("ask.whole_only_text")}
    </Note>
  );
}

/** A caddie comes with her round; entries are changed by staff. */
function isChangeable({ scope, lines: [first] }: CancelChoice): boolean {
  return scope === "line" && first !== undefined && CHANGEABLE.includes(first.kind);
}

const CHANGEABLE: readonly LineKind[] = ["golf", "hotel", "callvan"];

/** The line and its day. */
function useQuestion({ scope, lines }: CancelChoice): string {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const [first] = lines;
  if (scope === "order" || !first) return t("ask.order");
  return t(`ask.line.${first.kind}`, { day: monthDayText(first.usedOn, locale, "long") });
}

/** The lines cancelled with it. */
function Together({ choice: { scope, lines } }: Pick<CancelDialogProps, "choice">) {
  const { t } = useTranslation("reservation");
  const [, ...others] = lines;
  if (others.length === 0) return null;
  const hanging = (kind: "caddy" | "callvan") => others.some((line) => line.kind === kind);
  function together() {
    if (scope === "order" || !(hanging("caddy") || hanging("callvan"))) return "ask.together";
    if (hanging("caddy") && hanging("callvan")) return "ask.together.both";
    return hanging("caddy") ? "ask.together.caddy" : "ask.together.callvan";
  }
  return <p className="mt-1 text-ink-2">{t(together())}</p>;
}

function CancelForm({ choice, under }: Pick<CancelDialogProps, "choice" | "under">) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const isSending = useNavigation().state === "submitting";
  const goBack = useGoBack();
  return (
    <Form method="post" replace className="mt-4 grid gap-5">
      <input type="hidden" name="scope" value={choice.scope} />
      <input type="hidden" name="mode" value="policy" />
      <input type="hidden" name="expectedRefund" value={choice.refund} />
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
      <div className="grid gap-2 md:grid-cols-2">
        <ButtonLink
          to={under}
          replace
          preventScrollReset
          onClick={goBack}
          variant="secondary"
          size="lg"
          className="max-md:order-last"
        >
          {t("ask.keep")}
        </ButtonLink>
        <Button type="submit" variant="danger" size="lg" busy={isSending} className="px-3!">
          {t("ask.do", { amount: formatWon(choice.refund, locale) })}
        </Button>
      </div>
    </Form>
  );
}

function Refusal({ failure: { error } }: { readonly failure: Failure }) {
  if (error === "auth.login_required") return <ErrorText code={error} />;
  return <ErrorNote code={error} className="mt-4" />;
}
