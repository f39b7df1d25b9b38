import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { uploadIdOf } from "#app/domain/community/post-schema.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { privateUploadIdOf } from "#app/domain/picture/private-upload.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { diskFault } from "#app/platform/http/disk-fault.ts";
import { FormError } from "#app/platform/http/form.ts";
import { orNotFound, refusal } from "#app/platform/http/refusal.ts";

/** Pictures already shown, and uploads by the author: another member's upload may not be used. */
export async function memberPictures(
  tx: Database,
  memberId: string,
  sources: readonly string[],
  shown: readonly Picture[],
): Promise<readonly Picture[]> {
  const ids = sources.flatMap((src) => uploadIdOf(src) ?? privateUploadIdOf(src) ?? []);
  const sent = await tx
    .select({ picture: uploads.picture })
    .from(uploads)
    .where(and(inArray(uploads.id, ids), eq(uploads.memberId, memberId)))
    // Locked, so that the sweep of unused uploads does not delete it meanwhile.
    .for("share");
  const known = [...shown, ...sent.map(({ picture }) => picture)];
  const pictures = sources.flatMap((src) => known.find((each) => each.src === src) ?? []);
  if (pictures.length < sources.length) throw new FormError({ picture: "common.bad_request" });
  return pictures;
}

/** The bytes of a stored file; 404 where there is none, and 503 while the storage is away. */
export async function storedFile(
  { storage, log }: Pick<Services, "storage" | "log">,
  name: string,
) {
  const bytes = await storage.get(name).catch((cause: unknown) => {
    const code = diskFault(cause);
    if (!code) throw cause;
    log.error({ err: cause }, "the storage of pictures is away");
    throw refusal(code);
  });
  return orNotFound(bytes);
}
