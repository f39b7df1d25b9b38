import { useEffect, useEffectEvent } from "react";

/** Calls back once for each answer to what was sent, however often the page is drawn with it. */
export function useAnswer<Answer extends object>(
  answer: Answer | undefined,
  onAnswer: (answer: Answer) => void,
): void {
  const answered = useEffectEvent(onAnswer);
  useEffect(() => {
    if (answer) answered(answer);
  }, [answer]);
}
