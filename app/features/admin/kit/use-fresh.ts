import { useEffect } from "react";
import { useRevalidator } from "react-router";

const EVERY_MS = 60_000;

/** Reloads every minute while the tab is visible, and when it becomes visible again. */
export function useFresh(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [revalidate]);
}
