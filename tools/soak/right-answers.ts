import messages from "#app/locales/ko/order/payment.json" with { type: "json" };

export type Answer = { readonly status: number; readonly text: string; readonly to: string | null };

/** Whether an answer is the one that this turn of this person can explain. */
export type Judge = (answer: Answer) => boolean;

export const isFine: Judge = ({ status }) => status === 200;

/** The first press of an order names an outdated price: it is refused for that, and told the total. */
export const isNewTotal: Judge = ({ status, text }) =>
  status === 409 && text.includes('"order.price_changed"') && totalIn(text) !== undefined;

/** There are more cars than buyers, and the total has just been named: nothing is left to refuse. */
export const isPlaced: Judge = ({ status, text }) =>
  status === 200 && orderIdIn(text) !== undefined;

export function totalIn(text: string): string | undefined {
  return /"total",(\d+)/.exec(text)?.[1];
}

export function orderIdIn(text: string): string | undefined {
  return /"orderId","(PT-[\w-]+)"/.exec(text)?.[1];
}

/** The receipt that a buyer is sent to once the order is paid. */
export function receiptIn({ status, to }: Answer): string | undefined {
  return status === 302 ? /\/payment\/complete\/([\w-]+)/.exec(to ?? "")?.[1] : undefined;
}

/** Whether the card was charged is still unknown. */
export const isChecking: Judge = ({ status, text }) =>
  status === 200 && text.includes(`>${messages["checking.title"]}<`);

/**
 * All but one of so many returns of one payment may find it in progress, and none is refused: it is the same payment.
 */
export function paidByOneOf(returns: number): Judge {
  let waiting = 0;
  return (answer) => {
    if (receiptIn(answer)) return true;
    waiting += 1;
    return isChecking(answer) && waiting < returns;
  };
}

export function lineIn(text: string): string | undefined {
  return /\/reservation\/([0-9a-f-]{36})/.exec(text)?.[1];
}

export const isReceipt: Judge = ({ status, text }) => status === 200 && lineIn(text) !== undefined;

/** All rides are weeks ahead, so that the policy allows every cancel, and the money is refunded immediately. */
export const isCancelled: Judge = ({ status, to }) =>
  status === 302 && (to ?? "").endsWith("?asked=done");

/** The cancel is recorded, and its money has to wait for the provider. */
export const isRefundWaiting: Judge = ({ status, to }) =>
  status === 302 && (to ?? "").endsWith("?asked=waiting");

/** The first try, whose answer was lost, may have been heard. */
export const isCancelledBefore: Judge = (answer) =>
  isCancelled(answer) ||
  (answer.status === 409 && answer.text.includes("reservation.step_refused"));
