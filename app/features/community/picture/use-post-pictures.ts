import { useState } from "react";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { type Picture, pictureAt } from "#app/domain/picture/picture.ts";
import { MAX_IMAGES } from "#app/domain/picture/upload.ts";
import { mistakeOf, type Upload, uploadOf, useUploads } from "#app/features/picture/use-uploads.ts";

/** A file that is not taken, by its name, and why. */
export type PictureRefusal = { readonly name: string; readonly code: ErrorCode };

function shown(picture: Picture): Upload {
  return { key: picture.src, preview: pictureAt(picture, 0), name: "", size: 0, picture };
}

function refusalOf(file: File): PictureRefusal | [] {
  const code = mistakeOf(file);
  return code ? { name: file.name, code } : [];
}

/** Chosen pictures wait here until the post is sent: a visitor may choose them before logging in. */
export function usePostPictures(initial: readonly Picture[]) {
  const { uploads: pictures, ...all } = useUploads("post", initial.map(shown));
  const [refused, setRefused] = useState<ErrorCode>();
  const [refusals, setRefusals] = useState<readonly PictureRefusal[]>([]);
  /** The number of the picture that is being sent. */
  const [sending, setSending] = useState<number>();

  function forgetRefusals(): void {
    setRefused(undefined);
    setRefusals([]);
  }

  /** Adds the files that can be used, and names those that cannot. */
  function add(files: readonly File[]): void {
    const fit = files.filter((file) => mistakeOf(file) === undefined);
    const room = MAX_IMAGES - pictures.length;
    setRefused(fit.length > room ? "upload.too_many" : undefined);
    setRefusals(files.flatMap(refusalOf));
    all.add(fit.slice(0, room).map(uploadOf));
  }

  /** One that is being sent is stopped, and so is the post: it was to have that picture. */
  function remove(key: string): void {
    forgetRefusals();
    all.remove(key);
  }

  async function sendEach(): Promise<readonly string[] | ErrorCode | undefined> {
    const sources: string[] = [];
    for (const [index, upload] of pictures.entries()) {
      if (!upload.picture) setSending(index + 1);
      const answer = upload.picture ?? (await all.send(upload));
      if (answer === "auth.login_required") setRefused(answer);
      else if (typeof answer === "string") setRefusals([{ name: upload.name, code: answer }]);
      if (typeof answer !== "object") return answer;
      sources.push(answer.src);
    }
    return sources;
  }

  /**
   * Uploads what was not uploaded yet; answers with the error code of the first that fails, and the others stay
   * uploaded. Undefined when it was stopped.
   */
  async function send(): Promise<readonly string[] | ErrorCode | undefined> {
    forgetRefusals();
    const sent = await sendEach();
    setSending(undefined);
    return sent;
  }

  function reset(files: readonly File[]): void {
    all.replaceAll([...initial.map(shown), ...files.slice(0, MAX_IMAGES).map(uploadOf)]);
  }

  const files = pictures.flatMap(({ file }) => file ?? []);
  return { pictures, files, refused, refusals, sending, add, remove, send, reset };
}
