import { isSilent, type PaymentGateway } from "./gateway.ts";

const OPENS_AFTER = 5;
const STAYS_OPEN_MS = 20_000;

/**
 * Counts calls in a row that got no answer. While it is open no new buyer is led to pay; running payments are still
 * asked for, and the first answer closes it again.
 */
export function withCircuit(gateway: PaymentGateway, now: () => number = Date.now): PaymentGateway {
  let silent = 0;
  let downSince = 0;

  function watch<Result extends { readonly outcome: string }>(result: Result): Result {
    const isLost = isSilent(result);
    silent = isLost ? silent + 1 : 0;
    if (isLost) downSince = now();
    return result;
  }

  return {
    confirm: async (order) => watch(await gateway.confirm(order)),
    find: async (by) => watch(await gateway.find(by)),
    cancel: async (order) => watch(await gateway.cancel(order)),
    // A list may take a minute: that it is slow says nothing about payments.
    transactions: (query, end) => gateway.transactions(query, end),
    isDown: () => silent >= OPENS_AFTER && now() - downSince < STAYS_OPEN_MS,
  };
}
