import { DEFAULT_LOCALE, LOCALES } from "#app/domain/common/language/languages.ts";
import { pageNumber } from "#app/domain/common/paging.ts";
import { PART_SIZE, partsOf, sitemap } from "#app/domain/shell/seo/sitemap-parts.ts";
import { listPublicPages } from "#app/features/shell/seo/page-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageAddresses } from "#app/platform/http/page-meta.ts";
import { refusal } from "#app/platform/http/refusal.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import type { Route } from "./+types/sitemap.ts";

/** Mounted once per language: `/sitemap-en.xml`. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = LOCALES.find((each) => url.pathname === `/sitemap-${each}.xml`) ?? DEFAULT_LOCALE;
  const pages = await listPublicPages(db, now());
  const part = pageNumber(url.searchParams);
  if (part > partsOf(pages.length)) throw refusal("common.not_found");
  const shown = pages.slice((part - 1) * PART_SIZE, part * PART_SIZE);
  cachePage(context);
  return new Response(
    sitemap(shown, (path) => pageAddresses(url.origin, path, locale)),
    { headers: { "content-type": "application/xml; charset=utf-8" } },
  );
}
