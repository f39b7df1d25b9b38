import { useTranslation } from "react-i18next";
import { Kbd } from "#app/features/desk/kbd.tsx";
import { StatusMark } from "#app/features/reservation/desk/status-mark.tsx";
import type { Entry } from "./palette-entries.ts";

type GroupProps = {
  readonly group: Entry["group"];
  readonly entries: readonly Entry[];
  readonly active: number;
  readonly list: string;
  readonly q: string;
  readonly onChoose: (entry: Entry, inNewTab: boolean) => void;
};

/** The entries of one kind under their heading. */
export function PaletteGroup({ group, entries, active, list, q, onChoose }: GroupProps) {
  const { t } = useTranslation("palette");
  const own = entries.flatMap((entry, index) => (entry.group === group ? [{ entry, index }] : []));
  if (own.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-label={t(`group.${group}`)}>
      <p className="px-5 pt-3 pb-1 text-13/6.5 font-semibold text-ink-2" aria-hidden="true">
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
          className="group mx-2 flex min-h-12.5 cursor-pointer items-center gap-3 rounded-[0.625rem] px-3 py-1 aria-selected:bg-pick-50"
          onClick={(event) => onChoose(entry, event.ctrlKey || event.metaKey)}
        >
          <span className="grid size-8.5 flex-none place-items-center rounded-[0.5625rem] bg-sand-2 text-ink-2 group-aria-selected:bg-pick-600 group-aria-selected:text-paper">
            <entry.icon className="size-4.5" aria-hidden="true" />
          </span>
          <span className="min-w-0 flex-1">
            <b className="block truncate">
              <Marked text={entry.title} q={q} />
            </b>
            {entry.detail ? (
              <span className="block truncate text-13 text-ink-2">{entry.detail}</span>
            ) : null}
          </span>
          {entry.status ? <StatusMark status={entry.status} /> : null}
          {entry.keys?.split(" ").map((key) => (
            <Kbd key={key}>{key}</Kbd>
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
      <mark className="rounded-[3px] bg-warn-100 text-inherit">
        {text.slice(at, at + word.length)}
      </mark>
      {text.slice(at + word.length)}
    </>
  );
}
