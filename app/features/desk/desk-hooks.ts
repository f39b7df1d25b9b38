import { type RefObject, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

const RELOAD_MS = 60_000;

/** Reloads every minute while the tab is visible, and when it becomes visible again. */
export function useFresh(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const reload = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    const timer = setInterval(reload, RELOAD_MS);
    document.addEventListener("visibilitychange", reload);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", reload);
    };
  }, [revalidate]);
}

/** What appears at the top of a record is scrolled to: the action was far below. */
export function useIntoView(shown: string | boolean | undefined): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) box.current?.scrollIntoView({ block: "center" });
  }, [shown]);
  return box;
}

/** A colleague was faster: the page is read again, so that it says who has it now. */
export function useReloadOnRefusal(answer: { readonly ok: boolean } | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (answer?.ok === false) void revalidate();
  }, [answer, revalidate]);
}
