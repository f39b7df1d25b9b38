import { useTranslation } from "react-i18next";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { Upload } from "#app/features/picture/use-uploads.ts";
import { Button } from "#app/ui/button.tsx";

const MEGABYTE = 1_000_000;

type UploadTileProps = { readonly upload: Upload; readonly onRemove: () => void };

/** A file on its way, or the reason why it stayed outside. */
export function UploadTile({ upload, onRemove }: UploadTileProps) {
  const { t } = useTranslation(["desk", "errors"]);
  const { number } = useAdminFormat();
  const { name, size, percent = 0, error } = upload;
  const megabytes = (bytes: number) => number(Math.round(bytes / (MEGABYTE / 10)) / 10);
  return (
    <div className={error ? "shot is-bad" : "shot"} role="status">
      <div className="photo ratio-43 grid place-content-center gap-1 bg-sand-2 p-2 text-center">
        {error ? (
          <p className="font-semibold text-danger-700">{t(`errors:${error}`)}</p>
        ) : (
          <>
            <b className="text-22">{`${percent}%`}</b>
            <span className="text-13">{`${megabytes((percent / 100) * size)} / ${megabytes(size)} MB`}</span>
            <progress value={percent} max={100} aria-label={name} />
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
