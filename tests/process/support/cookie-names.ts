import { globSync, readFileSync } from "node:fs";

/** Files that read or write a cookie, and every word in them that could be its name: others do no harm. */
export const COOKIE_NAMES: readonly string[] = [
  ...new Set(
    globSync("{app,server}/**/*.{ts,tsx}", { exclude: ["**/*.test.ts"] })
      .map((file) => readFileSync(file, "utf8"))
      .filter((source) => /Max-Age=\$|document\.cookie/.test(source))
      .flatMap((source) => [...source.matchAll(/(?<!from )"((?:__Host-)?[a-z]+(?:-[a-z]+)*)"/g)])
      .map(([, name = ""]) => name),
  ),
].flatMap((name) => (name.startsWith("__Host-") ? [name] : [name, `__Host-${name}`]));
