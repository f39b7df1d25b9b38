import { Dialog } from "@base-ui/react/dialog";
import { clsx } from "clsx";
import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { type Entry, entriesOf, GROUPS, type PalettePage } from "./palette-entries.ts";
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
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className="palette" aria-label={t("title")}>
          <PaletteBody pages={pages} actions={actions} close={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type BodyProps = Pick<PaletteProps, "pages" | "actions"> & { readonly close: () => void };

function PaletteBody({ pages, actions, close }: BodyProps) {
  const { t } = useTranslation("palette");
  const navigate = useNavigate();
  const list = useId();
  const [q, setQ] = useState("");
  const [at, setAt] = useState(0);
  const entries = entriesOf(q, { found: useFound(q), pages, actions });
  const active = Math.min(at, entries.length - 1);

  function choose(entry: Entry | undefined, inNewTab: boolean) {
    if (!entry) return;
    close();
    if (entry.to && inNewTab) window.open(entry.to, "_blank", "noopener");
    else if (entry.to) void navigate(entry.to);
    // After the dialog has given the focus back to the page.
    else setTimeout(() => entry.run?.(), 50);
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a syllable is being composed, Enter only finishes it.
    if (event.nativeEvent.isComposing) return;
    const last = entries.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    };
    const next = moves[event.key];
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
      <div className="q">
        <Search aria-hidden="true" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the palette is opened to type into it
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={entries[active] ? `${list}-${active}` : undefined}
          aria-label={t("title")}
          placeholder={t("placeholder")}
          value={q}
          maxLength={100}
          onChange={(event) => {
            setQ(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd className="kbd">Esc</kbd>
      </div>
      <div id={list} role="listbox" aria-label={t("results")} className="pal-list">
        {entries.length === 0 ? <p className="p-5 text-ink-2">{t("none")}</p> : null}
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
      <div className="pal-f">
        <span>
          <kbd className="kbd">↑</kbd> <kbd className="kbd">↓</kbd> {t("choose")}
        </span>
        <span>
          <kbd className="kbd">↵</kbd> {t("open")}
        </span>
        <span>
          <kbd className="kbd">⌘</kbd> <kbd className="kbd">↵</kbd> {t("new_tab")}
        </span>
        <span className="ml-auto hidden md:inline">{t("hint")}</span>
      </div>
    </>
  );
}

type GroupProps = {
  readonly group: Entry["group"];
  readonly entries: readonly Entry[];
  readonly active: number;
  readonly list: string;
  readonly q: string;
  readonly onChoose: (entry: Entry, inNewTab: boolean) => void;
};

function PaletteGroup({ group, entries, active, list, q, onChoose }: GroupProps) {
  const { t } = useTranslation("palette");
  const own = entries.flatMap((entry, index) => (entry.group === group ? [{ entry, index }] : []));
  if (own.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-label={t(`group.${group}`)}>
      <p className="pal-h" aria-hidden="true">
        {t(`group.${group}`)}
      </p>
      {own.map(({ entry, index }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
        <div
          key={entry.id}
          id={`${list}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={clsx("pal-i", index === active && "on")}
          onClick={(event) => onChoose(entry, event.ctrlKey || event.metaKey)}
        >
          <span className="ic">
            <entry.icon aria-hidden="true" />
          </span>
          <span className="min-w-0 flex-1">
            <b className="block truncate">
              <Marked text={entry.title} q={q} />
            </b>
            {entry.detail ? (
              <span className="block truncate text-13 text-ink-2">{entry.detail}</span>
            ) : null}
          </span>
          {entry.keys?.split(" ").map((key) => (
            <kbd key={key} className="kbd">
              {key}
            </kbd>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The part of a title that was typed. */
function Marked({ text, q }: { readonly text: string; readonly q: string }) {
  const word = q.trim().toLowerCase();
  const at = word === "" ? -1 : text.toLowerCase().indexOf(word);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
  );
}
