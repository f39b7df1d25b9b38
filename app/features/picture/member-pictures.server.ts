import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { uploadIdOf } from "#app/domain/community/post-schema.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { privateUploadIdOf } from "#app/domain/picture/private-upload.ts";
import { FormError } from "#app/platform/http/form.ts";

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
