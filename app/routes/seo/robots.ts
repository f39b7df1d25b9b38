import { robots } from "#app/domain/shell/seo/robots-text.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import type { Route } from "./+types/robots.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  cachePage(context);
  return new Response(robots(`${url.origin}/sitemap.xml`), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
