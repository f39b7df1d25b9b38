const UPLOAD = /^(?:\/?uploads\/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const ART = /^(?:\/?pictures\/)?([a-z]{1,20}\/[a-z0-9][a-z0-9-]{0,79})$/;
const FILE_END = /(?:-\d{2,4})?\.(?:avif|webp)$/;

/** A cell of a workbook as the address of one of our own pictures; undefined for any other address. */
export function readPictureAddress(text: string): PictureAddress | undefined {
  const plain = text.trim().replace(FILE_END, "");
  const upload = UPLOAD.exec(plain)?.[1];
  if (upload) return { src: `/uploads/${upload}`, upload };
  const art = ART.exec(plain)?.[1];
  return art === undefined ? undefined : { src: `/pictures/${art}`, art };
}

/** An upload by its id, or an illustration that comes with the shop by its key. */
export type PictureAddress =
  | { readonly src: string; readonly upload: string; readonly art?: undefined }
  | { readonly src: string; readonly art: string; readonly upload?: undefined };
