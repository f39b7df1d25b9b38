import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { MAX_IMAGE_BYTES, PICTURE_TYPES } from "#app/domain/picture/upload.ts";
import { type PicturePurpose, uploadPicture } from "#app/platform/browser/upload-picture.ts";

/** A picture that was chosen here (`file`), is being sent (`percent`), is there (`picture`) or was refused (`error`). */
export type Upload = {
  readonly key: string;
  readonly preview: string;
  /** As its owner calls it; empty for one that was sent before. */
  readonly name: string;
  readonly size: number;
  readonly file?: File;
  readonly percent?: number | undefined;
  readonly picture?: Pick<Picture, "src" | "widths">;
  readonly error?: ErrorCode | undefined;
};

let lastKey = 0;

export function uploadOf(file: File): Upload {
  lastKey += 1;
  const { name, size } = file;
  return { key: `file-${lastKey}`, preview: URL.createObjectURL(file), name, size, file };
}

/** Why a member's file is not even sent. */
export function mistakeOf({ type, size }: File): ErrorCode | undefined {
  if (!PICTURE_TYPES.includes(type)) return "upload.not_an_image";
  return size > MAX_IMAGE_BYTES ? "upload.too_large" : undefined;
}

/** Pictures on their way: each with its preview, its progress, its way to stop, and why it was refused. */
export function useUploads(purpose: PicturePurpose, initial: readonly Upload[] = []) {
  const [uploads, setUploads] = useState(initial);
  const stops = useRef(new Map<string, AbortController>());

  const forgetAll = useEffectEvent(() => uploads.forEach(forgetPreview));
  useEffect(() => () => forgetAll(), []);

  function change(key: string, to: Partial<Upload>): void {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)));
  }

  function stopOf(key: string): AbortController {
    const stop = stops.current.get(key) ?? new AbortController();
    stops.current.set(key, stop);
    return stop;
  }

  /** Answers with the picture, or why it was refused; undefined when it was removed. */
  async function send({ key, file }: Upload): Promise<Picture | ErrorCode | undefined> {
    const { signal } = stopOf(key);
    if (!file || signal.aborted) return undefined;
    change(key, { percent: 0, error: undefined });
    // The last percent is the server's: it encodes the picture.
    const onProgress = (share: number) =>
      change(key, { percent: Math.min(99, Math.floor(share * 100)) });
    const answer = await uploadPicture(file, { signal, onProgress, purpose });
    if (signal.aborted) return undefined;
    const { picture, code } = { picture: undefined, code: undefined, ...answer };
    change(key, { percent: undefined, ...(picture ? { picture } : { error: code }) });
    return picture ?? code;
  }

  return {
    uploads,
    add: (added: readonly Upload[]) => setUploads((all) => [...all, ...added]),
    send,
    remove: (key: string) => {
      stopOf(key).abort();
      uploads.filter((each) => each.key === key).forEach(forgetPreview);
      setUploads((all) => all.filter((each) => each.key !== key));
    },
    replaceAll: (all: readonly Upload[]) => {
      uploads.forEach(forgetPreview);
      setUploads(all);
    },
  };
}

/** The browser keeps a chosen file in memory for as long as its preview has an address. */
function forgetPreview({ file, preview }: Upload): void {
  if (file) URL.revokeObjectURL(preview);
}

/** Sends pictures of the catalogue as soon as they are chosen, in their order. */
export function useCatalogueUploads(onArrive: (pictures: readonly Picture[]) => void) {
  const { uploads, add, send, remove } = useUploads("catalogue");

  async function addFiles(files: readonly File[]) {
    const added = files.map(uploadOf);
    add(added);
    const arrived: Picture[] = [];
    for (const upload of added) {
      const answer = await send(upload);
      if (typeof answer !== "object") continue;
      arrived.push(answer);
      remove(upload.key);
    }
    if (arrived.length > 0) onArrive(arrived);
  }

  return { uploads, add: addFiles, remove };
}
