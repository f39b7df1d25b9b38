import { useEffect, useState } from "react";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { Suggestions } from "./suggestion-queries.server.ts";

/** The pause in typing before suggestions are fetched. */
const REST_MS = 150;
const FRESH_MS = 60_000;
const MAX_ANSWERS = 50;

export const NO_SUGGESTIONS: Suggestions = { cities: [], products: [] };

const answers = new Map<string, { readonly at: number; readonly answer: Suggestions }>();

/** Suggestions for the text after a pause in typing; answers to an older text are dropped. */
export function useSuggestions(text: string, isWanted: boolean): Suggestions {
  const locale = useLocale();
  const [shown, setShown] = useState(NO_SUGGESTIONS);
  const q = text.trim();

  useEffect(() => {
    if (!isWanted) return;
    if (q === "") {
      setShown(NO_SUGGESTIONS);
      return;
    }
    const path = addressOf(q, locale);
    const known = answers.get(path);
    if (known && Date.now() - known.at < FRESH_MS) {
      setShown(known.answer);
      return;
    }
    const asking = new AbortController();
    const timer = setTimeout(() => {
      // On failure there are no suggestions.
      ask(path, asking.signal).then(setShown, () => {});
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [q, locale, isWanted]);

  return q === "" ? NO_SUGGESTIONS : shown;
}

async function ask(path: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(path, { signal });
  if (!response.ok) return NO_SUGGESTIONS;
  const answer = (await response.json()) as Suggestions;
  if (answers.size >= MAX_ANSWERS) answers.clear();
  answers.set(path, { at: Date.now(), answer });
  return answer;
}

function addressOf(q: string, lang: Locale): string {
  return `/api/search?${new URLSearchParams({ q: q.slice(0, 100), lang })}`;
}
