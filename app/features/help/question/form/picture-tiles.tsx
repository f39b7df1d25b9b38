import { clsx } from "clsx";
import { Camera, ImageOff, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { MAX_IMAGE_MB, MAX_IMAGES } from "#app/domain/picture/upload.ts";
import { PictureChoice } from "#app/features/picture/picture-choice.tsx";
import type { Upload } from "#app/features/picture/use-uploads.ts";
import { useErrorTitle } from "#app/ui/error-words.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { fieldClass, hintClass, labelClass } from "#app/ui/form/field-class.ts";
import type { usePictures } from "./use-question-pictures.ts";

const TILES = "grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2";

const TILE =
  "relative grid aspect-square place-items-center overflow-hidden rounded-card text-center";

const REFUSED =
  "content-center border-2 border-danger-600 bg-danger-50 p-2 text-14/5 font-semibold text-danger-700";

type Pictures = { readonly pictures: ReturnType<typeof usePictures> };

/** What the server says about them comes from the form. */
type PictureTilesProps = Pictures & { readonly error: ErrorCode | undefined };

/** Count, types and size are said before anything is chosen. */
export function PictureTiles({ pictures, error }: PictureTilesProps) {
  const { t } = useTranslation("question");
  const { tiles } = pictures;
  return (
    <fieldset className={fieldClass} aria-describedby="picture-hint">
      <legend className={`${labelClass} mb-1.5 flex w-full items-baseline justify-between`}>
        <span>
          {t("ask.pictures")} <span className="font-medium text-ink-3">{t("ask.optional")}</span>
        </span>
        <span className="tabular-nums whitespace-nowrap text-14 font-normal text-ink-2">
          {t("ask.picture_count", { count: tiles.length, max: MAX_IMAGES })}
        </span>
      </legend>
      <ul className={TILES}>
        {tiles.map((tile, index) => (
          <PictureTile
            key={tile.key}
            tile={tile}
            number={index + 1}
            onRemove={() => pictures.remove(tile.key)}
          />
        ))}
        {tiles.length < MAX_IMAGES ? (
          <li className={`${TILE} border-2 border-line-3 border-dashed bg-paper`}>
            <PictureChoice label={t("ask.picture_add")} onAdd={pictures.add}>
              {(choose) => (
                <button
                  type="button"
                  className="grid size-full place-content-center justify-items-center gap-1 text-14/5 font-semibold text-ink-2"
                  onClick={choose}
                >
                  <Camera className="size-6" aria-hidden="true" />
                  {t("ask.picture_add")}
                </button>
              )}
            </PictureChoice>
          </li>
        ) : null}
      </ul>
      <ErrorText code={pictures.error ?? error} />
      <p className={hintClass} id="picture-hint">
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
    <ul className={clsx(TILES, className)}>
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
    <li className={clsx(TILE, error ? REFUSED : "bg-sand-2")}>
      {error ? (
        <>
          <ImageOff className="size-6" aria-hidden="true" />
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
          className={clsx("size-full object-cover", isSending && "opacity-80")}
        />
      )}
      {isSending ? (
        <span
          className="absolute inset-x-0 bottom-0 bg-ink/78 px-2 pt-1.5 pb-2 text-start text-13/4.5 font-semibold text-paper"
          role="status"
        >
          <span className="tabular-nums whitespace-nowrap">
            {t("ask.picture_sending", { percent })}
          </span>
          <span className="mt-1 block h-1.25 overflow-hidden rounded-pill bg-paper/30">
            <i className="block h-full bg-fairway-300" style={{ width: `${percent}%` }} />
          </span>
        </span>
      ) : null}
      <button
        type="button"
        className="absolute top-0 right-0 grid size-11 place-items-center"
        aria-label={t(isSending ? "ask.picture_stop" : "ask.picture_remove", { number })}
        onClick={onRemove}
      >
        <i className="grid size-7 place-items-center rounded-pill bg-ink/78 text-paper">
          <X className="size-4 stroke-[2.6]" aria-hidden="true" />
        </i>
      </button>
    </li>
  );
}
