import { createHash } from "node:crypto";

const SCRIPTS = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** The inline scripts of a page, as a content security policy names them. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(SCRIPTS)]
    .filter(([, attributes = "", code]) => code && isRun(attributes))
    .map(([, , code = ""]) => createHash("sha256").update(code).digest("base64"));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** Not what is fetched from a file of ours, nor data that is only read. */
function isRun(attributes: string): boolean {
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? "module";
  return !/\bsrc=/.test(attributes) && ["module", "text/javascript", ""].includes(type);
}
