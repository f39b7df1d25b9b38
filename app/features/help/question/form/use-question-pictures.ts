import { useRef, useState } from "react";
import { MAX_IMAGES } from "#app/domain/picture/upload.ts";
import { mistakeOf, type Upload, uploadOf, useUploads } from "#app/features/picture/use-uploads.ts";

/** Each is sent as soon as it is chosen; one after the other, so that none slows down the others. */
export function usePictures() {
  const { uploads: tiles, add, send, remove, replaceAll } = useUploads("question");
  const [overflow, setOverflow] = useState(false);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  function addFiles(files: readonly File[]): void {
    const room = MAX_IMAGES - tiles.length;
    setOverflow(files.length > room);
    const chosen = files
      .slice(0, Math.max(0, room))
      .map((file): Upload => ({ ...uploadOf(file), error: mistakeOf(file) }));
    add(chosen);
    for (const tile of chosen) {
      if (!tile.error) queue.current = queue.current.then(() => send(tile));
    }
  }

  const sent = tiles.flatMap(({ picture }) => picture ?? []);
  const wrong = tiles.find(({ error }) => error)?.error;
  return {
    tiles,
    sources: sent.map(({ src }) => src),
    /** For a draft, by which `restore` shows them again. */
    saved: sent.map(({ src, widths }) => `${src}@${widths[0]}`).join(" "),
    error: wrong ?? (overflow ? ("upload.too_many" as const) : undefined),
    isSending: tiles.some(({ picture, error }) => !picture && !error),
    add: addFiles,
    remove: (key: string) => {
      setOverflow(false);
      remove(key);
    },
    restore: (saved: string) => replaceAll(saved.split(" ").filter(Boolean).map(sentBefore)),
  };
}

function sentBefore(saved: string): Upload {
  const [src = "", width] = saved.split("@");
  const picture = { src, widths: [Number(width)] };
  return { key: src, preview: `${src}-${width}.webp`, name: "", size: 0, picture };
}
