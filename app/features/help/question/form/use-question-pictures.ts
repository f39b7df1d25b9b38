import { useRef, useState } from "react";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { MAX_IMAGE_BYTES, MAX_IMAGES } from "#app/domain/picture/upload.ts";
import { sendPrivatePicture } from "./send-private-picture.ts";

export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"];

/** A picture on its way: being sent (`percent`), there (`src`), or refused (`error`). */
export type Tile = {
  readonly key: string;
  readonly preview: string;
  /** As its owner calls it; empty for one that was sent before. */
  readonly name: string;
  readonly megabytes: number;
  readonly percent?: number;
  readonly src?: string;
  /** The narrowest width in which the server has it. */
  readonly width?: number;
  readonly error?: ErrorCode;
};

let lastKey = 0;

/** Each is sent as soon as it is chosen; one after the other, so that none slows down the others. */
export function usePictures() {
  const [tiles, setTiles] = useState<readonly Tile[]>([]);
  const [overflow, setOverflow] = useState(false);
  const stops = useRef(new Map<string, () => void>());
  const queue = useRef(Promise.resolve());

  function change(key: string, to: Partial<Tile>): void {
    setTiles((all) => all.map((tile) => (tile.key === key ? { ...tile, ...to } : tile)));
  }

  function add(files: readonly File[]): void {
    const room = MAX_IMAGES - tiles.length;
    setOverflow(files.length > room);
    const chosen = files.slice(0, Math.max(0, room)).map((file) => ({ file, tile: tileOf(file) }));
    setTiles([...tiles, ...chosen.map(({ tile }) => tile)]);
    for (const { file, tile } of chosen) if (!tile.error) enqueue(file, tile.key);
  }

  function enqueue(file: File, key: string): void {
    const stop = new AbortController();
    stops.current.set(key, () => stop.abort());
    queue.current = queue.current.then(async () => {
      if (stop.signal.aborted) return;
      const onProgress = (percent: number) => change(key, { percent });
      const answer = await sendPrivatePicture(file, { onProgress, signal: stop.signal });
      if (stop.signal.aborted) return;
      if ("src" in answer) change(key, { ...answer, percent: 100 });
      else change(key, { error: answer.code });
    });
  }

  function remove(key: string): void {
    stops.current.get(key)?.();
    setOverflow(false);
    setTiles((all) => all.filter((tile) => tile.key !== key));
  }

  const sources = tiles.flatMap(({ src }) => src ?? []);
  const wrong = tiles.find(({ error }) => error)?.error;
  return {
    tiles,
    sources,
    /** For a draft, by which `restore` shows them again. */
    saved: tiles.flatMap(({ src, width }) => (src ? `${src}@${width}` : [])).join(" "),
    error: wrong ?? (overflow ? ("upload.too_many" as const) : undefined),
    isSending: tiles.some(({ src, error }) => !src && !error),
    add,
    remove,
    restore: (saved: string) => setTiles(saved.split(" ").filter(Boolean).map(sentBefore)),
  };
}

function tileOf(file: File): Tile {
  lastKey += 1;
  const tile = {
    key: `file-${lastKey}`,
    preview: URL.createObjectURL(file),
    name: file.name,
    megabytes: Math.ceil(file.size / 1024 / 1024),
  };
  if (!PICTURE_TYPES.includes(file.type)) return { ...tile, error: "upload.not_an_image" };
  if (file.size > MAX_IMAGE_BYTES) return { ...tile, error: "upload.too_large" };
  return { ...tile, percent: 0 };
}

function sentBefore(saved: string): Tile {
  const [src = "", width] = saved.split("@");
  const preview = `${src}-${width}.webp`;
  return { key: src, preview, name: "", megabytes: 0, src, width: Number(width), percent: 100 };
}
