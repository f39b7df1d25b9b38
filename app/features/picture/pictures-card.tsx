import { ArrowLeft, ArrowRight, ImagePlus, X } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/errors.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { MAX_PRODUCT_PICTURES, moved } from "#app/domain/picture/picture-order.ts";
import { MAX_IMAGE_MB } from "#app/domain/picture/upload.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { usePictureOrder } from "./use-picture-order.ts";

type PicturesCardProps = { readonly pictures: readonly Picture[]; readonly name: string };

/** Where staff add, reorder and remove the pictures of a product; file names are generated. */
export function PicturesCard({ pictures, name }: PicturesCardProps) {
  const { t } = useTranslation(["desk", "errors"]);
  const sources = pictures.map(({ src }) => src);
  const { arrange, add, isBusy, isSaved, refused } = usePictureOrder(sources);

  function reason(code: ErrorCode): string {
    if (code !== "upload.too_many") return t(`errors:${code}`);
    return t("pictures.too_many", { total: MAX_PRODUCT_PICTURES });
  }

  return (
    <section className="card min-w-0 overflow-hidden" aria-label={t("pictures")}>
      <PicturesHead count={pictures.length} isBusy={isBusy} onAdd={(files) => void add(files)} />
      <p className="px-4 pt-3 text-14 text-ink-2">
        {t("pictures.hint", { size: MAX_IMAGE_MB, total: MAX_PRODUCT_PICTURES })}
      </p>
      <p className="px-4 text-14" role="status">
        {refused ? <span className="text-danger-700">{reason(refused)}</span> : null}
        {isSaved ? <span className="text-fairway-700">{t("pictures.saved")}</span> : null}
      </p>
      <ol className="grid grid-cols-2 gap-3 p-4">
        {pictures.map((picture, index) => (
          <PictureItem
            key={picture.src}
            picture={picture}
            name={name}
            index={index}
            isLast={index === pictures.length - 1}
            onMove={(by) => arrange(moved(sources, index, by))}
            onRemove={() => arrange(sources.toSpliced(index, 1))}
          />
        ))}
      </ol>
      {pictures.length === 0 ? <p className="px-4 pb-4 text-ink-2">{t("pictures.empty")}</p> : null}
    </section>
  );
}

type PicturesHeadProps = {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onAdd: (files: File[]) => void;
};

function PicturesHead({ count, isBusy, onAdd }: PicturesHeadProps) {
  const { t } = useTranslation("desk");
  const fileInput = useRef<HTMLInputElement>(null);

  function onChoose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Emptied, so that the same file can be chosen again after a refusal.
    currentTarget.value = "";
    if (files.length > 0) onAdd(files);
  }

  return (
    <div className="flex min-h-[52px] items-center justify-between gap-3 border-line border-b px-4">
      <h2 className="text-16">
        {t("pictures")}
        <span className="num font-semibold text-ink-3">{` ${count}`}</span>
      </h2>
      <Button
        variant="secondary"
        size="xs"
        busy={isBusy}
        onClick={() => fileInput.current?.click()}
      >
        {isBusy ? null : <ImagePlus aria-hidden="true" />}
        {t("pictures.add")}
      </Button>
      <input
        ref={fileInput}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        aria-label={t("pictures.add")}
        onChange={onChoose}
      />
    </div>
  );
}

type PictureItemProps = {
  readonly picture: Picture;
  /** The product that the pictures show. */
  readonly name: string;
  readonly index: number;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
};

function PictureItem({ picture, name, index, isLast, onMove, onRemove }: PictureItemProps) {
  const { t } = useTranslation("desk");
  const number = index + 1;
  return (
    <li className="min-w-0">
      <div className="photo ratio-43">
        <PictureImage picture={picture} alt={t("pictures.alt", { name, number })} sizes="160px" />
        {index === 0 ? (
          <span className="absolute bottom-2 left-2 rounded-tag bg-paper/95 px-2 text-13 leading-6 font-semibold">
            {t("pictures.first")}
          </span>
        ) : null}
      </div>
      <div className="flex justify-between">
        <IconButton
          icon={ArrowLeft}
          label={t("pictures.earlier", { number })}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ArrowRight}
          label={t("pictures.later", { number })}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton icon={X} label={t("pictures.remove", { number })} onClick={onRemove} />
      </div>
    </li>
  );
}
