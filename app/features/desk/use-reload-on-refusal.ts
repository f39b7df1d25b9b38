import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** A colleague was faster: the page is read again, so that it says who has it now. */
export function useReloadOnRefusal(answer: { readonly ok: boolean } | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (answer?.ok === false) void revalidate();
  }, [answer, revalidate]);
}
