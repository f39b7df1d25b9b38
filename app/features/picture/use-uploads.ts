import { useState } from "react";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { uploadPicture } from "#app/platform/browser/upload-picture.ts";

export type Upload = {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  /** From 0 to 1; the server still encodes it at 1. */
  readonly sent: number;
  readonly refused?: ErrorCode;
  readonly cancel: () => void;
};

let lastKey = 0;

/** Files on their way: each with its progress, its way to stop, and why it was refused. */
export function useUploads(onArrive: (pictures: readonly Picture[]) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);

  const patch = (key: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const drop = (key: string) => setUploads((all) => all.filter((each) => each.key !== key));

  async function send(file: File): Promise<Picture | undefined> {
    lastKey += 1;
    const key = String(lastKey);
    const stop = new AbortController();
    const cancel = () => {
      stop.abort();
      drop(key);
    };
    setUploads((all) => [...all, { key, name: file.name, size: file.size, sent: 0, cancel }]);
    const onProgress = (sent: number) => patch(key, { sent });
    const result = await uploadPicture(file, { signal: stop.signal, onProgress });
    if (stop.signal.aborted) return undefined;
    if ("code" in result) {
      patch(key, { refused: result.code });
      return undefined;
    }
    drop(key);
    return result.picture;
  }

  /** One after the other: the server encodes each, and the order of the files is kept. */
  async function add(files: readonly File[]) {
    const arrived: Picture[] = [];
    for (const file of files) {
      const picture = await send(file);
      if (picture) arrived.push(picture);
    }
    if (arrived.length > 0) onArrive(arrived);
  }

  return { uploads, add };
}
