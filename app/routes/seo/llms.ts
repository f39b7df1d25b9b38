import { llms } from "#app/domain/shell/seo/llms-text.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import type { Route } from "./+types/llms.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  cachePage(context);
  return new Response(llms(url.origin), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
