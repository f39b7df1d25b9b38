import { LoaderCircle } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isPaymentPending } from "#app/domain/order/payment/attempt-status.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PaymentFacts, ResultCard } from "./result-card.tsx";

type CheckingPaymentProps = {
  readonly paymentOrderId: string;
  readonly name: string;
  readonly number: string;
  /** The answer is there: the page asks for itself again. */
  readonly onKnown: () => void;
};

/** Seconds between two looks; the last goes on. */
const WAITS = [1, 2, 3, 5, 8, 13, 20];
/** After so many looks it is said that it takes long. */
const LONG = 5;

/** Shown until it is known whether the card was charged. */
export function CheckingPayment({ paymentOrderId, name, number, onKnown }: CheckingPaymentProps) {
  const { t } = useTranslation("payment");
  const looks = useLooks(paymentOrderId, onKnown);
  return (
    <ResultCard
      icon={LoaderCircle}
      tone="unknown"
      title={t("checking.title")}
      text={
        <>
          <p>{t("checking.text")}</p>
          <p aria-live="polite">{looks >= LONG ? t("checking.long") : ""}</p>
        </>
      }
      actions={
        <ButtonLink to="/reservation" variant="secondary">
          {t("success.reservations")}
        </ButtonLink>
      }
    >
      <PaymentFacts
        facts={[
          { label: t("fact.name"), value: name },
          { label: t("fact.order"), value: number },
        ]}
      />
    </ResultCard>
  );
}

function useLooks(paymentOrderId: string, onKnown: () => void): number {
  const [looks, setLooks] = useState(0);
  const known = useEffectEvent(onKnown);
  useEffect(() => {
    const end = new AbortController();
    const wait = WAITS[Math.min(looks, WAITS.length - 1)] ?? 20;
    const timer = setTimeout(async () => {
      const isKnown = await look(paymentOrderId, end.signal).catch(() => false);
      if (end.signal.aborted) return;
      if (isKnown) known();
      setLooks(looks + 1);
    }, wait * 1000);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [looks, paymentOrderId]);
  return looks;
}

async function look(orderId: string, signal: AbortSignal): Promise<boolean> {
  const query = new URLSearchParams({ orderId });
  const response = await fetch(`/api/payment/status?${query}`, { signal });
  if (!response.ok) return false;
  const { status } = await response.json();
  return !isPaymentPending(status);
}
