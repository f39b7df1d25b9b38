import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { uploads } from "#app/db/schema/upload.ts";
import { uploadIdOf } from "#app/domain/community/post-form.ts";
import type { Picture } from "#app/domain/picture.ts";
import { FormError } from "#app/platform/http/form.ts";

/** What is shown already, and what its author sent: nobody shows another's picture. */
export async function memberPictures(
  tx: Database,
  memberId: string,
  sources: readonly string[],
  shown: readonly Picture[],
): Promise<readonly Picture[]> {
  const ids = sources.flatMap((src) => uploadIdOf(src) ?? []);
  const sent = await tx
    .select({ picture: uploads.picture })
    .from(uploads)
    .where(and(inArray(uploads.id, ids), eq(uploads.memberId, memberId)))
    // What is put to use now is not swept away meanwhile.
    .for("share");
  const known = [...shown, ...sent.map(({ picture }) => picture)];
  const pictures = sources.flatMap((src) => known.find((each) => each.src === src) ?? []);
  if (pictures.length < sources.length) throw new FormError({ picture: "common.bad_request" });
  return pictures;
}
