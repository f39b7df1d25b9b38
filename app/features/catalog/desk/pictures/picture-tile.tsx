import { ArrowLeft, ArrowRight, GripVertical, X } from "lucide-react";
import { type DragEvent, type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { LOCALES, type Localized } from "#app/domain/common/language/languages.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { gripClass } from "#app/features/desk/desk-classes.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Button } from "#app/ui/button.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";

type PictureTileProps = {
  readonly picture: Picture;
  /** The product that the pictures show. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onLift: () => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onMove: (to: number) => void;
  readonly onDescribe: (alt: Localized) => void;
  readonly onRemove: () => void;
};

export function PictureTile(props: PictureTileProps) {
  const { picture, name, index, count, onLift, onDrop, onMove, onRemove } = props;
  const { t } = useTranslation("desk");
  const number = index + 1;

  /** Dragging has keys, too: Alt with an arrow. */
  function onKeyDown(event: KeyboardEvent) {
    const step = event.altKey ? STEP[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    onMove(index + step);
  }

  return (
    <li
      className={`${tileClass} border-line`}
      draggable
      onDragStart={onLift}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <span className="absolute top-1.5 left-1.5 z-2 rounded-[0.4375rem] bg-ink px-1.5 text-13/6 font-bold text-paper">
        {index === 0 ? t("pictures.first") : number}
      </span>
      <div className={`${photoClass} aspect-4/3`}>
        <PictureImage picture={picture} alt={t("pictures.alt", { name, number })} sizes="240px" />
      </div>
      <div className="flex items-center justify-between">
        <button
          type="button"
          className={`${gripClass} h-9`}
          aria-label={t("pictures.grip", { number })}
          onKeyDown={onKeyDown}
        >
          <GripVertical aria-hidden="true" />
        </button>
        <IconButton
          icon={ArrowLeft}
          label={t("pictures.earlier", { number })}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          icon={ArrowRight}
          label={t("pictures.later", { number })}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        />
        <IconButton icon={X} label={t("pictures.remove", { number })} onClick={onRemove} />
      </div>
      <AltTexts {...props} />
    </li>
  );
}

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function AltTexts({ picture, index, onDescribe }: PictureTileProps) {
  const { t } = useTranslation("desk");
  const { language } = useAdminFormat();
  const [alt, setAlt] = useState<Localized>(picture.alt ?? {});
  const isChanged = LOCALES.some((locale) => (alt[locale] ?? "") !== (picture.alt?.[locale] ?? ""));
  return (
    <div className="grid gap-1.5 p-2">
      {LOCALES.map((locale) => (
        <input
          key={locale}
          className={inputClass()}
          lang={locale}
          maxLength={200}
          value={alt[locale] ?? ""}
          placeholder={t("pictures.describe", { language: language(locale) })}
          aria-label={t("pictures.description", { number: index + 1, language: language(locale) })}
          onChange={({ currentTarget: { value } }) => setAlt({ ...alt, [locale]: value })}
        />
      ))}
      {isChanged ? (
        <Button size="xs" variant="secondary" onClick={() => onDescribe(alt)}>
          {t("pictures.save_description")}
        </Button>
      ) : null}
    </div>
  );
}

export const tileClass = "relative overflow-hidden rounded-[0.625rem] border bg-paper";
