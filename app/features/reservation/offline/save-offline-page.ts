import { copyActionFor, savingActionFor } from "#app/domain/reservation/offline/cache-strategy.ts";
import { assetPathsIn, type SavedPage } from "#app/domain/reservation/offline/offline-lines.ts";
import {
  fileStoreOf,
  isOfUnusedBuild,
  pageStoreOf,
} from "#app/domain/reservation/offline/offline-stores.ts";

export type OfflineStore = {
  readonly pages: Cache;
  readonly files: Cache;
  readonly buildId: string;
  readonly memberId: string;
};

const SAVED_AT = "x-kept-at";
const UNTIL = "x-kept-until";
const BUILD = "x-kept-build";
/** A page saved within these minutes is not fetched again. */
const FRESH_MS = 10 * 60_000;

/** A logout deletes the stores: what is put into a deleted store is never found. */
export async function openOfflineStore(memberId: string, buildId: string): Promise<OfflineStore> {
  const pages = await caches.open(pageStoreOf(memberId));
  return { pages, files: await caches.open(fileStoreOf(buildId)), buildId, memberId };
}

/** The page itself is saved last, so that a saved page has all its files. */
export async function saveOfflinePage(
  store: OfflineStore,
  address: string,
  until?: string,
): Promise<boolean> {
  const { pages, files, buildId, memberId } = store;
  const answer = await fetch(address, { cache: "no-store", redirect: "manual" });
  const action = savingActionFor(answer, memberId);
  if (action === "delete") await pages.delete(address);
  if (action !== "save") return false;
  const text = await answer.text();
  const named = assetPathsIn(text);
  await Promise.all(named.map((file) => saveFile(files, file)));
  const fonts = await fontsIn(files, named);
  await Promise.all(fonts.map((file) => saveFile(files, file)));
  await Promise.all(loadedFiles().map((file) => saveFile(files, file, true)));

  const at = new Date().toISOString();
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set(SAVED_AT, at);
  headers.set(BUILD, buildId);
  if (until) headers.set(UNTIL, until);
  // So that the page can show when it was saved.
  const marked = text.replace("<html", `<html data-kept-at="${at}"`);
  await pages.put(address, new Response(marked, { headers }));
  return true;
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

export async function offlinePages({ pages, buildId }: OfflineStore): Promise<SavedPage[]> {
  const all = (await pages.keys()).map(async (request) => {
    const headers = (await pages.match(request))?.headers;
    const age = Date.now() - Date.parse(headers?.get(SAVED_AT) ?? "");
    return {
      address: new URL(request.url).pathname,
      until: headers?.get(UNTIL) ?? undefined,
      isFresh: age < FRESH_MS && headers?.get(BUILD) === buildId,
    };
  });
  return Promise.all(all);
}

/** A page that could not be fetched anew keeps the files that it was made with. Opens no store: a logout may just have deleted it. */
export async function dropUnusedFiles({ pages, buildId }: OfflineStore): Promise<void> {
  const used = new Set([buildId]);
  for (const page of await pages.matchAll()) used.add(page.headers.get(BUILD) ?? "");
  const stores = await caches.keys();
  const unused = stores.filter((name) => isOfUnusedBuild(name, used));
  await Promise.all(unused.map((name) => caches.delete(name)));
}
