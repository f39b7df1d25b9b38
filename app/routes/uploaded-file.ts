import { storedFormatOf } from "#app/domain/picture/upload.ts";
import { storedFile } from "#app/features/picture/member-pictures.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { Route } from "./+types/uploaded-file.ts";

/** An uploaded picture. Its name is never reused, so a browser may cache it for good. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const format = orNotFound(storedFormatOf(params.file));
  const bytes = await storedFile(servicesOf(context), params.file);
  return new Response(bytes, {
    headers: {
      "content-type": `image/${format}`,
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'",
    },
  });
}
