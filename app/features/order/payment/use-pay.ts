import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { OTHER_TIME } from "#app/domain/order/nearest-times.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";
import { useAnswer } from "#app/ui/hooks/use-answer.ts";
import type { CheckoutRefusal, CheckoutReply } from "./checkout-reply.ts";
import type { CheckoutSums } from "./checkout-sums.ts";
import type { useCardWindow } from "./use-card-window.ts";

/** Why the card window did not lead to a payment: no script, closed by the buyer, or failed. */
export type CardWindowProblem = "script" | "closed" | "failed";

type Paying = {
  readonly sums: Pick<CheckoutSums, "need" | "pointsError">;
  readonly errors: {
    readonly check: () => Promise<
      { readonly ok: true } | { readonly ok: false; readonly fields: FieldErrors }
    >;
    readonly show: (fields: FieldErrors) => void;
  };
  readonly card: ReturnType<typeof useCardWindow>;
  /** The answer to a form that was sent without scripts. */
  readonly refused?: CheckoutRefusal | undefined;
};

/** From the button to the card window: checks the form, loads the card script, places the order, opens the window. */
export function usePay({ sums, errors, card, refused }: Paying) {
  const fetcher = useFetcher<CheckoutReply>();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<CardWindowProblem>();
  const [isWorking, setWorking] = useState(false);
  const reply = fetcher.data;

  async function pay(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isWorking || fetcher.state !== "idle") return;
    const moving = movingButton(event);
    if (moving) return fetcher.submit(moving, { method: "post" });
    setProblem(undefined);
    setWorking(true);
    const read = await errors.check();
    const wrong = { ...(read.ok ? {} : read.fields), ...pointsField(sums) };
    if (Object.keys(wrong).length > 0) {
      setWorking(false);
      return errors.show(wrong);
    }
    try {
      // The script is loaded first: no places are held for a buyer who could not pay.
      if (sums.need === "card") await card.ready();
    } catch {
      setWorking(false);
      return setProblem("script");
    }
    await fetcher.submit(form, { method: "post" });
  }

  useAnswer(reply, (answer) => {
    if (answer.ok && answer.order) {
      const { total, ...order } = answer.order;
      card.open(order, total).catch((cause: unknown) => {
        setWorking(false);
        setProblem(card.isClosedByBuyer(cause) ? "closed" : "failed");
      });
      return;
    }
    setWorking(false);
    if (answer.ok) return;
    if (Object.keys(answer.fields).length > 0) errors.show(answer.fields);
    // The figures on the page are older than the answer.
    if (answer.total !== undefined || answer.line || answer.issues) void revalidate();
  });
  useRestoredPage(() => {
    setWorking(false);
    void revalidate();
  });
  const refusal = isWorking ? undefined : refusalIn(reply ?? refused);
  return { pay, problem, refusal, busy: isWorking || fetcher.state !== "idle" };
}

function pointsField({ pointsError: points }: Paying["sums"]): FieldErrors {
  return points ? { points } : {};
}

/** Nothing is paid for by a button that moves a round: the form need not be complete. */
function movingButton({ nativeEvent }: FormEvent): HTMLButtonElement | undefined {
  const { submitter } = nativeEvent as SubmitEvent;
  const isMoving = submitter instanceof HTMLButtonElement && submitter.name === OTHER_TIME;
  return isMoving ? submitter : undefined;
}

function refusalIn(reply: CheckoutReply | undefined): CheckoutRefusal | undefined {
  return reply?.ok === false ? reply : undefined;
}

/** The back button may restore the page from the browser's cache as it was left: busy. */
function useRestoredPage(onRestore: () => void): void {
  const restore = useEffectEvent(onRestore);
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) restore();
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, []);
}
