import { globSync, readFileSync, statSync } from "node:fs";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/domain/common/language/languages.ts";
import { localeOfPath } from "#app/platform/i18n/request-locale.ts";
import { declaredWords, PAGES } from "#tests/support/page-modules.ts";

const CLIENT = "build/client";
/** What `root.tsx` fetches on every page once it answers to taps. */
const AFTERWARDS = "pretendard.client";

type Script = { readonly module: string; readonly imports: readonly string[] };
type Route = Script & {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly hasDefaultExport: boolean;
};
type Manifest = { readonly entry: Script; readonly routes: Readonly<Record<string, Route>> };

export type BuiltPage = {
  readonly path: string;
  /** What the page's own HTML asks for. */
  readonly scripts: readonly string[];
  /** Compressed bytes of all that a first visit fetches automatically, in the heavier language. */
  readonly weight: number;
};

/** Every page of the shop as it was built, without the admin pages. */
export function builtPages(): BuiltPage[] {
  const { entry, routes } = manifest();
  return (
    Object.values(routes)
      .filter((route) => route.hasDefaultExport && !isLayout(route, routes))
      .map((route) => ({ path: pathOf(route, routes), branch: branchOf(route, routes) }))
      // Other languages mount the same files under their prefix.
      .filter(({ path }) => localeOfPath(path) === DEFAULT_LOCALE && !/^\/admin(\/|$)/.test(path))
      .map(({ path, branch }) => {
        const scripts = closure(
          [entry, ...branch].flatMap((each) => [each.module, ...each.imports]),
        );
        const spoken = LOCALES.map((locale) =>
          sizeOf(closure([...scripts, ...messagesOf(locale, path), ...assets(AFTERWARDS)])),
        );
        return { path, scripts, weight: Math.max(...spoken) };
      })
  );
}

function assets(name: string): string[] {
  return globSync(`${CLIENT}/assets/${name}-*.js`).map((file) => file.slice(CLIENT.length));
}

export function codeOf(script: string): string {
  return readFileSync(CLIENT + script, "utf8");
}

function manifest(): Manifest {
  const [script = ""] = assets("manifest");
  return JSON.parse(codeOf(script).replace(/^[^{]*|;\s*$/g, "")) as Manifest;
}

/** A page may have others over it; a layout has no address. */
function isLayout({ id, path }: Route, routes: Manifest["routes"]): boolean {
  return !path && Object.values(routes).some(({ parentId }) => parentId === id);
}

function branchOf(route: Route, routes: Manifest["routes"]): Route[] {
  const parent = route.parentId && routes[route.parentId];
  return parent ? [...branchOf(parent, routes), route] : [route];
}

/** The Korean address, with a placeholder for its parameters. */
function pathOf(route: Route, routes: Manifest["routes"]): string {
  const path = branchOf(route, routes)
    .map((each) => each.path ?? "")
    .join("/");
  return `/${path}`
    .replaceAll(/:\w+/g, "x")
    .replaceAll(/\/+/g, "/")
    .replace(/(.)\/$/, "$1");
}

/** The message files that `locales/message-files.client.ts` fetches before the page can be used. */
function messagesOf(locale: Locale, path: string): string[] {
  const loader = assets("shell").map(codeOf).join("\n");
  const route = PAGES.find((page) => page.path.replaceAll(/:\w+/g, "x") === path);
  const areas = new Set(declaredWords(route?.files ?? []));
  const files = ["core\\.ts", ...[...areas].map((area) => `\\w+/${area}\\.json`)];
  return files.map((name) => {
    const built = new RegExp(`"\\./${locale}/${name}":[^\`]*\\bimport\\(\`\\./([^\`]+)\``);
    const file = built.exec(loader)?.[1];
    if (!file) throw new Error(`no file was built for ${name}`);
    return `/assets/${file}`;
  });
}

/** With all that they cannot start without. */
function closure(scripts: readonly string[]): string[] {
  const found = new Set<string>();
  const follow = (script: string) => {
    if (found.has(script)) return;
    found.add(script);
    for (const [, name = ""] of codeOf(script).matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+\.js)"/g)) {
      follow(`/assets/${name}`);
    }
  };
  for (const script of scripts) follow(script);
  return [...found];
}

/** The server sends the file that the build compressed with brotli. */
export function sizeOf(scripts: readonly string[]): number {
  return scripts.reduce((sum, script) => sum + statSync(`${CLIENT}${script}.br`).size, 0);
}
