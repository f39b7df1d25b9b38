export { isClosedByBuyer } from "#app/integrations/payment/toss-window.ts";

/** The part of the provider's browser SDK that we use. */
export type CardOrder = {
  readonly orderId: string;
  readonly orderName: string;
  readonly successUrl: string;
  readonly failUrl: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerMobilePhone: string;
};
type Amount = { readonly currency: "KRW"; readonly value: number };
type Asked = CardOrder & {
  readonly method: "CARD";
  readonly amount: Amount;
  readonly card?: { readonly language: "EN" };
};
export type Widgets = {
  setAmount(amount: Amount): Promise<void>;
  renderPaymentMethods(place: { selector: string; variantKey: string }): Promise<unknown>;
  renderAgreement(place: { selector: string; variantKey: string }): Promise<unknown>;
  requestPayment(order: CardOrder): Promise<unknown>;
};
export type CardProvider = (clientKey: string) => {
  payment(buyer: { customerKey: string }): { requestPayment(order: Asked): Promise<unknown> };
  widgets(buyer: { customerKey: string }): Widgets;
};

declare global {
  interface Window {
    TossPayments?: CardProvider;
  }
}

let loading: Promise<CardProvider> | undefined;

/**
 * The provider's script, once for the whole app. Whoever has something in the cart has it on every page, so that it
 * is there when it is needed; others do without: it is heavier than the home page may be, and would tell a third
 * party about every visit.
 * What failed is forgotten, so that the next call tries again.
 */
export function cardScript(src: string): Promise<CardProvider> {
  if (window.TossPayments) return Promise.resolve(window.TossPayments);
  loading ??= insert(src).catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}

/** Ahead of the moment when it is needed. That it did not come is only logged: the button asks again. */
export function preloadCardScript(src: string): void {
  cardScript(src).catch((cause: unknown) => {
    console.warn("the script of the card provider could not be loaded", cause);
  });
}

function insert(src: string): Promise<CardProvider> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.onload = () => {
      if (window.TossPayments) resolve(window.TossPayments);
      else reject(new Error(`${src} brought nothing`));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} did not come`));
    };
    document.head.append(script);
  });
}
