import { Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { SaveKeys, saveBarClass, UnsavedMark } from "./save-bar-frame.tsx";

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
