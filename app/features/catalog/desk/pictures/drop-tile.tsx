import { ImagePlus } from "lucide-react";
import type { DragEvent } from "react";
import { useTranslation } from "react-i18next";
import { PictureChoice } from "#app/features/picture/picture-choice.tsx";

type DropTileProps = {
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onDrop: (event: DragEvent) => void;
};

/** Takes files by drop or by choice, several at once. */
export function DropTile({ isBusy, onFiles, onDrop }: DropTileProps) {
  const { t } = useTranslation("desk");
  return (
    <PictureChoice label={t("pictures.add")} onAdd={onFiles}>
      {(choose) => (
        <button
          type="button"
          className="drop"
          disabled={isBusy}
          onClick={choose}
          onDragOver={(event) => event.preventDefault()}
          onDrop={onDrop}
        >
          <ImagePlus aria-hidden="true" />
          <b>{t("pictures.add")}</b>
          <span className="text-13">{t("pictures.drop")}</span>
        </button>
      )}
    </PictureChoice>
  );
}
