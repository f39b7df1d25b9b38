import { savedPageAddress } from "#app/domain/reservation/offline/cache-strategy.ts";
import { savingActionFor, VOUCHERS } from "#app/domain/reservation/offline/copy-actions.ts";
import { voucherAddresses } from "#app/domain/reservation/offline/offline-lines.ts";
import { copiesOf, deleteCaches, deleteCopies } from "#app/platform/offline/offline-copies.ts";
import { saveFilesOf } from "./save-files.ts";
import { startWorker } from "./start-worker.ts";

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
