import { cva } from "class-variance-authority";
import { Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";

type SaveBarProps = {
  /** The names of the changed inputs, as a person reads them. */
  readonly changed: readonly string[];
  readonly busy: boolean;
  /** What the button sends. */
  readonly intent?: string;
  readonly onDiscard: () => void;
  readonly place: "foot" | "edge" | "alone";
};

const NAMES_SHOWN = 3;

/** Appears with the first change: what is not saved yet, and the two ways to go on. */
export function SaveBar(props: SaveBarProps) {
  const { changed, busy, intent = "save", onDiscard, place } = props;
  const { t } = useTranslation("desk");
  if (changed.length === 0) return null;
  const shown = changed.slice(0, NAMES_SHOWN).join(", ");
  const rest = changed.length - NAMES_SHOWN;
  return (
    <div className={saveBarClass({ place })} role="status">
      <UnsavedMark />
      <span className="min-w-0 flex-1 truncate text-on-ink-2">
        {rest > 0 ? t("record.changed_more", { names: shown, count: rest }) : shown}
      </span>
      <Button variant="secondary" size="sm" onClick={onDiscard}>
        <Undo2 aria-hidden="true" />
        {t("record.discard")}
      </Button>
      <Button type="submit" name="intent" value={intent} size="sm" busy={busy}>
        {t("form.save")}
        <SaveKeys />
      </Button>
    </div>
  );
}

/** What is not saved yet, always in view. */
export const saveBarClass = cva(
  "sticky bottom-0 z-20 flex flex-wrap items-center gap-x-3.5 gap-y-2 bg-ink px-4 py-2.5 text-paper md:px-6",
  {
    variants: {
      place: {
        /** At the foot of a padded box, over its padding. */
        foot: "-mx-4 -mb-4 rounded-b-card md:-mx-6 md:-mb-6",
        /** At the foot of a box without padding. */
        edge: "rounded-b-card",
        alone: "rounded-card",
        /** Below several columns. */
        row: "col-span-full rounded-card",
      },
    },
  },
);

export function UnsavedMark() {
  const { t } = useTranslation("desk");
  return (
    <b className="inline-flex items-center gap-2 whitespace-nowrap before:size-2 before:rounded-pill before:bg-sunrise-500">
      {t("record.unsaved")}
    </b>
  );
}

/** The keys that save, inside the button. */
export function SaveKeys({ className = "" }: { readonly className?: string }) {
  const { t } = useTranslation("desk");
  return (
    <span
      className={`${className} min-w-5.5 rounded-md border border-fairway-500 bg-fairway-800 px-1.5 text-13 font-semibold text-paper`}
      aria-hidden="true"
    >
      {t("record.save_keys")}
    </span>
  );
}
