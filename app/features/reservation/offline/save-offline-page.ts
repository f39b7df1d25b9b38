import { copyActionFor } from "#app/domain/reservation/offline/cache-strategy.ts";
import { assetPathsIn } from "#app/domain/reservation/offline/offline-lines.ts";
import { fileStoreOf, pageStoreOf } from "#app/domain/reservation/offline/offline-stores.ts";

export type OfflineStore = {
  readonly pages: Cache;
  readonly files: Cache;
  readonly buildId: string;
};

const SAVED_AT = "x-kept-at";
const UNTIL = "x-kept-until";
const BUILD = "x-kept-build";
/** A page saved within these minutes is not fetched again. */
const FRESH_MS = 10 * 60_000;

/** A logout deletes the stores: what is put into a deleted store is never found. */
export async function openOfflineStore(memberId: string, buildId: string): Promise<OfflineStore> {
  const pages = await caches.open(pageStoreOf(memberId));
  return { pages, files: await caches.open(fileStoreOf(buildId)), buildId };
}

/** The page itself is saved last, so that a saved page has all its files. */
export async function saveOfflinePage(
  store: OfflineStore,
  address: string,
  until?: string,
): Promise<boolean> {
  const { pages, files, buildId } = store;
  const answer = await fetch(address, { cache: "no-store", redirect: "manual" });
  const action = copyActionFor(answer);
  if (action === "delete") await pages.delete(address);
  if (action !== "save") return false;
  const text = await answer.text();
  const named = assetPathsIn(text);
  await Promise.all(named.map((file) => saveFile(files, file)));
  const fonts = await fontsIn(files, named);
  await Promise.all(fonts.map((file) => saveFile(files, file)));
  await Promise.allSettled(loadedFiles().map((file) => saveFile(files, file)));

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

async function saveFile(files: Cache, path: string): Promise<void> {
  if (await files.match(path, { ignoreVary: true })) return;
  const answer = await fetch(path);
  if (copyActionFor(answer) !== "save") throw new Error(`${path}: ${answer.status}`);
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

export type OfflinePage = {
  readonly address: string;
  readonly until: string | undefined;
  readonly isFresh: boolean;
};

export async function offlinePages({ pages, buildId }: OfflineStore): Promise<OfflinePage[]> {
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
