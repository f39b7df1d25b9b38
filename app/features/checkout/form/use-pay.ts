import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { isClosedByBuyer } from "#app/features/payment/card-script.ts";
import type { CheckoutReply } from "./checkout-reply.ts";
import type { CheckoutSums } from "./checkout-sums.ts";
import type { useCardWindow } from "./use-card-window.ts";
import type { FormErrors } from "./use-field-errors.ts";

/** What stands between the button and the card: its script did not come, its window was shut, or it failed. */
export type CardWindowProblem = "script" | "closed" | "failed";

type Paying = {
  readonly sums: CheckoutSums;
  readonly errors: FormErrors;
  readonly card: ReturnType<typeof useCardWindow>;
};

/** From the button to the card window: check, be sure of the window, keep the places, open it. */
export function usePay({ sums, errors, card }: Paying) {
  const fetcher = useFetcher<CheckoutReply>();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<CardWindowProblem>();
  const [isWorking, setWorking] = useState(false);
  const reply = fetcher.data;

  async function pay(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isWorking || fetcher.state !== "idle") return;
    setProblem(undefined);
    setWorking(true);
    const read = await errors.check();
    const fields = read.ok ? {} : read.fields;
    const wrong = sums.pointsMistake ? { ...fields, points: sums.pointsMistake } : fields;
    if (Object.keys(wrong).length > 0) {
      setWorking(false);
      return errors.show(wrong);
    }
    try {
      // No place is kept for somebody who could not pay for it.
      if (sums.need === "card") await card.ready();
    } catch {
      setWorking(false);
      return setProblem("script");
    }
    await fetcher.submit(form, { method: "post" });
  }

  const handled = useRef(reply);
  const handleReply = useEffectEvent((answer: CheckoutReply) => {
    if (answer.ok && answer.order) {
      const { total, ...order } = answer.order;
      card.open(order, total).catch((cause: unknown) => {
        setWorking(false);
        setProblem(isClosedByBuyer(cause) ? "closed" : "failed");
      });
      return;
    }
    setWorking(false);
    if (answer.ok) return;
    if (Object.keys(answer.fields).length > 0) errors.show(answer.fields);
    // The figures on the page are older than the answer.
    if (answer.total !== undefined || answer.line || answer.issues) void revalidate();
  });
  useEffect(() => {
    if (!reply || reply === handled.current) return;
    handled.current = reply;
    handleReply(reply);
  }, [reply]);

  // The back button may bring the page back as it was left: at work.
  const restoreFromHistory = useEffectEvent(() => {
    setWorking(false);
    void revalidate();
  });
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) restoreFromHistory();
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, []);

  const refusal = reply && !reply.ok && !isWorking ? reply : undefined;
  return { pay, problem, refusal, busy: isWorking || fetcher.state !== "idle" };
}
