import { globSync, readFileSync } from "node:fs";

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(file, "utf8");
  sources.set(file, source);
  return source;
}

/** `const CLOSED_PARAM = "closed"`, which another file may look up. */
const CONSTANTS = new Map(
  globSync("{app,server}/**/*.{ts,tsx}").flatMap((file) =>
    [...sourceOf(file).matchAll(/\bconst ([A-Z][A-Z_]+) = "([\w-]+)"/g)].map(
      ([, name = "", value = ""]) => [name, value] as const,
    ),
  ),
);

const LITERAL = /"([\w-]+)"/g;

/** Every name that a file looks up in an address, however it does so; names of forms and headers do no harm. */
export function namesIn(file: string): readonly string[] {
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
