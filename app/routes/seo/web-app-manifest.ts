import { DEFAULT_LOCALE, LOCALES } from "#app/domain/common/language/languages.ts";
import { BRAND } from "#app/domain/company/brand.ts";
import { manifestPath } from "#app/platform/http/manifest-path.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { localized } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import type { Route } from "./+types/web-app-manifest.ts";

const DAY = "public, max-age=86400";
const ICONS = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-full-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** Mounted once per language, which its name says: `/manifest.en.webmanifest`. */
export function loader({ url, context }: Route.LoaderArgs) {
  const locale = LOCALES.find((each) => url.pathname === manifestPath(each)) ?? DEFAULT_LOCALE;
  const name = translator(locale)("frame:brand");
  cachePage(context);
  const manifest = {
    id: "/",
    name: [...new Set([name, BRAND.name])].join(" "),
    short_name: name,
    lang: locale,
    start_url: localized("/reservation", locale),
    scope: "/",
    // iPhones know no "minimal-ui": there the shop would open in Safari, which deletes vouchers after a week.
    display: "standalone",
    display_override: ["minimal-ui"],
    theme_color: "#0e7a4b",
    background_color: "#ffffff",
    icons: ICONS,
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json", "cache-control": DAY },
  });
}
