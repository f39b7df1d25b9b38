import type { TossPaymentsWidgets } from "@tosspayments/tosspayments-sdk";
import { useEffect, useRef } from "react";
import { LANGUAGES } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import { isClosedByBuyer } from "#app/integrations/payment/toss-window.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { type CardOrder, cardScript } from "./card-script.ts";

/** What a browser may know of the provider. */
export type CardKey = {
  readonly clientKey: string;
  readonly family: "individual" | "widget";
  readonly src: string;
};

type Buyer = {
  readonly script: CardKey | undefined;
  /** Says nothing about the member, and stays the same: the provider remembers cards by it. */
  readonly customerKey: string;
  readonly total: Won;
};

/** The element that the widgets are drawn in, for keys of their kind. */
export const METHODS_ID = "card-methods";
export const AGREEMENT_ID = "card-agreement";

/** The provider's window: a card is chosen there, and the buyer returns to an address of ours. */
export function useCardWindow({ script, customerKey, total }: Buyer) {
  const { cardWindow } = LANGUAGES[useLocale()];
  const widgets = useRef<Promise<TossPaymentsWidgets>>(undefined);
  const isWidget = script?.family === "widget";

  useEffect(() => {
    if (!isWidget || !script) return;
    // A box that was taken away and put back is empty again.
    if (document.getElementById(METHODS_ID)?.childElementCount === 0) widgets.current = undefined;
    widgets.current ??= drawn(script, customerKey, total);
    widgets.current.then(
      (shown) => shown.setAmount({ currency: "KRW", value: total }),
      () => {
        widgets.current = undefined;
      },
    );
  }, [isWidget, script, customerKey, total]);

  return {
    /** Checked before places are held: whether the window can open at all. */
    ready: async () => {
      if (script) await cardScript(script.src);
    },
    isClosedByBuyer,
    open: async (order: CardOrder, value: Won) => {
      if (!script) throw new Error("nobody takes money here");
      if (isWidget) {
        widgets.current ??= drawn(script, customerKey, value);
        return (await widgets.current).requestPayment(order);
      }
      const provider = (await cardScript(script.src))(script.clientKey);
      return provider.payment({ customerKey }).requestPayment({
        ...order,
        method: "CARD",
        amount: { currency: "KRW", value },
        ...(cardWindow ? { card: { language: cardWindow } } : {}),
      });
    },
  };
}

async function drawn(
  script: CardKey,
  customerKey: string,
  value: Won,
): Promise<TossPaymentsWidgets> {
  const widgets = (await cardScript(script.src))(script.clientKey).widgets({ customerKey });
  await widgets.setAmount({ currency: "KRW", value });
  await Promise.all([
    widgets.renderPaymentMethods({ selector: `#${METHODS_ID}`, variantKey: "DEFAULT" }),
    widgets.renderAgreement({ selector: `#${AGREEMENT_ID}`, variantKey: "AGREEMENT" }),
  ]);
  return widgets;
}
