import { globSync, readFileSync } from "node:fs";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { SPEC_PATHS } from "#tests/support/browser/spec-paths.ts";
import { modulesOf, PAGES } from "#tests/support/page-modules.ts";
import { deskPaths } from "./desk-paths.ts";

const sources = new Map<string, string>();

/** `const CLOSED_PARAM = "closed"`, which another file may look up. */
const CONSTANTS = new Map(
  globSync("{app,server}/**/*.{ts,tsx}").flatMap((file) =>
    [...sourceOf(file).matchAll(/\bconst ([A-Z][A-Z_]+) = "([\w-]+)"/g)].map(
      ([, name = "", value = ""]) => [name, value] as const,
    ),
  ),
);

const LITERAL = /"([\w-]+)"/g;

export type Address = {
  /** As in the route table: `/caddy/:id`. */
  readonly pattern: string;
  /** One that is there in the demo, where one is known. */
  readonly path: string;
  /** The names that its code looks up in its query. */
  readonly names: readonly string[];
};

const TOKEN = "A".repeat(32);
const KNOWN = new Map<string, string>([
  ...SPEC_PATHS.map(({ path, example }) => [path.replace(/\{(\w+)\}/g, ":$1"), example] as const),
  ...deskPaths().map(({ pattern, path }) => [pattern, path] as const),
]);

/** What stands for the parameters of other paths, by what comes before; all others are numbered. */
const EXAMPLES: readonly (readonly [start: RegExp, values: readonly string[]])[] = [
  [/^\/(?:api|preview)\/course\//, ["th-siam-old"]],
  [/^\/(?:api|preview)\/hotel\//, ["ht-gcp-t21"]],
  [/^\/(?:api|preview)\/caddy\//, ["cad-001"]],
  [/^\/reservation\//, [KNOWN.get("/reservation/:reservation_id")?.split("/").at(-1) ?? ""]],
  [/^\/community\/author\//, [demoMemberId("guest")]],
  [/^\/(?:trip|pay)\//, [TOKEN, "1"]],
  [/^\/api\/auth\//, ["google"]],
  [/^\/og\//, ["course", "th-siam-old"]],
];

/** Every address of the route table once, without its other languages. */
export const ADDRESSES: readonly Address[] = PAGES.filter(
  ({ path }) => !LOCALES.includes(path.split("/")[1] as (typeof LOCALES)[number]),
).map(({ path, files }) => {
  const pattern = path.replace(/(.)\/$/, "$1");
  const seen = new Set<string>();
  for (const file of ["app/root.tsx", ...files]) modulesOf(file, undefined, seen);
  return {
    pattern,
    path: KNOWN.get(pattern.replace(/^\/admin\/$/, "/admin")) ?? exampleOf(pattern),
    names: [...new Set([...seen].flatMap(namesIn))],
  };
});

function exampleOf(pattern: string): string {
  const [, values = []] = EXAMPLES.find(([start]) => start.test(pattern)) ?? [];
  let at = 0;
  return pattern.replace("*", "no-such-page").replace(/:\w+/g, () => values[at++] ?? "1");
}

function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(file, "utf8");
  sources.set(file, source);
  return source;
}

/** Every name that a file looks up in an address, however it does so; names of forms and headers do no harm. */
function namesIn(file: string): readonly string[] {
  const source = sourceOf(file);
  const found = (pattern: RegExp) => [...source.matchAll(pattern)];
  const literals = (pattern: RegExp) =>
    found(pattern).flatMap(([, text = ""]) => [...text.matchAll(LITERAL)].map(([, name]) => name));
  const closures = found(/const (\w+) = \(name\b[^=]*=>[^;]*?\.(?:get|getAll|has)\(name\)/g);
  return [
    // search.get("page"), choiceParam(search, "role", ROLES)
    ...literals(/(\.(?:get|getAll|has)\(\s*"[\w-]+")/g),
    ...literals(/Param\(\s*[\w.]+,\s*("[\w-]+")/g),
    // search.has(CLOSED_PARAM)
    ...found(/\.(?:get|getAll|has)\(([A-Z][A-Z_]+)\)/g).map(([, name = ""]) => CONSTANTS.get(name)),
    // ["kind", "by"].map((name) => search.get(name))
    ...literals(/(\[[\s"\w,-]+\])\s*\.(?:map|flatMap)\(\(name\)/g),
    // const read = (name) => search.get(name), then read("course")
    ...closures.flatMap(([, name]) => literals(new RegExp(`\\b${name}\\(("[\\w-]+")\\)`, "g"))),
    // { date: readDay, players: readCount }
    ...found(/\b(\w+): (?:read[A-Z]\w*|\(text\b)/g).map(([, name]) => name),
  ].filter((name) => name !== undefined);
}
