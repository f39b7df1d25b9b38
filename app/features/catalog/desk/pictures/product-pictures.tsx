import { ImagePlus } from "lucide-react";
import { type DragEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { allPictures, type Picture } from "#app/domain/picture/picture.ts";
import {
  MAX_PRODUCT_PICTURES,
  movedTo,
  type PicturedKind,
} from "#app/domain/picture/picture-order.ts";
import { MAX_IMAGE_MB } from "#app/domain/picture/upload.ts";
import { dropClass } from "#app/features/desk/desk-classes.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { PictureChoice } from "#app/features/picture/picture-choice.tsx";
import { type Upload, useCatalogueUploads } from "#app/features/picture/use-uploads.ts";
import { Button } from "#app/ui/button.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import { PictureTile, tileClass } from "./picture-tile.tsx";
import { usePictures } from "./use-record-pictures.ts";

const MEGABYTE = 1_000_000;

type ProductPicturesProps = {
  readonly kind: PicturedKind;
  readonly product: {
    readonly id: string;
    readonly picture: Picture | null;
    readonly gallery?: readonly Picture[];
  };
  readonly name: string;
  readonly most?: number;
};

/** Where staff add, order, describe and remove the pictures of a product; file names are generated. */
export function ProductPictures(props: ProductPicturesProps) {
  const { kind, product, name } = props;
  const { t } = useTranslation(["desk", "errors"]);
  const { id, picture, gallery = [] } = product;
  const pictures = allPictures({ picture, gallery });
  const { save, isBusy, refused } = usePictures({ kind, id }, pictures);
  const { most = product.gallery ? MAX_PRODUCT_PICTURES : 1 } = props;
  const { uploads, add, remove } = useCatalogueUploads((arrived) => {
    const added = arrived.map(({ src }) => ({ src }));
    // One picture alone is replaced by the next.
    save(most === 1 ? added.slice(-1) : [...pictures, ...added]);
  });

  const { tooMany, setLifted, addFiles, drop } = usePictureDrop({ pictures, most, save, add });

  return (
    <div className="grid gap-3">
      <p className="text-14 text-ink-2">
        {t("pictures.hint", { size: MAX_IMAGE_MB, total: most })}
      </p>
      <PicturesStatus
        refused={tooMany ? "upload.too_many" : refused}
        most={most}
        isEmpty={pictures.length === 0}
      />
      <ol className="grid grid-cols-2 gap-3 md:grid-cols-4" aria-busy={isBusy}>
        {pictures.map((each, index) => (
          <PictureTile
            key={each.src}
            picture={each}
            name={name}
            index={index}
            count={pictures.length}
            onLift={() => setLifted(index)}
            onDrop={(event) => drop(event, index)}
            onMove={(to) => save(movedTo(pictures, index, to))}
            onDescribe={(alt) => save(pictures.with(index, { ...each, alt }))}
            onRemove={() => save(pictures.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {uploads.map((upload) => (
          <UploadTile key={upload.key} upload={upload} onRemove={() => remove(upload.key)} />
        ))}
        <DropTile
          isBusy={isBusy}
          onFiles={addFiles}
          onDrop={(event) => drop(event, pictures.length - 1)}
        />
      </div>
    </div>
  );
}

type PictureDrop = {
  readonly pictures: readonly Picture[];
  readonly most: number;
  readonly save: ReturnType<typeof usePictures>["save"];
  readonly add: ReturnType<typeof useCatalogueUploads>["add"];
};

/** Dropped files are uploaded; a picture of the list that is dropped on another takes its place. */
function usePictureDrop({ pictures, most, save, add }: PictureDrop) {
  const [tooMany, setTooMany] = useState(false);
  const [lifted, setLifted] = useState<number>();

  function addFiles(files: readonly File[]) {
    const isTooMany = most > 1 && pictures.length + files.length > most;
    setTooMany(isTooMany);
    if (!isTooMany) void add(files);
  }

  function drop(event: DragEvent, to: number) {
    event.preventDefault();
    if (event.dataTransfer.files.length > 0) addFiles([...event.dataTransfer.files]);
    else if (lifted !== undefined) save(movedTo(pictures, lifted, to));
    setLifted(undefined);
  }

  return { tooMany, setLifted, addFiles, drop };
}

type StatusProps = {
  readonly refused: ErrorCode | undefined;
  readonly most: number;
  readonly isEmpty: boolean;
};

function PicturesStatus({ refused, most, isEmpty }: StatusProps) {
  const { t } = useTranslation(["desk", "errors"]);
  if (refused === "upload.too_many") {
    return <p className="text-danger-700">{t("pictures.too_many", { total: most })}</p>;
  }
  if (refused) return <p className="text-danger-700">{t(`errors:${refused}`)}</p>;
  return isEmpty ? <p className="text-ink-2">{t("pictures.empty")}</p> : null;
}

type DropTileProps = {
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onDrop: (event: DragEvent) => void;
};

/** Takes files by drop or by choice, several at once. */
function DropTile({ isBusy, onFiles, onDrop }: DropTileProps) {
  const { t } = useTranslation("desk");
  return (
    <PictureChoice label={t("pictures.add")} onAdd={onFiles}>
      {(choose) => (
        <button
          type="button"
          className={dropClass}
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

type UploadTileProps = { readonly upload: Upload; readonly onRemove: () => void };

/** A file on its way, or the reason why it stayed outside. */
function UploadTile({ upload, onRemove }: UploadTileProps) {
  const { t } = useTranslation(["desk", "errors"]);
  const { number } = useAdminFormat();
  const { name, size, percent = 0, error } = upload;
  const megabytes = (bytes: number) => number(Math.round(bytes / (MEGABYTE / 10)) / 10);
  return (
    <div className={`${tileClass} ${error ? "border-danger-600" : "border-line"}`} role="status">
      <div
        className={`${photoClass} aspect-4/3 grid place-content-center gap-1 bg-sand-2 p-2 text-center`}
      >
        {error ? (
          <p className="font-semibold text-danger-700">{t(`errors:${error}`)}</p>
        ) : (
          <>
            <b className="text-22">{`${percent}%`}</b>
            <span className="text-13">{`${megabytes((percent / 100) * size)} / ${megabytes(size)} MB`}</span>
            <progress
              className="w-full accent-fairway-600"
              value={percent}
              max={100}
              aria-label={name}
            />
          </>
        )}
      </div>
      <div className="flex items-center justify-between gap-2 p-2">
        <span className="min-w-0 truncate text-13">{name}</span>
        <Button size="xs" variant="ghost" onClick={onRemove}>
          {t(error ? "pictures.dismiss" : "pictures.stop")}
        </Button>
      </div>
    </div>
  );
}
