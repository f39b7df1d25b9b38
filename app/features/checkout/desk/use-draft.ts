import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { WantedPrice } from "#app/domain/checkout/phone/price-override.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import type { PhoneQuote } from "#app/features/checkout/phone-order/phone-quote.server.ts";

type Price = { readonly amount: string; readonly reason: string };
type Prices = Readonly<Record<string, Price>>;

/** So that a price is quoted when it is typed, and not at every digit. */
const PAUSE_MS = 400;

/** The order while the customer is on the telephone: its lines and prices, quoted again after every change. */
export function useDraft(begun: readonly CartLine[]) {
  const [lines, setLines] = useState(begun);
  const [prices, setPrices] = useState<Prices>({});
  const { submit, data, state } = useFetcher<{ readonly quote?: PhoneQuote }>();
  const sent = { lines: JSON.stringify(lines), prices: JSON.stringify(wantedPrices(prices)) };
  const body = JSON.stringify(sent);
  useEffect(() => {
    const fields = JSON.parse(body) as typeof sent;
    if (fields.lines === "[]") return;
    const timer = setTimeout(
      () => void submit({ intent: "quote", ...fields }, { method: "post" }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [submit, body]);
  return {
    lines,
    prices,
    /** What the form sends. */
    sent,
    quote: lines.length > 0 ? data?.quote : undefined,
    isQuoting: state !== "idle",
    add: (line: CartLine) =>
      setLines((before) => [...before.filter((each) => lineKey(each) !== lineKey(line)), line]),
    remove: (key: string) => setLines((before) => before.filter((line) => lineKey(line) !== key)),
    setPrice: (key: string, change: Partial<Price>) =>
      setPrices((before) => {
        const price = before[key] ?? { amount: "", reason: "" };
        return { ...before, [key]: { ...price, ...change } };
      }),
  };
}

export type Draft = ReturnType<typeof useDraft>;

/** A price that is not filled in is the shop's. */
function wantedPrices(prices: Prices): WantedPrice[] {
  return Object.entries(prices)
    .filter(([, { amount }]) => amount.trim() !== "")
    .map(([key, { amount, reason }]) => {
      const digits = amount.replace(/[,\s₩]/g, "");
      return { key, amount: /^-?\d+$/.test(digits) ? Number(digits) : -1, reason };
    });
}
