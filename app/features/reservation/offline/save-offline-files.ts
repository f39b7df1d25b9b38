import { copyActionFor } from "#app/domain/reservation/offline/copy-actions.ts";
import { assetPathsIn } from "#app/domain/reservation/offline/offline-lines.ts";

/** Saves all that a page needs to be shown; fails where one of it does not arrive. */
export async function saveFilesOf(text: string, files: Cache): Promise<void> {
  const named = assetPathsIn(text);
  await Promise.all(named.map((file) => saveFile(files, file)));
  const fonts = await fontsIn(files, named);
  await Promise.all(fonts.map((file) => saveFile(files, file)));
  await Promise.all(loadedFiles().map((file) => saveFile(files, file, true)));
}

/** A file of an older build may be gone; one that the network lost on the way makes the whole fail. */
async function saveFile(files: Cache, path: string, mayBeGone = false): Promise<void> {
  if (await files.match(path, { ignoreVary: true })) return;
  const answer = await fetch(path);
  const action = copyActionFor(answer);
  if (mayBeGone && action === "delete") return;
  if (action !== "save") throw new Error(`${path}: ${answer.status}`);
  await files.put(path, answer);
}

/** Those that the style sheets name: the Thai ones. */
async function fontsIn(files: Cache, named: readonly string[]): Promise<string[]> {
  const sheets = named.filter((file) => file.endsWith(".css"));
  const texts = await Promise.all(
    sheets.map(async (sheet) => (await files.match(sheet, { ignoreVary: true }))?.text()),
  );
  return assetPathsIn(texts.join("\n")).filter((file) => file.endsWith(".woff2"));
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
