import { useEffect } from "react";
import { useRevalidator } from "react-router";

const EVERY_MS = 60_000;

/** Asks again every minute while the tab is in sight, and when one comes back to it. */
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
