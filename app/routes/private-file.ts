import { privateFileOf, privateName } from "#app/domain/picture/private-upload.ts";
import { mayReadFile } from "#app/features/help/question/private-file-rights.server.ts";
import { storedFile } from "#app/features/picture/member-pictures.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { orNotFound, refusal } from "#app/platform/http/refusal.ts";
import { readerOf } from "#app/platform/session/page-guards.server.ts";
import type { Route } from "./+types/private-file.ts";

/** A picture of a question. To all but its readers it does not exist. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { id, format } = orNotFound(privateFileOf(params.file));
  if (!(await mayReadFile(services.db, await readerOf(context), id)))
    throw refusal("common.not_found");
  const bytes = await storedFile(services, privateName(params.file));
  return new Response(bytes, {
    headers: {
      "content-type": `image/${format}`,
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'",
      "x-robots-tag": "noindex",
    },
  });
}
