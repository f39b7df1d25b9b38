import { rm } from "node:fs/promises";
import { LOCALES, type Locale } from "#app/domain/common/language/languages.ts";
import { localized } from "#app/platform/i18n/request-locale.ts";
import { SPEC_PATHS } from "#tests/support/browser/spec-paths.ts";
import { startShop, temporaryDirectory } from "#tests/support/server/shop-process.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const VIEWERS = { visitor: undefined, member: "demo", staff: "owner" } as const;

export type RouteRow = { readonly path: string } & {
  readonly [Cell in `${keyof typeof VIEWERS}_${Locale}`]: string;
};

/** What each path of the specification answers to a visitor, a member and staff, in every language. */
export async function routeTable(url: string): Promise<RouteRow[]> {
  const cookies = Object.fromEntries(
    await Promise.all(
      Object.entries(VIEWERS).map(async ([viewer, id]) => [viewer, await signInCookie(url, id)]),
    ),
  ) as Record<keyof typeof VIEWERS, string>;

  const rows: RouteRow[] = [];
  for (const { path, example } of SPEC_PATHS) {
    const cells: Record<string, string> = {};
    for (const viewer of Object.keys(VIEWERS) as (keyof typeof VIEWERS)[]) {
      for (const locale of LOCALES) {
        // The desk has no language in its paths; the cookie chooses.
        const address = url + localized(example, locale);
        cells[`${viewer}_${locale}`] = await answer(address, cookies[viewer], locale);
      }
    }
    rows.push({ path, ...cells } as RouteRow);
  }
  return rows;
}

/** The status, and where a redirect leads without its query. */
async function answer(address: string, cookie: string, lang: Locale): Promise<string> {
  const headers = { cookie: `lang=${lang}; ${cookie}` };
  const response = await fetch(address, { redirect: "manual", headers });
  const text = await response.text();
  const spoken = /<html[^>]* lang="(\w+)"/.exec(text)?.[1];
  if (spoken && spoken !== lang) return `${response.status} in ${spoken}`;
  const target = response.headers.get("location");
  return target ? `${response.status} ${target.replace(/\?.*/, "")}` : String(response.status);
}

if (import.meta.main) {
  const dataDir = await temporaryDirectory();
  const shop = await startShop({ DATA_DIR: dataDir });
  console.table(await routeTable(shop.url));
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
}
