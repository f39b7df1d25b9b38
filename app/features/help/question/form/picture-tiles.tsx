import { clsx } from "clsx";
import { Camera, ImageOff, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { MAX_IMAGE_MB, MAX_IMAGES } from "#app/domain/picture/upload.ts";
import { PictureChoice } from "#app/features/picture/picture-choice.tsx";
import type { Upload } from "#app/features/picture/use-uploads.ts";
import { useErrorTitle } from "#app/ui/error-words.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import type { usePictures } from "./use-question-pictures.ts";

type Pictures = { readonly pictures: ReturnType<typeof usePictures> };

/** What the server says about them comes from the form. */
type PictureTilesProps = Pictures & { readonly error: ErrorCode | undefined };

/** Count, types and size are said before anything is chosen. */
export function PictureTiles({ pictures, error }: PictureTilesProps) {
  const { t } = useTranslation("question");
  const { tiles } = pictures;
  return (
    <fieldset className="field" aria-describedby="picture-hint">
      <legend className="label mb-1.5 flex w-full items-baseline justify-between">
        <span>
          {t("ask.pictures")} <span className="font-medium text-ink-3">{t("ask.optional")}</span>
        </span>
        <span className="num text-14 font-normal text-ink-2">
          {t("ask.picture_count", { count: tiles.length, max: MAX_IMAGES })}
        </span>
      </legend>
      <ul className="upl">
        {tiles.map((tile, index) => (
          <PictureTile
            key={tile.key}
            tile={tile}
            number={index + 1}
            onRemove={() => pictures.remove(tile.key)}
          />
        ))}
        {tiles.length < MAX_IMAGES ? (
          <li className="add">
            <PictureChoice label={t("ask.picture_add")} onAdd={pictures.add}>
              {(choose) => (
                <button type="button" onClick={choose}>
                  <Camera aria-hidden="true" />
                  {t("ask.picture_add")}
                </button>
              )}
            </PictureChoice>
          </li>
        ) : null}
      </ul>
      <ErrorText code={pictures.error ?? error} />
      <p className="hint" id="picture-hint">
        {t("ask.picture_hint", { max: MAX_IMAGES, size: MAX_IMAGE_MB })}
      </p>
    </fieldset>
  );
}

type ChosenPicturesProps = Pictures & { readonly className?: string };

/** The pictures chosen for a message; nothing where there are none. */
export function ChosenPictures({ pictures, className }: ChosenPicturesProps) {
  if (pictures.tiles.length === 0) return null;
  return (
    <ul className={clsx("upl", className)}>
      {pictures.tiles.map((tile, index) => (
        <PictureTile
          key={tile.key}
          tile={tile}
          number={index + 1}
          onRemove={() => pictures.remove(tile.key)}
        />
      ))}
    </ul>
  );
}

type PictureTileProps = {
  readonly tile: Upload;
  readonly number: number;
  readonly onRemove: () => void;
};

function PictureTile({ tile, number, onRemove }: PictureTileProps) {
  const { t } = useTranslation("question");
  const { percent = 0, picture, error } = tile;
  const title = useErrorTitle(error);
  const isSending = !picture && !error;
  return (
    <li className={error ? "bad" : undefined}>
      {error ? (
        <>
          <ImageOff aria-hidden="true" />
          <span>
            <span className="block truncate">{tile.name}</span>
            {title ? <b className="block">{title}</b> : null}
            {error === "upload.too_large"
              ? t("ask.picture_too_big", { size: Math.ceil(tile.size / 1024 / 1024) })
              : t("ask.picture_refused")}
          </span>
        </>
      ) : (
        <img
          src={tile.preview}
          alt={t("picture", { number })}
          className={isSending ? "opacity-80" : undefined}
        />
      )}
      {isSending ? (
        <span className="prog" role="status">
          <span className="num">{t("ask.picture_sending", { percent })}</span>
          <span className="bar">
            <i style={{ width: `${percent}%` }} />
          </span>
        </span>
      ) : null}
      <button
        type="button"
        className="x"
        aria-label={t(isSending ? "ask.picture_stop" : "ask.picture_remove", { number })}
        onClick={onRemove}
      >
        <i>
          <X aria-hidden="true" />
        </i>
      </button>
    </li>
  );
}
