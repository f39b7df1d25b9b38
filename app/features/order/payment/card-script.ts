import type { TossPaymentsSDK } from "@tosspayments/tosspayments-sdk";

/** What the provider needs of an order, however it is paid. */
export type CardOrder = {
  readonly orderId: string;
  readonly orderName: string;
  readonly successUrl: string;
  readonly failUrl: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerMobilePhone: string;
};
type CardProvider = (clientKey: string) => TossPaymentsSDK;

declare global {
  interface Window {
    TossPayments?: CardProvider;
  }
}

let loading: Promise<CardProvider> | undefined;

/**
 * The provider's script, once for the whole app (spec §7), so that it is there when it is needed.
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
    script.fetchPriority = "low";
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
