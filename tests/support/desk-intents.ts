import { readFileSync } from "node:fs";
import { modulesOf, PAGES } from "./page-modules.ts";

export type DeskPage = { readonly page: string; readonly intents: readonly string[] };

/** What reads the name of the form that was sent. */
const READS = /\.get\("intent"\)|\bintent: z\s*\.(?:literal|enum)\(/;
/** What only shows forms, or asks which of them is on its way. */
const NO_READER = /\.tsx$|fresh-factor|ask-factor/;

const NAMES = [
  /\bcase "(\w+)":/g,
  /\bintent === "(\w+)"/g,
  /\.get\("intent"\) [!=]== "(\w+)"/g,
  /\bintent: z\s*\.literal\("(\w+)"\)/g,
];
/** A table of handlers, by the name of the form. */
const HANDLER = /^ {4}(\w+): (?:async )?\(/gm;
const LISTS = [/\bintent: z\s*\.enum\(\[([^\]]*)\]/g, /_INTENTS = \[([^\]]*)\] as const/g];

/** Every page and address of the desk that changes something, with the names of the forms that it takes. */
export const DESK_PAGES: readonly DeskPage[] = PAGES.map(({ path, files }) => ({
  page: path.replace(/^\/|\/$/g, ""),
  own: files.at(-1) ?? "",
}))
  .filter(({ page }) => /^(?:api\/)?admin(?:\/|$)/.test(page))
  .filter(({ own }) =>
    /^export (?:async )?(?:function|const) action\b/m.test(readFileSync(own, "utf8")),
  )
  .map(({ page, own }) => ({ page, intents: intentsOf(own) }));

/** A page that reads no name takes one form, without a name. */
function intentsOf(own: string): readonly string[] {
  const files = [...modulesOf(own)].filter((file) => file === own || !NO_READER.test(file));
  const named = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return READS.test(text) || /_INTENTS = \[/.test(text) ? namesIn(file, text) : [];
  });
  return [...new Set(named)].sort();
}

function namesIn(file: string, text: string): string[] {
  const patterns = file.endsWith(".server.ts") ? [...NAMES, HANDLER] : NAMES;
  const single = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name));
  const listed = LISTS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, list = ""]) => list.match(/\w+/g) ?? []),
  );
  return [...single, ...listed].flatMap((name) => name ?? []);
}
