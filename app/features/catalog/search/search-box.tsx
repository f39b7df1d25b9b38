import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { useBrowserList } from "#app/platform/browser/browser-list.ts";
import { useLocale, useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";
import { recentSearches } from "./recent-search-list.ts";
import { optionGroups } from "./search-options.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import type { Suggestions } from "./suggestion-queries.server.ts";

/** The pause in typing before suggestions are fetched. */
const REST_MS = 150;
const FRESH_MS = 60_000;
const MAX_ANSWERS = 50;

const NO_SUGGESTIONS: Suggestions = { cities: [], products: [] };

const answers = new Map<string, { readonly at: number; readonly answer: Suggestions }>();

/** A search field with suggestions; it is a plain field until scripts run. */
export function SearchBox({ q }: { readonly q: string }) {
  const { t } = useTranslation("search");
  const id = useId();
  const box = useSearchBox(q);
  const { field, text, groups, active, chosen, isShown } = box;
  return (
    <div className="min-w-0 flex-1">
      <label className="sr-only" htmlFor={`${id}q`}>
        {t("field")}
      </label>
      <input
        ref={field}
        id={`${id}q`}
        name="q"
        type="search"
        className={inputClass()}
        placeholder={t("placeholder")}
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}list`}
        aria-activedescendant={chosen ? `${id}${active}` : undefined}
        value={text}
        onChange={(event) => box.write(event.currentTarget.value)}
        onClick={box.open}
        onBlur={box.close}
        onKeyDown={box.onKeyDown}
      />
      <SuggestionList id={id} groups={isShown ? groups : []} active={active} onChoose={box.go} />
    </div>
  );
}

/** The typed text, its suggestions, and the one that the arrow keys have reached. */
function useSearchBox(q: string) {
  const navigate = useNavigate();
  const localized = useLocalized();
  const [text, setText] = useState(q);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const recent = useBrowserList(recentSearches) ?? [];
  const groups = optionGroups(text, recent, useSuggestions(text, isOpen));
  const options = groups.flatMap((group) => group.options);
  const isShown = isOpen && options.length > 0;
  const chosen = isShown ? options[active] : undefined;
  const field = useFocusOnArrival(q);

  function open(): void {
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    setActive(-1);
  }

  function write(next: string): void {
    setText(next);
    setActive(-1);
    open();
  }

  function go(to: string): void {
    close();
    field.current?.blur();
    void navigate(localized(to));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // While a Korean syllable is being composed, keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isShown) setActive(moved(active, step, options.length));
      else open();
    } else if (event.key === "Enter") {
      if (chosen) {
        event.preventDefault();
        go(chosen.to);
      } else close();
    } else if (event.key === "Escape" && isShown) {
      event.preventDefault();
      close();
    }
  }

  return { field, text, groups, active, chosen, isShown, open, close, write, go, onKeyDown };
}

/** Down from the field is the first option, down from the last is the field again (-1). */
function moved(active: number, step: number, count: number): number {
  const next = active + step;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}

/** Focuses the field after a press of the search icon, but not when the address was opened directly. */
function useFocusOnArrival(q: string) {
  const field = useRef<HTMLInputElement>(null);
  const isPushed = useNavigationType() !== "POP";
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the icon is pressed again on this page, only the key changes
  useEffect(() => {
    if (q === "" && (isPushed || isFromOurPage())) field.current?.focus({ preventScroll: true });
  }, [q, isPushed, key]);
  return field;
}

/** The icon was pressed before the scripts of that page ran: the browser itself loaded this one. */
function isFromOurPage(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (load?.type !== "navigate" || load.name !== location.href) return false;
  return URL.parse(document.referrer)?.origin === location.origin;
}

/** Suggestions for the text after a pause in typing; answers to an older text are dropped. */
function useSuggestions(text: string, isWanted: boolean): Suggestions {
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
