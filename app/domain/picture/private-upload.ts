import { PICTURE_FORMATS, type Picture, type PictureFormat } from "./picture.ts";
import { storedFormatOf, storedName } from "./upload.ts";

/** Files that only some may read have names that the public address never matches. */
const PREFIX = "private-";
const SOURCE = /^\/uploads\/private\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function privateSource(id: string): string {
  return `/uploads/private/${id}`;
}

/** The upload behind the address of a private picture. */
export function privateUploadIdOf(src: string): string | undefined {
  return SOURCE.exec(src)?.[1];
}

export function privateName(name: string): string {
  return `${PREFIX}${name}`;
}

/** The upload and the format of a file that is asked for; anything but such a name is 404. */
export function privateFileOf(
  name: string,
): { readonly id: string; readonly format: PictureFormat } | undefined {
  const format = storedFormatOf(name);
  return format && { id: name.slice(0, 36), format };
}

/** The upload that a file in the storage belongs to; undefined for a file that is not ours. */
export function uploadOfFile(name: string): string | undefined {
  const own = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name;
  return privateFileOf(own)?.id;
}

type Stored = Parameters<typeof storedName>[0] & Pick<Picture, "src">;

type Uploaded = { readonly id: string; readonly picture: Pick<Picture, "src" | "widths"> };

/** The name of a file of a picture in the storage, whichever kind the picture is. */
export function fileNameOf({ src, ...file }: Stored): string {
  const name = storedName(file);
  return privateUploadIdOf(src) ? privateName(name) : name;
}

/** The names of all files of an upload. */
export function fileNamesOf({ id, picture: { src, widths } }: Uploaded): string[] {
  return widths.flatMap((width) =>
    PICTURE_FORMATS.map((format) => fileNameOf({ src, id, width, format })),
  );
}
