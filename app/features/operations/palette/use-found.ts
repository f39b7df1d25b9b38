import { useEffect, useState } from "react";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { Found } from "./find-queries.server.ts";

/** Quick typing asks once. */
const PAUSE_MS = 150;

type Finding = {
  readonly found: readonly Found[];
  /** Too much was looked for: nothing more is found for a while. */
  readonly isShut: boolean;
};

const NOTHING: Finding = { found: [], isShut: false };

/** What the server finds for a text; the last answer stays until the next one comes. */
export function useFound(q: string): Finding {
  const locale = useLocale();
  const [finding, setFinding] = useState(NOTHING);
  useEffect(() => {
    const text = q.trim();
    if (text === "") {
      setFinding(NOTHING);
      return undefined;
    }
    const end = new AbortController();
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ q: text, locale });
      fetch(`/api/admin/find?${query}`, { signal: end.signal })
        .then(async (answer) => {
          const isShut = answer.status === 429;
          if (!answer.ok && !isShut) return;
          const { found } = (await answer.json()) as Pick<Finding, "found">;
          setFinding({ found, isShut });
        })
        .catch(() => {});
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [q, locale]);
  return finding;
}
