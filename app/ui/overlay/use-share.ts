import { useToast } from "./toast.tsx";

export type ShareWords = {
  readonly share: string;
  readonly copied: string;
  /** Said where the address cannot be copied. */
  readonly byHand: string;
};

/** The phone's own way to share; elsewhere the address is copied. */
export function useShare(
  title: string,
  words: ShareWords,
  /** What was chosen is part of it: as the address says it, or as given. */
  withSearch: boolean | string = false,
): () => Promise<void> {
  const { show } = useToast();
  return async () => {
    const { origin, pathname, search } = window.location;
    const chosen = withSearch === true ? search : withSearch || "";
    const url = `${origin}${pathname}${chosen}`;
    if (typeof navigator.share === "function") {
      // Closing the share sheet cancels sharing.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      show({ text: words.copied });
    } catch {
      show({ text: words.byHand, tone: "error" });
    }
  };
}
