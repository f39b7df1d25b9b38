import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/** To where one came from; without scripts, or where this page was the first, the link itself is followed. */
export function useGoBack() {
  const navigate = useNavigate();
  return (event: MouseEvent): void => {
    // The router counts the pages that it has shown in this document.
    const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number };
    if (idx === 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
}
