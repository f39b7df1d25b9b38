import { LOCALES } from "#app/domain/common/language/languages.ts";
import { listPath } from "#app/domain/common/paging.ts";
import { partsOf, sitemapIndex } from "#app/domain/shell/seo/sitemap-parts.ts";
import { listPublicPages } from "#app/features/shell/seo/page-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import type { Route } from "./+types/sitemap-index.ts";

/** One file per language, more where a language has too many pages for one. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const parts = partsOf((await listPublicPages(db, now())).length);
  const files = LOCALES.flatMap((locale) =>
    Array.from({ length: parts }, (_, index) =>
      listPath(`${url.origin}/sitemap-${locale}.xml`, {}, index + 1),
    ),
  );
  cachePage(context);
  return new Response(sitemapIndex(files), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}
