import { existsSync, readFileSync } from "node:fs";
import routes from "../../app/routes.ts";

type RouteEntry = {
  readonly path?: string;
  readonly file: string;
  readonly children?: readonly RouteEntry[];
};

type Page = { readonly path: string; readonly files: readonly string[] };

/** Every route with the files of its layouts and, last, its own. */
export const PAGES: readonly Page[] = pagesIn(routes as readonly RouteEntry[]);

function pagesIn(
  entries: readonly RouteEntry[],
  prefix = "",
  layouts: readonly string[] = [],
): Page[] {
  return entries.flatMap(({ path = "", file, children }) => {
    const full = `${prefix}/${path}`.replaceAll(/\/+/g, "/");
    const own = `app/${file}`;
    const page = { path: full, files: [...layouts, own] };
    if (!children) return [page];
    // A page may have dialogs over it that have addresses, too.
    const self = file.startsWith("routes/") ? [page] : [];
    return [...self, ...pagesIn(children, full, page.files)];
  });
}

/** The words that these routes declare: `export const handle = { words: [...] }`. */
export function declaredWords(files: readonly string[]): string[] {
  const handle = /^export const handle = \{\s*words: (\[[^\]]*\])/m;
  const lists = files.map((file) => handle.exec(readFileSync(file, "utf8"))?.[1] ?? "");
  return lists.flatMap((list) => [...list.matchAll(/"(\w+)"/g)].map(([, area = ""]) => area));
}

/** A file with all that it imports, and what those import. */
export function modulesOf(
  file: string,
  isFollowed = (_path: string) => true,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, "utf8").matchAll(
    /^(?:import|export) (?!type)[^;]*?from "([^"]+)"|import\("([^"]+)"\)/gm,
  );
  for (const [, stated, lazy] of imports) {
    const target = resolve(file, stated ?? lazy ?? "");
    if (target && isFollowed(target)) modulesOf(target, isFollowed, seen);
  }
  return seen;
}

/** The modules among these that a browser loads. */
export function browserModulesOf(file: string): Set<string> {
  return modulesOf(file, isForBrowser);
}

export function isForBrowser(path: string): boolean {
  return !/\.server\.ts$|^app\/locales\//.test(path);
}

function resolve(from: string, name: string): string | undefined {
  const path = name.startsWith("#app/")
    ? `app/${name.slice(5)}`
    : name.startsWith(".")
      ? new URL(name, `file:///${from}`).pathname.slice(1)
      : "";
  return /\.tsx?$/.test(path) && existsSync(path) ? path : undefined;
}
