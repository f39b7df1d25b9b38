import { useState } from "react";
import type { ErrorCode } from "#app/domain/errors.ts";
import { type Picture, pictureAt } from "#app/domain/picture/picture.ts";
import { MAX_IMAGE_BYTES, MAX_IMAGES } from "#app/domain/picture/upload.ts";
import { sendPicture } from "#app/platform/browser/send-picture.ts";

export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"];

/** A picture on its way into a post: chosen here (`file`), sent already (`src`), or both. */
export type PostPicture = {
  readonly key: string;
  readonly preview: string;
  readonly file?: File;
  readonly src?: string;
};

let lastKey = 0;

function chosen(file: File): PostPicture {
  lastKey += 1;
  return { key: `file-${lastKey}`, preview: URL.createObjectURL(file), file };
}

function shown(picture: Picture): PostPicture {
  return { key: picture.src, preview: pictureAt(picture, 0), src: picture.src };
}

/** Chosen pictures wait here until the post is sent: a visitor may choose them before logging in. */
export function usePostPictures(initial: readonly Picture[]) {
  const [pictures, setPictures] = useState(() => initial.map(shown));
  const [refused, setRefused] = useState<ErrorCode>();
  const [sending, setSending] = useState<number>();

  /** Adds the files that can be used, and shows the error of the first that cannot. */
  function add(files: readonly File[]): void {
    const fit = files.filter((file) => mistakeOf(file) === undefined);
    const room = MAX_IMAGES - pictures.length;
    const wrong = files.map(mistakeOf).find((code) => code !== undefined);
    setRefused(fit.length > room ? "upload.too_many" : wrong);
    setPictures([...pictures, ...fit.slice(0, room).map(chosen)]);
  }

  function remove(key: string): void {
    setRefused(undefined);
    const gone = pictures.find((picture) => picture.key === key);
    if (gone?.file) URL.revokeObjectURL(gone.preview);
    setPictures(pictures.filter((picture) => picture.key !== key));
  }

  /** Uploads what was not uploaded yet; answers with the error code of the first that fails, and the others stay uploaded. */
  async function send(): Promise<readonly string[] | ErrorCode> {
    setRefused(undefined);
    const arrived: PostPicture[] = [...pictures];
    for (const [index, picture] of pictures.entries()) {
      if (picture.src || !picture.file) continue;
      setSending(index + 1);
      const answer = await sendPicture(picture.file, "post");
      if ("code" in answer) {
        setSending(undefined);
        setPictures(arrived);
        setRefused(answer.code);
        return answer.code;
      }
      arrived[index] = { ...picture, src: answer.src };
    }
    setSending(undefined);
    setPictures(arrived);
    return arrived.flatMap(({ src }) => src ?? []);
  }

  function reset(files: readonly File[]): void {
    setPictures([...initial.map(shown), ...files.slice(0, MAX_IMAGES).map(chosen)]);
  }

  const files = pictures.flatMap(({ file }) => file ?? []);
  return { pictures, files, refused, sending, add, remove, send, reset };
}

function mistakeOf({ type, size }: File): ErrorCode | undefined {
  if (!PICTURE_TYPES.includes(type)) return "upload.not_an_image";
  return size > MAX_IMAGE_BYTES ? "upload.too_large" : undefined;
}
