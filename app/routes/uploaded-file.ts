import { storedFormatOf } from "#app/domain/upload.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import type { Route } from "./+types/uploaded-file.ts";

/** A picture that somebody sent. Its name is never given again, so a browser may keep it for good. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const format = found(storedFormatOf(params.file));
  const bytes = found(await servicesOf(context).storage.get(params.file));
  return new Response(bytes, {
    headers: {
      "content-type": `image/${format}`,
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'",
    },
  });
}
