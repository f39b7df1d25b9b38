import { ImagePlus } from "lucide-react";
import { type ChangeEvent, type DragEvent, useRef } from "react";
import { useTranslation } from "react-i18next";

type DropTileProps = {
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onDrop: (event: DragEvent) => void;
};

/** Takes files by drop or by choice, several at once. */
export function DropTile({ isBusy, onFiles, onDrop }: DropTileProps) {
  const { t } = useTranslation("desk");
  const fileInput = useRef<HTMLInputElement>(null);

  function onChoose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Emptied, so that the same file can be chosen again after a refusal.
    currentTarget.value = "";
    if (files.length > 0) onFiles(files);
  }

  return (
    <>
      <button
        type="button"
        className="drop"
        disabled={isBusy}
        onClick={() => fileInput.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        <ImagePlus aria-hidden="true" />
        <b>{t("pictures.add")}</b>
        <span className="text-13">{t("pictures.drop")}</span>
      </button>
      <input
        ref={fileInput}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        aria-label={t("pictures.add")}
        onChange={onChoose}
      />
    </>
  );
}
