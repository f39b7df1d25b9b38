import { ImagePlus, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { MAX_IMAGE_MB, MAX_IMAGES } from "#app/domain/picture/upload.ts";
import { PictureChoice } from "#app/features/picture/picture-choice.tsx";
import type { Upload } from "#app/features/picture/use-uploads.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorWords } from "#app/ui/error-words.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { fieldClass, hintClass, labelClass } from "#app/ui/form/field-class.ts";
import { Mistake } from "#app/ui/form/field-frame.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import type { PictureRefusal } from "./use-post-pictures.ts";

type PictureFieldProps = {
  readonly pictures: readonly Upload[];
  readonly error: ErrorCode | undefined;
  readonly refusals: readonly PictureRefusal[];
  readonly busy: boolean;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
};

export function PictureField(props: PictureFieldProps) {
  const { pictures, error, refusals, busy, onAdd, onRemove } = props;
  const { t } = useTranslation("community");
  return (
    <fieldset className={fieldClass} aria-describedby="picture-hint">
      <legend className={`${labelClass} mb-1.5`}>
        {t("write.pictures")}
        <span className="tabular-nums whitespace-nowrap font-normal text-ink-3">{` ${pictures.length}/${MAX_IMAGES}`}</span>
      </legend>
      <ChosenPictures pictures={pictures} busy={busy} onRemove={onRemove} />
      <div>
        <PictureChoice label={t("write.picture_add")} onAdd={onAdd}>
          {(choose) => (
            <Button
              variant="secondary"
              size="sm"
              disabled={busy || pictures.length >= MAX_IMAGES}
              onClick={choose}
            >
              <ImagePlus aria-hidden="true" />
              {t("write.picture_add")}
            </Button>
          )}
        </PictureChoice>
      </div>
      <ErrorText code={error} />
      {refusals.map(({ name, code }) => (
        <Mistake key={`${name} ${code}`}>
          <span className="block">{name}</span>
          <ErrorWords code={code} />
        </Mistake>
      ))}
      <p className={hintClass} id="picture-hint">
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
      {pictures.map(({ key, preview, percent }, index) => (
        <li key={key} className={`${photoClass} aspect-square`}>
          <img
            src={preview}
            alt={t("picture_alt", { number: index + 1 })}
            width={240}
            height={240}
            className={
              percent === undefined ? "size-full object-cover" : "size-full object-cover opacity-80"
            }
          />
          {percent === undefined ? null : <SentShare percent={percent} />}
          <IconButton
            icon={X}
            label={t(percent === undefined ? "write.picture_remove" : "write.picture_stop", {
              number: index + 1,
            })}
            onPhoto
            className="top-1 right-1"
            // While a post is sent, only the picture on its way can still be stopped.
            disabled={busy && percent === undefined}
            onClick={() => onRemove(key)}
          />
        </li>
      ))}
    </ul>
  );
}

function SentShare({ percent }: { readonly percent: number }) {
  const { t } = useTranslation("community");
  return (
    <span className="absolute inset-x-1 bottom-1 grid gap-1 rounded-sm bg-paper/90 px-1.5 py-1">
      <span className="tabular-nums whitespace-nowrap text-13 leading-none">{`${percent}%`}</span>
      <progress
        value={percent}
        max={100}
        className="h-2 w-full accent-fairway-700"
        aria-label={t("write.pictures")}
      />
    </span>
  );
}
