import { ImagePlus, X } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/errors.ts";
import { MAX_IMAGE_MB, MAX_IMAGES } from "#app/domain/picture/upload.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PICTURE_TYPES, type PostPicture } from "./use-post-pictures.ts";

type PictureFieldProps = {
  readonly pictures: readonly PostPicture[];
  readonly error: ErrorCode | undefined;
  readonly busy: boolean;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
};

export function PictureField({ pictures, error, busy, onAdd, onRemove }: PictureFieldProps) {
  const { t } = useTranslation("community");
  const chooser = useRef<HTMLInputElement>(null);

  function onChoose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again after a refusal.
    currentTarget.value = "";
    if (files.length > 0) onAdd(files);
  }

  return (
    <fieldset className="field" aria-describedby="picture-hint">
      <legend className="label mb-1.5">
        {t("write.pictures")}
        <span className="num font-normal text-ink-3">{` ${pictures.length}/${MAX_IMAGES}`}</span>
      </legend>
      <ChosenPictures pictures={pictures} busy={busy} onRemove={onRemove} />
      <div>
        <Button
          variant="secondary"
          size="sm"
          disabled={busy || pictures.length >= MAX_IMAGES}
          onClick={() => chooser.current?.click()}
        >
          <ImagePlus aria-hidden="true" />
          {t("write.picture_add")}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept={PICTURE_TYPES.join(",")}
          multiple
          hidden
          aria-label={t("write.picture_add")}
          onChange={onChoose}
        />
      </div>
      <ErrorText code={error} />
      <p className="hint" id="picture-hint">
        {t("write.pictures_hint", { total: MAX_IMAGES, size: MAX_IMAGE_MB })}
      </p>
    </fieldset>
  );
}

type ChosenPicturesProps = Pick<PictureFieldProps, "pictures" | "busy" | "onRemove">;

function ChosenPictures({ pictures, busy, onRemove }: ChosenPicturesProps) {
  const { t } = useTranslation("community");
  if (pictures.length === 0) return null;
  return (
    <ul className="mb-3 grid grid-cols-3 gap-3 sm:grid-cols-5">
      {pictures.map(({ key, preview }, index) => (
        <li key={key} className="photo ratio-11 relative rounded-card">
          <img
            src={preview}
            alt={t("picture_alt", { number: index + 1 })}
            width={240}
            height={240}
            className="size-full object-cover"
          />
          <IconButton
            icon={X}
            label={t("write.picture_remove", { number: index + 1 })}
            onPhoto
            className="absolute! top-1 right-1"
            disabled={busy}
            onClick={() => onRemove(key)}
          />
        </li>
      ))}
    </ul>
  );
}
