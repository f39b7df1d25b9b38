import { useEffect } from "react";
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
