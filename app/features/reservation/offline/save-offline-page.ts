import { filesIn } from "#app/domain/reservation/offline/offline-lines.ts";
import { filesOf, pagesOf } from "#app/domain/reservation/offline/offline-stores.ts";
import { verdictOf } from "#app/domain/reservation/offline/offline-way.ts";

export type OfflineStore = {
  readonly pages: Cache;
  readonly files: Cache;
  readonly buildId: string;
};

const KEPT_AT = "x-kept-at";
const UNTIL = "x-kept-until";
const BUILD = "x-kept-build";
/** What was fetched within these minutes is as good as new. */
const FRESH_MS = 10 * 60_000;

/** Whoever leaves meanwhile has their store thrown away: what is then put into it, nobody finds. */
export async function openOfflineStore(memberId: string, buildId: string): Promise<OfflineStore> {
  const pages = await caches.open(pagesOf(memberId));
  return { pages, files: await caches.open(filesOf(buildId)), buildId };
}

/** The page itself is put last: a page that is there has all its files. */
export async function saveOfflinePage(
  shelf: OfflineStore,
  address: string,
  until?: string,
): Promise<boolean> {
  const { pages, files, buildId } = shelf;
  const answer = await fetch(address, { cache: "no-store", redirect: "manual" });
  const verdict = verdictOf(answer);
  if (verdict === "forget") await pages.delete(address);
  if (verdict !== "keep") return false;
  const text = await answer.text();
  const named = filesIn(text);
  await Promise.all(named.map((file) => saveFile(files, file)));
  const letters = await fontsIn(files, named);
  await Promise.all(letters.map((file) => saveFile(files, file)));
  await Promise.allSettled(loadedFiles().map((file) => saveFile(files, file)));

  const at = new Date().toISOString();
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set(KEPT_AT, at);
  headers.set(BUILD, buildId);
  if (until) headers.set(UNTIL, until);
  // So that the page can say it, whoever serves it.
  const marked = text.replace("<html", `<html data-kept-at="${at}"`);
  await pages.put(address, new Response(marked, { headers }));
  return true;
}

async function saveFile(files: Cache, path: string): Promise<void> {
  if (await files.match(path, { ignoreVary: true })) return;
  const answer = await fetch(path);
  if (verdictOf(answer) !== "keep") throw new Error(`${path}: ${answer.status}`);
  await files.put(path, answer);
}

/** Those that the style sheets name: the Thai ones. */
async function fontsIn(files: Cache, named: readonly string[]): Promise<string[]> {
  const sheets = named.filter((file) => file.endsWith(".css"));
  const texts = await Promise.all(
    sheets.map(async (sheet) => (await files.match(sheet, { ignoreVary: true }))?.text()),
  );
  return filesIn(texts.join("\n")).filter((file) => file.endsWith(".woff2"));
}

/** Words, letters and pictures that no document names come with the page that is open. */
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
    const age = Date.now() - Date.parse(headers?.get(KEPT_AT) ?? "");
    return {
      address: new URL(request.url).pathname,
      until: headers?.get(UNTIL) ?? undefined,
      isFresh: age < FRESH_MS && headers?.get(BUILD) === buildId,
    };
  });
  return Promise.all(all);
}
