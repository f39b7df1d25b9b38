import { CircleAlert, LockKeyhole } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import type { CheckoutRefusal } from "#app/features/order/payment/checkout-reply.ts";
import type { CardWindowProblem } from "#app/features/order/payment/use-pay.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorWords } from "#app/ui/error-words.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { errorClass } from "#app/ui/form/field-class.ts";

/** More do not fit next to the button. */
const MOST_NAMED = 3;

type PayButtonProps = {
  readonly total: Won;
  readonly busy: boolean;
  readonly isBlocked: boolean;
  readonly missing: FieldErrors;
  readonly problem: CardWindowProblem | undefined;
  readonly refusal: CheckoutRefusal | undefined;
  /** Name of the line that was sold to someone else meanwhile. */
  readonly soldOut: string | undefined;
};

/** The pay button with the total, and a message about what blocks the payment. */
export function PayButton(props: PayButtonProps) {
  const { total, busy, isBlocked, refusal } = props;
  const { t } = useTranslation("payment");
  const amount = formatWon(total, useLocale());
  const problem = useProblem(props);
  const isLoggedOut = refusal?.error === LOGGED_OUT;
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      <Button type="submit" size="lg" block busy={busy} disabled={isBlocked}>
        {busy ? null : <LockKeyhole aria-hidden="true" />}
        {total === 0 ? t("pay.free") : t("pay.button", { amount })}
      </Button>
      {isLoggedOut ? (
        <div className="max-md:order-first">
          <ErrorText code={LOGGED_OUT} />
        </div>
      ) : null}
      {problem && !isLoggedOut ? (
        <p className={`${errorClass} justify-center max-md:order-first`} role="alert">
          <CircleAlert aria-hidden="true" />
          <span>{problem}</span>
        </p>
      ) : null}
    </div>
  );
}

/** One message at a time, the most urgent first. */
function useProblem({ isBlocked, missing, problem, refusal, soldOut }: PayButtonProps) {
  const { t } = useTranslation("payment");
  const locale = useLocale();
  const groups = new Set(Object.keys(missing).map(groupOf));
  if (groups.size > 0) {
    const left = GROUPS.filter((each) => groups.has(each)).map((each) => t(`missing.${each}`));
    const { named, more } = shortList(left);
    const list = named.join(", ");
    return t("missing.text", { list: more > 0 ? t("missing.more", { list, count: more }) : list });
  }
  if (problem) return t(`trouble.${problem}`);
  if (refusal) {
    const { total, error: code } = refusal;
    if (total !== undefined) return t("trouble.price", { amount: formatWon(total, locale) });
    if (soldOut) return t("trouble.sold_out", { title: soldOut });
    return code === TOO_YOUNG ? t("trouble.too_young") : <ErrorWords code={code} />;
  }
  return isBlocked ? t("trouble.blocked") : undefined;
}

const TOO_YOUNG: ErrorCode = "auth.too_young";
const LOGGED_OUT: ErrorCode = "auth.login_required";

/** In the order of the form. */
const GROUPS = [
  "lastName",
  "firstName",
  "email",
  "phone",
  "people",
  "coupon",
  "points",
  "agreePersonal",
  "agreePayment",
  "agreeAge",
  "form",
] as const;

function groupOf(field: string): (typeof GROUPS)[number] {
  const own = GROUPS.find((each) => each === field);
  return own ?? (/^(person|who)\./.test(field) ? "people" : "form");
}

/** A list that one reads at a glance: all of a few, the first of many and how many more. */
export function shortList(words: readonly string[]) {
  const named = words.length <= MOST_NAMED + 1 ? words : words.slice(0, MOST_NAMED);
  return { named, more: words.length - named.length };
}
