import { LOCALES } from "#app/domain/common/language/languages.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { SPEC_PATHS } from "#tests/support/browser/spec-paths.ts";
import { modulesOf, PAGES } from "#tests/support/page-modules.ts";
import { namesIn } from "./asked-names.ts";
import { deskPaths } from "./desk-paths.ts";

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

/** What stands for the parameters of other paths, by what comes before; whatever is not named is numbered. */
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
