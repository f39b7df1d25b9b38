import { CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import type { AttemptStatus } from "#app/domain/order/payment/attempt-status.ts";
import type { FailureReason } from "#app/domain/order/payment/payment-result.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PaymentFacts, ResultCard } from "./result-card.tsx";

export type Failed = {
  readonly reason: FailureReason | "replaced";
  /** A sentence of the catalogue, where there is one for the code. */
  readonly error: ErrorCode | undefined;
  readonly code: string | undefined;
  readonly number: string | undefined;
  readonly name?: string | undefined;
  readonly total?: Won | undefined;
  /** What the order was made of, to try again. */
  readonly keys?: readonly string[] | undefined;
  /** The line that was to be changed: the way back leads to it, and not to the cart. */
  readonly changed?: string | undefined;
  /** The order of the same buyer that has its places now. */
  readonly newer?: NewerOrder | undefined;
};

type NewerOrder = {
  readonly id: string;
  readonly status: AttemptStatus;
  readonly keys: readonly string[];
};

type FailViewProps = {
  readonly failed: Failed;
  /** Shown first: the way back for customers who did not come from the cart. */
  readonly action?: ReactNode;
};

/** Why nothing was paid, and the way to try again. */
export function FailView({ failed, action }: FailViewProps) {
  const { t } = useTranslation("payment");
  const { t: words } = useTranslation("errors");
  const locale = useLocale();
  const { reason, error, code, number, name, total, keys = [], newer, changed } = failed;
  const sentence = error ? words(error) : t(`fail.${reason}`);
  return (
    <ResultCard
      icon={CircleX}
      tone="bad"
      title={t("fail.title")}
      text={
        <>
          <p>{sentence}</p>
          <p>{t(changed ? "fail.not_changed" : "fail.not_booked")}</p>
        </>
      }
      actions={
        <>
          {action}
          {newer ? <ButtonLink to={newerPath(newer)}>{t("fail.newer")}</ButtonLink> : null}
          {keys.length > 0 ? (
            <ButtonLink to={checkoutPath(keys)}>{t("fail.retry")}</ButtonLink>
          ) : null}
          {changed ? (
            <ButtonLink to={`/reservation/${changed}/change`}>{t("fail.change")}</ButtonLink>
          ) : (
            <ButtonLink
              to="/shopping_cart"
              variant={newer || keys.length > 0 ? "secondary" : "primary"}
            >
              {t("fail.cart")}
            </ButtonLink>
          )}
          <ButtonLink to={askPath()} variant="ghost">
            {t("fail.ask")}
          </ButtonLink>
        </>
      }
    >
      <PaymentFacts
        facts={[
          { label: t("fact.name"), value: name },
          { label: t("fact.order"), value: number },
          {
            label: t("fact.amount"),
            value: total === undefined ? undefined : formatWon(total, locale),
          },
          { label: t("fact.code"), value: code },
          { label: t("fact.message"), value: code === undefined ? undefined : sentence },
        ]}
      />
    </ResultCard>
  );
}

function checkoutPath(keys: readonly string[]): string {
  return `/payment?${new URLSearchParams(keys.map((key) => ["line", key]))}`;
}

/** The page to pay on, or the page of the paid order. */
function newerPath({ id, status, keys }: NewerOrder): string {
  if (status === "READY") return checkoutPath(keys);
  return status === "PAID" ? `/payment/complete/${id}` : "/reservation";
}
