import { useEffect, useEffectEvent } from "react";

/** Calls back once for each answer to a sent form, however often the page is rendered with it. */
export function useAnswer<Answer extends object>(
  answer: Answer | undefined,
  onAnswer: (answer: Answer) => void,
): void {
  const answered = useEffectEvent(onAnswer);
  useEffect(() => {
    if (answer) answered(answer);
  }, [answer]);
}
