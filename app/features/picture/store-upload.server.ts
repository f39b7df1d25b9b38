import { randomUUID } from "node:crypto";
import { isDatabaseAway } from "#app/db/connection/database-away.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { fileNameOf, privateSource } from "#app/domain/picture/private-upload.ts";
import { imageKindOf, MAX_IMAGE_BYTES } from "#app/domain/picture/upload.ts";
import type { EncodePicture } from "#app/integrations/picture/picture-encoder.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Storing = Pick<Services, "db" | "storage"> & { readonly encode: EncodePicture };

/** Stores an upload under a generated name; on failure no file remains, unless its row may be there. */
export async function storeUpload(
  { db, storage, encode }: Storing,
  memberId: string,
  bytes: Uint8Array,
  { isPrivate = false }: { readonly isPrivate?: boolean } = {},
): Promise<Picture> {
  if (bytes.length > MAX_IMAGE_BYTES) throw new AppError("upload.too_large");
  if (!imageKindOf(bytes)) throw new AppError("upload.not_an_image");
  const encoded = await encode(bytes);
  if ("refused" in encoded) throw new AppError(encoded.refused);
  const { files, ...facts } = encoded.picture;

  const id = randomUUID();
  const src = isPrivate ? privateSource(id) : `/uploads/${id}`;
  const picture = { src, ...facts };
  const nameOf = (file: (typeof files)[number]) => fileNameOf({ src, id, ...file });
  try {
    for (const file of files) await storage.put(nameOf(file), file.bytes);
    await db.insert(uploads).values({ id, picture, memberId, isPrivate });
  } catch (cause) {
    // The row may be stored although nothing answered; files without a row are swept a day later.
    if (isDatabaseAway(cause)) throw cause;
    await Promise.allSettled(files.map((file) => storage.remove(nameOf(file))));
    throw cause;
  }
  return picture;
}
