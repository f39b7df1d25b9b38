import { useEffect, useEffectEvent, useState } from "react";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import type { AskAnswer } from "./cart-message.ts";
import { refusalOf } from "./send-cart.ts";

export type Ask = (line: CartLine) => Promise<AskAnswer>;

/** Whoever still turns a wheel is not asked after at every notch. */
const PAUSE_MS = 200;

/** What a line would cost, asked anew whenever it changes; an answer to an older question counts for nothing. */
export function useAsked(ask: Ask, line: CartLine | undefined) {
  const question = line && JSON.stringify(line);
  const [told, setTold] = useState<{ readonly to: string; readonly answer: AskAnswer }>();
  const put = useEffectEvent(async (to: string, isOver: () => boolean) => {
    if (!line) return;
    const answer = await ask(line);
    if (!isOver()) setTold({ to, answer });
  });

  useEffect(() => {
    if (question === undefined) return;
    let isOver = false;
    const timer = setTimeout(() => void put(question, () => isOver), PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [question]);

  const answer = told && told.to === question ? told.answer : undefined;
  return {
    asked: answer?.ok ? answer.asked : undefined,
    refusal: answer && refusalOf(answer),
    busy: question !== undefined && answer === undefined,
  };
}
