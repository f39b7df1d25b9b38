import { CircleX } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/errors.ts";
import { formatWon, type Won } from "#app/domain/money.ts";
import type { FailureReason } from "#app/domain/payment/payment-result.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PaymentFacts } from "./payment-facts.tsx";
import { ResultCard } from "./result-card.tsx";

export type Failed = {
  readonly reason: FailureReason;
  /** A sentence of the catalogue, where there is one for the code. */
  readonly error: ErrorCode | undefined;
  readonly code: string | undefined;
  readonly number: string | undefined;
  readonly name?: string | undefined;
  readonly total?: Won | undefined;
  /** What the order was made of, to try again. */
  readonly keys?: readonly string[] | undefined;
};

/** Why nothing was paid, and the way to try again. */
export function FailView({ failed }: { readonly failed: Failed }) {
  const { t } = useTranslation("payment");
  const { t: words } = useTranslation("errors");
  const locale = useLocale();
  const { reason, error, code, number, name, total, keys = [] } = failed;
  const sentence = error ? words(error) : t(`fail.${reason}`);
  const again = new URLSearchParams(keys.map((key) => ["line", key]));
  return (
    <ResultCard
      icon={CircleX}
      tone="bad"
      title={t("fail.title")}
      text={
        <>
          <p>{sentence}</p>
          <p>{t("fail.not_booked")}</p>
        </>
      }
      actions={
        <>
          {keys.length > 0 ? (
            <ButtonLink to={`/payment?${again}`}>{t("fail.retry")}</ButtonLink>
          ) : null}
          <ButtonLink to="/shopping_cart" variant={keys.length > 0 ? "secondary" : "primary"}>
            {t("fail.cart")}
          </ButtonLink>
          <ButtonLink to="/qna" variant="ghost">
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
