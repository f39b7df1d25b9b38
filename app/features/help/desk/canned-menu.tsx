import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Locale, localizedText } from "#app/domain/common/language/languages.ts";
import { type CannedFacts, fillCanned } from "#app/domain/help/question/fill-canned.ts";
import { Kbd } from "#app/features/desk/kbd.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import type { CannedAnswer } from "./canned-record.server.ts";

const MOST = 6;
/** A stroke at the start or after a space, and what was typed after it. */
const CALL = /(?:^|\s)\/([^\s/]*)$/;

type CannedMenuInput = {
  readonly canned: readonly CannedAnswer[];
  readonly text: string;
  /** The language in which the member reads. */
  readonly locale: Locale;
  readonly facts: CannedFacts;
  readonly onInsert: (text: string, id: number) => void;
};

/** Opened by `/` in the text; arrows choose, Enter inserts, Escape leaves it. */
export function useCannedMenu({ canned, text, locale, facts, onInsert }: CannedMenuInput) {
  const [at, setAt] = useState(0);
  const [dismissed, setDismissed] = useState<string>();
  const call = CALL.exec(text);
  const wanted = (call?.[1] ?? "").toLowerCase();
  const rows = canned
    .map((each) => ({
      id: each.id,
      uses: each.uses,
      title: localizedText(each.title, locale),
      body: localizedText(each.body, locale),
    }))
    .filter(({ title, body }) => `${title} ${body}`.toLowerCase().includes(wanted))
    .slice(0, MOST);
  const isOpen = call !== null && dismissed !== text && rows.length > 0;
  const chosen = Math.min(at, rows.length - 1);

  function insert(row: (typeof rows)[number]): void {
    const before = text.replace(CALL, (whole) => (/^\s/.test(whole) ? whole.slice(0, 1) : ""));
    onInsert(`${before}${fillCanned(row.body, facts)}`, row.id);
    setAt(0);
  }

  /** Whether the key was meant for the menu. */
  function onKeyDown(event: KeyboardEvent): boolean {
    if (!isOpen || event.ctrlKey || event.metaKey) return false;
    const row = rows[chosen];
    if (event.key === "ArrowDown") setAt((chosen + 1) % rows.length);
    else if (event.key === "ArrowUp") setAt((chosen + rows.length - 1) % rows.length);
    else if (event.key === "Enter" && row && !event.nativeEvent.isComposing) insert(row);
    else if (event.key === "Escape") setDismissed(text);
    else return false;
    event.preventDefault();
    return true;
  }

  return { isOpen, rows, chosen, insert, onKeyDown };
}

export function CannedMenu({ menu }: { readonly menu: ReturnType<typeof useCannedMenu> }) {
  const { t } = useTranslation("question-desk");
  if (!menu.isOpen) return null;
  return (
    <div
      className={`${cardClass} absolute inset-x-5 bottom-[calc(100%-8px)] z-4 p-1.5 shadow-soft`}
    >
      <p className="flex items-center px-3 py-1 text-13 text-ink-3">
        {t("canned")}
        <span className="ml-auto">
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> <Kbd>Enter</Kbd> {t("canned.insert")}
        </span>
      </p>
      <ul aria-label={t("canned")}>
        {menu.rows.map((row, index) => (
          <li key={row.id}>
            <button
              type="button"
              className="flex min-h-11.5 w-full items-center gap-3 rounded-lg px-3 py-1 text-start hover:bg-pick-50 aria-[current]:bg-pick-50"
              aria-current={index === menu.chosen ? "true" : undefined}
              onClick={() => menu.insert(row)}
            >
              <span className="min-w-0 flex-1">
                <b className="block leading-5">{row.title}</b>
                <span className="block truncate text-13 text-ink-3">{row.body}</span>
              </span>
              <span className="tabular-nums whitespace-nowrap text-13 text-ink-3">
                {t("canned.uses", { count: row.uses })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
