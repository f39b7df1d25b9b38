import { useEffect, useEffectEvent, useState } from "react";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { LineQuoteAnswer } from "./cart-message.ts";
import { refusalOf } from "./send-cart.ts";

export type QuoteLine = (line: CartLine) => Promise<LineQuoteAnswer>;

/** Waits until the input rests, so that not every step of a stepper is a request. */
const PAUSE_MS = 200;

/** The price of a line, requested again whenever it changes; answers to older requests are ignored. */
export function useLineQuote(quoteLine: QuoteLine, line: CartLine | undefined) {
  const request = line && JSON.stringify(line);
  const [latest, setLatest] = useState<{
    readonly request: string;
    readonly answer: LineQuoteAnswer;
  }>();
  const send = useEffectEvent(async (sent: string, isOver: () => boolean) => {
    if (!line) return;
    const answer = await quoteLine(line);
    if (!isOver()) setLatest({ request: sent, answer });
  });

  useEffect(() => {
    if (request === undefined) return;
    let isOver = false;
    const timer = setTimeout(() => void send(request, () => isOver), PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [request]);

  const answer = latest && latest.request === request ? latest.answer : undefined;
  return {
    quoted: answer?.ok ? answer.quote : undefined,
    refusal: answer && refusalOf(answer),
    busy: request !== undefined && answer === undefined,
  };
}
