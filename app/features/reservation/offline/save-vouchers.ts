import {
  savedPageAddress,
  WORKER_PATH,
  WORKER_SCOPES,
} from "#app/domain/reservation/offline/cache-strategy.ts";
import {
  copyActionFor,
  savingActionFor,
  VOUCHERS,
} from "#app/domain/reservation/offline/copy-actions.ts";
import { assetPathsIn, voucherAddresses } from "#app/domain/reservation/offline/offline-lines.ts";
import { copiesOf, deleteCaches, deleteCopies } from "#app/platform/offline/offline-copies.ts";

export type SaveInput = {
  readonly memberId: string;
  readonly buildId: string;
  /** The list's address in the language of the page. */
  readonly root: string;
  /** The page of a line that is open. */
  readonly open: string | undefined;
  readonly signal: AbortSignal;
};

const SAVED_AT = "x-kept-at";
/** A page saved within these minutes is not fetched again. */
const FRESH_MS = 10 * 60_000;

/**
 * Puts the list, the open page and the vouchers of the next trip into this browser; reports as soon as the open page is
 * saved. Rejects with a `DOMException` where the browser's storage is full or refused.
 */
export async function saveVouchers(input: SaveInput, onOpenSaved: () => void): Promise<void> {
  const { memberId, buildId, root, signal } = input;
  if (!("caches" in globalThis && "serviceWorker" in navigator))
    throw new DOMException("this browser saves no pages", "NotSupportedError");
  const { action, answer } = await ask(root, memberId, "HEAD");
  if (action === "delete") await deleteCopies();
  if (action !== "save") return;
  const vouchers = answer.headers.get(VOUCHERS) ?? "";
  const known = await savedPages();
  // Saved of other lines or other days: deleted immediately. Of another build: deleted when all of this one is there.
  await deleteCaches((each) => !each.endsWith(`:${vouchers}`));
  if (signal.aborted || !(await startWorker())) return;

  const name = `${copiesOf(memberId)}${buildId}:${vouchers}`;
  const ofTrip = voucherAddresses(vouchers, root);
  if (await saveAll(input, { name, ofTrip, known }, onOpenSaved))
    await deleteCaches((each) => each !== name);
}

type Wanted = {
  readonly name: string;
  readonly ofTrip: readonly string[];
  readonly known: readonly string[];
};

/** True when every page has arrived. */
async function saveAll(input: SaveInput, { name, ofTrip, known }: Wanted, onOpenSaved: () => void) {
  const { root, open } = input;
  // Opened before the pages are requested, so that deleting it meanwhile deletes them, too.
  const cache = await caches.open(name);
  const first = open ? [open, root] : [root];
  let isWhole = true;
  for (const address of new Set([...first, ...ofTrip, ...known])) {
    const isAsIs = address !== open && ofTrip.includes(address) && (await isFresh(cache, address));
    if (!isAsIs && !(await savePage(cache, address, input))) isWhole = false;
    if (address === open && (await caches.match(address, { cacheName: name }))) onOpenSaved();
  }
  return isWhole;
}

async function ask(address: string, memberId: string, method = "GET") {
  const answer = await fetch(address, { method, cache: "no-store", redirect: "manual" });
  return { answer, action: savingActionFor(answer, memberId) };
}

/** False where the page does not arrive, which keeps no other from being saved. */
async function savePage(cache: Cache, address: string, input: SaveInput): Promise<boolean> {
  if (input.signal.aborted) return false;
  try {
    await savePageWhole(cache, address, input);
    return true;
  } catch (cause) {
    if (cause instanceof DOMException) throw cause;
    return false;
  }
}

/** The page itself is saved after its files, so that a saved page has all of them. */
async function savePageWhole(cache: Cache, address: string, { memberId, signal }: SaveInput) {
  const savedAt = new Date().toISOString();
  const { answer, action } = await ask(address, memberId);
  if (action === "delete") await cache.delete(address);
  if (action === "leave") throw new Error(`${address}: ${answer.status}`);
  if (action !== "save") return;
  const text = await answer.text();
  await saveFilesOf(text, cache);
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name);
  headers.set(SAVED_AT, savedAt);
  // So that the page can show when it was saved.
  const marked = text.replace("<html", `<html data-kept-at="${savedAt}"`);
  if (!signal.aborted) await cache.put(address, new Response(marked, { headers }));
}

async function isFresh(cache: Cache, address: string): Promise<boolean> {
  const copy = await cache.match(address);
  return Date.now() - Date.parse(copy?.headers.get(SAVED_AT) ?? "") < FRESH_MS;
}

/** The addresses of all pages that are saved. */
async function savedPages(): Promise<string[]> {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
  return requests.flatMap(({ url }) => savedPageAddress(new URL(url)) ?? []);
}

/** True when the workers run; where the shop no longer has them, they are removed with their copies. */
async function startWorker(): Promise<boolean> {
  const { status } = await fetch(WORKER_PATH, { method: "HEAD", cache: "no-store" });
  if (status === 404) {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
    await deleteCopies();
  }
  if (status !== 200) return false;
  const running = await Promise.all(WORKER_SCOPES.map(register));
  return running.every(Boolean);
}

async function register(scope: string): Promise<boolean> {
  const options = { scope, updateViaCache: "none" } as const;
  // Undefined in browsers whose settings allow no workers.
  const registration: ServiceWorkerRegistration | undefined =
    await navigator.serviceWorker.register(WORKER_PATH, options);
  const coming = registration?.installing ?? registration?.waiting;
  if (coming) await settled(coming);
  return Boolean(registration?.active);
}

function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((done) => {
    const look = () => /activated|redundant/.test(worker.state) && done();
    worker.addEventListener("statechange", look);
    look();
  });
}

/** Saves all that a page needs to be shown; fails where one of it does not arrive. */
async function saveFilesOf(text: string, cache: Cache): Promise<void> {
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
