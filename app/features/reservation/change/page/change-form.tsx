import { CircleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatWon } from "#app/domain/common/money.ts";
import type { CheckoutRefusal } from "#app/features/order/payment/checkout-reply.ts";
import { PaymentMethod } from "#app/features/order/payment/payment-method.tsx";
import { useCardWindow } from "#app/features/order/payment/use-card-window.ts";
import { type CardWindowProblem, usePay } from "#app/features/order/payment/use-pay.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorWords } from "#app/ui/error-words.tsx";
import { errorClass } from "#app/ui/form/field-class.ts";
import type { OpenChangePage } from "./change-page-queries.server.ts";
import type { ShownPlan } from "./shown-plan.server.ts";

/** The fields of this form stand all over the page. */
export const CHANGE_FORM = "change";

/** From the button to the card window, or to the reservation where nothing is paid. */
export function useChange(page: OpenChangePage, refused: CheckoutRefusal | undefined) {
  const { plan, script, memberId } = page;
  const total = plan?.pay ?? (0 as ShownPlan["pay"]);
  const card = useCardWindow({ script, customerKey: memberId, total });
  const sums = { need: total > 0 ? "card" : "nothing", pointsError: undefined } as const;
  const asked = usePay({ sums, errors: NO_ERRORS, card, refused });
  const wish = JSON.stringify(page.wish);
  const [sentWish, setSentWish] = useState<string>();
  // An answer about another wish says nothing about this one.
  const isAboutThis = sentWish === undefined || sentWish === wish;
  const refusal = isAboutThis ? asked.refusal : undefined;
  return {
    pay: (event: FormEvent<HTMLFormElement>) => {
      setSentWish(wish);
      return asked.pay(event);
    },
    problem: isAboutThis ? asked.problem : undefined,
    refusal,
    busy: asked.busy,
    fields: refusal?.fields ?? ({} as FieldErrors),
  };
}

const NO_ERRORS = {
  check: async () => ({ ok: true }) as const,
  show: () => {},
};

type ChangeFormProps = {
  readonly page: OpenChangePage;
  readonly plan: ShownPlan;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

export function ChangeForm({ page, plan, onSubmit }: ChangeFormProps) {
  const { kind: _, ...wish } = page.wish;
  const { pay, refund, seen } = plan.expected;
  const stay = page.stay?.answer;
  return (
    <form id={CHANGE_FORM} method="post" onSubmit={onSubmit}>
      {Object.entries({ ...wish, pay, refund, seen, ...(stay && { stay }) }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      {plan.pay > 0 ? (
        <div className="mt-4">
          <PaymentMethod script={page.script} />
        </div>
      ) : null}
    </form>
  );
}

type ChangeButtonProps = { readonly plan: ShownPlan | null; readonly busy: boolean };

/** Names the result and the sum. */
export function ChangeButton({ plan, busy }: ChangeButtonProps) {
  const { t } = useTranslation("change");
  const locale = useLocale();
  function label(): string {
    if (!plan || plan.refusal) return t("do.change");
    if (plan.pay > 0) return t("do.pay", { amount: formatWon(plan.pay, locale) });
    const { refund } = plan.expected;
    return refund > 0 ? t("do.back", { amount: formatWon(refund, locale) }) : t("do.change");
  }
  return (
    <Button
      type="submit"
      form={CHANGE_FORM}
      size="lg"
      block
      busy={busy}
      disabled={!plan || plan.refusal !== null}
    >
      {label()}
    </Button>
  );
}

type TroubleProps = {
  readonly problem: CardWindowProblem | undefined;
  readonly refusal: CheckoutRefusal | undefined;
};

/** Why it was not done; what is booked stays as it was. */
export function ChangeTrouble({ problem, refusal }: TroubleProps) {
  const { t } = useTranslation(["change", "payment"]);
  const locale = useLocale();
  if (!problem && !refusal) return null;
  function text() {
    if (problem) return t(`payment:trouble.${problem}`);
    const now = refusal?.total;
    if (now !== undefined) return t("trouble.price", { amount: formatWon(now, locale) });
    return refusal ? <ErrorWords code={refusal.error} /> : null;
  }
  return (
    <p className={errorClass} role="alert">
      <CircleAlert aria-hidden="true" />
      <span>
        {text()} {t("trouble.untouched")}
      </span>
    </p>
  );
}
