import { useState } from "react";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { type Picture, pictureAt } from "#app/domain/picture/picture.ts";
import { MAX_IMAGE_BYTES, MAX_IMAGES } from "#app/domain/picture/upload.ts";
import type { PictureRefusal, PostPicture } from "./post-picture.ts";
import { useSendPictures } from "./use-send-pictures.ts";

export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"];

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
  const [refusals, setRefusals] = useState<readonly PictureRefusal[]>([]);
  const sending = useSendPictures({
    pictures,
    onChange: (key, to) =>
      setPictures((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each))),
    onRefused: ({ name }, code) => {
      if (code === "auth.login_required") setRefused(code);
      else setRefusals([{ name, code }]);
    },
  });

  /** Adds the files that can be used, and names those that cannot. */
  function add(files: readonly File[]): void {
    const fit = files.filter((file) => mistakeOf(file) === undefined);
    const room = MAX_IMAGES - pictures.length;
    setRefused(fit.length > room ? "upload.too_many" : undefined);
    setRefusals(
      files.flatMap((file) => {
        const code = mistakeOf(file);
        return code ? { name: file.name, code } : [];
      }),
    );
    setPictures([...pictures, ...fit.slice(0, room).map(chosen)]);
  }

  /** One that is being sent is stopped, and so is the post: it was to have that picture. */
  function remove(key: string): void {
    sending.stop();
    setRefused(undefined);
    setRefusals([]);
    const gone = pictures.find((picture) => picture.key === key);
    if (gone?.file) URL.revokeObjectURL(gone.preview);
    setPictures((all) => all.filter((picture) => picture.key !== key));
  }

  function send() {
    setRefused(undefined);
    setRefusals([]);
    return sending.send();
  }

  function reset(files: readonly File[]): void {
    setPictures([...initial.map(shown), ...files.slice(0, MAX_IMAGES).map(chosen)]);
  }

  const files = pictures.flatMap(({ file }) => file ?? []);
  return { pictures, files, refused, refusals, sending: sending.sending, add, remove, send, reset };
}

function mistakeOf({ type, size }: File): ErrorCode | undefined {
  if (!PICTURE_TYPES.includes(type)) return "upload.not_an_image";
  return size > MAX_IMAGE_BYTES ? "upload.too_large" : undefined;
}
