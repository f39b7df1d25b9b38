import { appendFileSync } from "node:fs";

/** Loaded into a shop before its own files: writes down every name that anything looks up in an address. */
const seen = new Set<string>();
const file = process.env.ASKED_NAMES ?? "";

for (const method of ["get", "getAll", "has"] as const) {
  const own = URLSearchParams.prototype[method] as (name: string, ...rest: string[]) => unknown;
  URLSearchParams.prototype[method] = function noted(this: URLSearchParams, ...args: [string]) {
    const [name] = args;
    if (!seen.has(name)) {
      seen.add(name);
      appendFileSync(file, `${name}\n`);
    }
    return own.apply(this, args);
  } as never;
}
