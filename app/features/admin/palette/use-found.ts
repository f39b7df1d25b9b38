import { useEffect, useState } from "react";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { Found } from "./find-queries.server.ts";

/** Quick typing asks once. */
const PAUSE_MS = 150;

/** What the server finds for a text; the last answer stays until the next one comes. */
export function useFound(q: string): readonly Found[] {
  const locale = useLocale();
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    const text = q.trim();
    if (text === "") {
      setFound([]);
      return undefined;
    }
    const end = new AbortController();
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ q: text, locale });
      fetch(`/api/admin/find?${query}`, { signal: end.signal })
        .then((answer) => (answer.ok ? (answer.json() as Promise<{ found: Found[] }>) : undefined))
        .then((answer) => {
          if (answer) setFound(answer.found);
        })
        .catch(() => {});
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [q, locale]);
  return found;
}
