import { copyActionFor } from "#app/domain/reservation/offline/copy-actions.ts";
import { assetPathsIn } from "#app/domain/reservation/offline/offline-lines.ts";

/** Saves all that a page needs to be shown; fails where one of it does not arrive. */
export async function saveFilesOf(text: string, cache: Cache): Promise<void> {
  const named = assetPathsIn(text);
  await Promise.all(named.map((file) => saveFile(cache, file)));
  // Those that the style sheets name: the Thai ones.
  const sheets = named.filter((file) => file.endsWith(".css"));
  const texts = sheets.map(async (sheet) => (await cache.match(sheet, EACH))?.text());
  const fonts = assetPathsIn((await Promise.all(texts)).join("\n"));
  await Promise.all(
    fonts.filter((file) => file.endsWith(".woff2")).map((file) => saveFile(cache, file)),
  );
  await Promise.all(loadedFiles().map((file) => saveFile(cache, file, true)));
}

const EACH = { ignoreVary: true };

/** A file of an older build may be gone; one that the network lost fails the whole. */
async function saveFile(cache: Cache, path: string, mayBeGone = false): Promise<void> {
  if (await cache.match(path, EACH)) return;
  const answer = await fetch(path);
  const action = copyActionFor(answer);
  if (mayBeGone && action === "delete") return;
  if (action !== "save") throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer);
}

/** Messages, fonts and pictures that no document names are saved with the open page. */
function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const shown = [...document.images].map(({ currentSrc }) => currentSrc);
  const ours = [...loaded.filter((url) => url.includes("/assets/")), ...shown].filter((url) =>
    url.startsWith(`${location.origin}/`),
  );
  return [...new Set(["/icon.svg", ...ours.map((url) => new URL(url).pathname)])];
}
