import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { useBrowserList } from "#app/platform/browser/browser-list.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { recentSearches } from "./recent-list.ts";
import { optionGroups } from "./search-options.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";

/** A field that tells what its text may go on as; it is a plain field until scripts run. */
export function SearchBox({ q }: { readonly q: string }) {
  const { t } = useTranslation("search");
  const navigate = useNavigate();
  const localized = useLocalized();
  const id = useId();
  const [text, setText] = useState(q);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const recent = useBrowserList(recentSearches) ?? [];
  const groups = optionGroups(text, recent, useSuggestions(text, isOpen));
  const options = groups.flatMap((group) => group.options);
  const isShown = isOpen && options.length > 0;
  const chosen = isShown ? options[active] : undefined;
  const field = useFocusOnArrival(q);

  function close(): void {
    setOpen(false);
    setActive(-1);
  }

  function go(to: string): void {
    close();
    field.current?.blur();
    void navigate(localized(to));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // While a syllable is being put together, keys belong to the keyboard.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isShown) setActive(moved(active, step, options.length));
      else setOpen(true);
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
        className="input"
        placeholder={t("placeholder")}
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}list`}
        aria-activedescendant={chosen ? `${id}${active}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(-1);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <SuggestionList id={id} groups={isShown ? groups : []} active={active} onChoose={go} />
    </div>
  );
}

/** From the field to the first, from the last back to the field. */
function moved(active: number, step: number, count: number): number {
  const next = active + step;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}

/** Who came here by the search sign means to type; who opened the address may want to read. */
function useFocusOnArrival(q: string) {
  const field = useRef<HTMLInputElement>(null);
  const isLed = useNavigationType() !== "POP";
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressed anew while one is here, only the key is another
  useEffect(() => {
    if (q === "" && (isLed || isFromOurPage())) field.current?.focus({ preventScroll: true });
  }, [q, isLed, key]);
  return field;
}

/** The sign was pressed before that page's program ran: the browser itself brought the page. */
function isFromOurPage(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (load?.type !== "navigate" || load.name !== location.href) return false;
  return URL.parse(document.referrer)?.origin === location.origin;
}
