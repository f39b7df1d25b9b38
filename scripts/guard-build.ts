import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Guard } from "#tests/guards/guard.ts";
import { BUILD_DIR, BUILD_MARK, sourceHash } from "./build.ts";

/** The same source text however its lines are broken. */
export function sameText(text: string): RegExp {
  const words = text.match(/\w+|[^\w\s]/g) ?? [];
  return new RegExp(words.map((word) => word.replace(/\W/, "\\$&")).join("\\s*"), "g");
}

/**
 * Also removes a guard from the built server if its text is there once, because a new build takes a minute. Otherwise
 * the build no longer fits its sources, and is made again. Answers with what puts it back.
 */
export function takeOutOfBuild(copy: string, { find, put }: Guard): () => void {
  const wanted = sameText(find);
  const places = globSync(join(copy, BUILD_DIR, "server/**/*.js")).flatMap((path) => {
    const text = readFileSync(path, "utf8");
    return Array.from(text.matchAll(wanted), () => ({ path, text }));
  });
  const [place] = places;
  if (!place || places.length > 1) return () => {};
  const mark = join(copy, BUILD_MARK);
  const before = readFileSync(mark, "utf8");
  writeFileSync(
    place.path,
    place.text.replace(wanted, () => put),
  );
  writeFileSync(mark, sourceHash(copy));
  return () => {
    writeFileSync(place.path, place.text);
    writeFileSync(mark, before);
  };
}
