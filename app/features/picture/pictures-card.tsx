import { ArrowLeft, ArrowRight, ImagePlus, X } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/errors.ts";
import type { Picture } from "#app/domain/picture.ts";
import { MAX_PRODUCT_PICTURES, moved } from "#app/domain/picture-order.ts";
import { MAX_IMAGE_MB } from "#app/domain/upload.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { usePictureOrder } from "./use-picture-order.ts";

type PicturesCardProps = { readonly pictures: readonly Picture[]; readonly name: string };

/** Staff add, order and take away the pictures of a product; the shop names them by itself. */
export function PicturesCard({ pictures, name }: PicturesCardProps) {
  const { t } = useTranslation(["desk", "errors"]);
  const chooser = useRef<HTMLInputElement>(null);
  const sources = pictures.map(({ src }) => src);
  const { arrange, add, isBusy, isSaved, refused } = usePictureOrder(sources);

  function onChoose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again after a refusal.
    currentTarget.value = "";
    if (files.length > 0) void add(files);
  }

  function reason(code: ErrorCode): string {
    if (code !== "upload.too_many") return t(`errors:${code}`);
    return t("pictures.too_many", { total: MAX_PRODUCT_PICTURES });
  }

  return (
    <section className="card min-w-0 overflow-hidden" aria-label={t("pictures")}>
      <div className="flex min-h-[52px] items-center justify-between gap-3 border-line border-b px-4">
        <h2 className="text-16">
          {t("pictures")}
          <span className="num font-semibold text-ink-3">{` ${pictures.length}`}</span>
        </h2>
        <Button
          variant="secondary"
          size="xs"
          busy={isBusy}
          onClick={() => chooser.current?.click()}
        >
          {isBusy ? null : <ImagePlus aria-hidden="true" />}
          {t("pictures.add")}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          hidden
          aria-label={t("pictures.add")}
          onChange={onChoose}
        />
      </div>
      <p className="px-4 pt-3 text-14 text-ink-2">
        {t("pictures.hint", { size: MAX_IMAGE_MB, total: MAX_PRODUCT_PICTURES })}
      </p>
      <p className="px-4 text-14" role="status">
        {refused ? <span className="text-danger-700">{reason(refused)}</span> : null}
        {isSaved ? <span className="text-fairway-700">{t("pictures.saved")}</span> : null}
      </p>
      <ol className="grid grid-cols-2 gap-3 p-4">
        {pictures.map((picture, index) => (
          <li key={picture.src} className="min-w-0">
            <div className="photo ratio-43">
              <PictureImage
                picture={picture}
                alt={t("pictures.alt", { name, number: index + 1 })}
                sizes="160px"
              />
              {index === 0 ? (
                <span className="absolute bottom-2 left-2 rounded-tag bg-paper/95 px-2 text-13 leading-6 font-semibold">
                  {t("pictures.first")}
                </span>
              ) : null}
            </div>
            <div className="flex justify-between">
              <IconButton
                icon={ArrowLeft}
                label={t("pictures.earlier", { number: index + 1 })}
                disabled={index === 0}
                onClick={() => arrange(moved(sources, index, -1))}
              />
              <IconButton
                icon={ArrowRight}
                label={t("pictures.later", { number: index + 1 })}
                disabled={index === pictures.length - 1}
                onClick={() => arrange(moved(sources, index, 1))}
              />
              <IconButton
                icon={X}
                label={t("pictures.remove", { number: index + 1 })}
                onClick={() => arrange(sources.toSpliced(index, 1))}
              />
            </div>
          </li>
        ))}
      </ol>
      {pictures.length === 0 ? <p className="px-4 pb-4 text-ink-2">{t("pictures.empty")}</p> : null}
    </section>
  );
}
