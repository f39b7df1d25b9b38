import { Dialog } from "@base-ui/react/dialog";
import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Kbd } from "#app/features/desk/kbd.tsx";
import { scrimClass } from "#app/ui/overlay/dialog-class.ts";
import { type Entry, entriesOf, GROUPS, type PalettePage } from "./palette-entries.ts";
import { PaletteGroup } from "./palette-group.tsx";
import type { RowAction } from "./row-actions.ts";
import { useFound } from "./use-found.ts";

type PaletteProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly pages: readonly PalettePage[];
  readonly actions: readonly RowAction[];
};

/** Finds a number, a member, a product or a page, and what can be done with the selected row. */
export default function Palette({ open, onOpenChange, pages, actions }: PaletteProps) {
  const { t } = useTranslation("palette");
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrimClass} />
        <Dialog.Popup
          className="-translate-x-1/2 fixed top-[12vh] left-1/2 z-60 flex max-h-[76vh] w-[min(42.5rem,100vw-2rem)] flex-col overflow-hidden rounded-panel bg-paper shadow-[0_24px_64px_-16px] shadow-ink/35"
          aria-label={t("title")}
        >
          <PaletteBody pages={pages} actions={actions} close={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type BodyProps = Pick<PaletteProps, "pages" | "actions"> & { readonly close: () => void };

function PaletteBody({ pages, actions, close }: BodyProps) {
  const { t } = useTranslation("palette");
  const list = useId();
  const [q, setQ] = useState("");
  const [at, setAt] = useState(0);
  const { found, isShut } = useFound(q);
  const entries = entriesOf(q, { found, pages, actions });
  const active = Math.min(at, entries.length - 1);

  const choose = useChoose(close);

  function onKeyDown(event: KeyboardEvent) {
    // While a syllable is being composed, Enter only finishes it.
    if (event.nativeEvent.isComposing) return;
    const next = rowAfterKey(event.key, active, entries.length - 1);
    if (next !== undefined) {
      event.preventDefault();
      setAt(next);
      document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: "nearest" });
      return;
    }
    if (event.key !== "Enter") return;
    event.preventDefault();
    choose(entries[active], event.ctrlKey || event.metaKey);
  }

  return (
    <>
      <PaletteSearch
        q={q}
        onType={(text) => {
          setQ(text);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        list={list}
        active={entries[active] ? `${list}-${active}` : undefined}
      />
      <div id={list} role="listbox" aria-label={t("results")} className="overflow-y-auto pb-2">
        {isShut || entries.length === 0 ? (
          <p className="p-5 text-ink-2">{t(isShut ? "shut" : "none")}</p>
        ) : null}
        {GROUPS.map((group) => (
          <PaletteGroup
            key={group}
            group={group}
            entries={entries}
            active={active}
            list={list}
            q={q}
            onChoose={choose}
          />
        ))}
      </div>
      <PaletteKeys />
    </>
  );
}

function useChoose(close: () => void) {
  const navigate = useNavigate();
  return (entry: Entry | undefined, inNewTab: boolean) => {
    if (!entry) return;
    close();
    if (entry.to && inNewTab) window.open(entry.to, "_blank", "noopener");
    else if (entry.to) void navigate(entry.to);
    // After the dialog has given the focus back to the page.
    else setTimeout(() => entry.run?.(), 50);
  };
}

type PaletteSearchProps = {
  readonly q: string;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The ids of the list of results and of the row that Enter opens. */
  readonly list: string;
  readonly active: string | undefined;
};

function PaletteSearch({ q, onType, onKeyDown, list, active }: PaletteSearchProps) {
  const { t } = useTranslation("palette");
  return (
    <div className="flex h-15 flex-none items-center gap-3 border-line border-b px-5">
      <Search aria-hidden="true" />
      <input
        // biome-ignore lint/a11y/noAutofocus: the palette is opened to type into it
        autoFocus
        className="h-full min-w-0 flex-1 text-18 outline-none"
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={active}
        aria-label={t("title")}
        placeholder={t("placeholder")}
        value={q}
        maxLength={100}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Kbd>Esc</Kbd>
    </div>
  );
}

/** Up and down wrap around at both ends. */
function rowAfterKey(key: string, active: number, last: number): number | undefined {
  if (key === "ArrowDown") return active >= last ? 0 : active + 1;
  if (key === "ArrowUp") return active <= 0 ? last : active - 1;
  return undefined;
}

function PaletteKeys() {
  const { t } = useTranslation("palette");
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-sand px-5 py-2.5 text-13/6.5 text-ink-2">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t("choose")}
      </span>
      <span>
        <Kbd>↵</Kbd> {t("open")}
      </span>
      <span>
        <Kbd>⌘</Kbd> <Kbd>↵</Kbd> {t("new_tab")}
      </span>
      <span className="ml-auto hidden md:inline">{t("hint")}</span>
    </div>
  );
}
