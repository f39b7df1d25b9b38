import { type RefObject, useEffect, useRef } from "react";

/** What appears at the top of a record is scrolled to: the action was far below. */
export function useIntoView(shown: string | boolean | undefined): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) box.current?.scrollIntoView({ block: "center" });
  }, [shown]);
  return box;
}
