import { robots } from "#app/domain/seo/robots.ts";
import { keepPage } from "#app/platform/page-keep.server.ts";
import type { Route } from "./+types/robots.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  keepPage(context, []);
  return new Response(robots(`${url.origin}/sitemap.xml`), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
