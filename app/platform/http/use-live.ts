import { startTransition, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { cleanSearch, type Readers } from "#app/domain/common/query-readers.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { type LiveSource, type LiveView, liveSource, UNANSWERED } from "./live-source.ts";

export type Live<Data> = LiveView<Data> & {
  readonly retry: () => void;
  /** Asks ahead for the same page with this in its address. */
  readonly prepare: (search: string) => void;
};

/**
 * What changes by the minute, for the choice that is in the address. The page itself is the same for everybody:
 * the first view has nothing, on the server and in the browser alike.
 */
export function useLive<Data>(path: string, readers: Readers): Live<Data> {
  const locale = useLocale();
  const { search } = useLocation();
  // One source per product, so that no prices of the one before are shown.
  const source = useMemo(() => liveSource<Data>(inJson(path), Date.now), [path]);
  const view = useView(source);

  function addressOf(text: string): string {
    const query = cleanSearch(readers, new URLSearchParams(text));
    query.set("lang", locale);
    query.sort();
    return `?${query}`;
  }
  const address = addressOf(search);

  useEffect(() => source.want(address), [source, address]);
  useEffect(() => source.stop, [source]);

  useEffect(() => {
    const end = new AbortController();
    const cameBack = () => {
      if (document.visibilityState === "visible") source.refresh();
    };
    document.addEventListener("visibilitychange", cameBack, { signal: end.signal });
    // A page restored from the back/forward cache may be outdated.
    window.addEventListener("pageshow", ({ persisted }) => persisted && source.refresh(), {
      signal: end.signal,
    });
    return () => end.abort();
  }, [source]);

  // Between a choice and its question, what is on show is already the answer to another one.
  const isAnother = view.answers !== address && !view.failed;
  return {
    ...view,
    busy: view.busy || isAnother,
    retry: source.retry,
    prepare: (text) => source.prepare(addressOf(text)),
  };
}

/** Rendered as a transition, so that scrolling and typing are not blocked. */
function useView<Data>(source: LiveSource<Data>): LiveView<Data> {
  const [seen, setSeen] = useState<{ source: LiveSource<Data>; view: LiveView<Data> }>();
  useEffect(() => {
    const update = () => {
      const view = source.view();
      // It is on show already: the whole page would be drawn again for nothing.
      if (view !== UNANSWERED) startTransition(() => setSeen({ source, view }));
    };
    update();
    return source.subscribe(update);
  }, [source]);
  return seen?.source === source ? seen.view : UNANSWERED;
}

function inJson(path: string) {
  return async <Data>(query: string, signal: AbortSignal): Promise<Data> => {
    const headers = { accept: "application/json" };
    const response = await fetch(`${path}${query}`, { signal, headers });
    if (!response.ok) throw new Error(`${path}${query}: ${response.status}`);
    return (await response.json()) as Data;
  };
}
