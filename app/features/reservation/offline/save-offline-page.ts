import { savingActionFor } from "#app/domain/reservation/offline/copy-actions.ts";
import type { SavedPage } from "#app/domain/reservation/offline/offline-lines.ts";
import {
  addressesIn,
  fileStoreOf,
  isOfUnusedBuild,
  pageStoreOf,
} from "#app/domain/reservation/offline/offline-stores.ts";
import { isOwnedBy } from "#app/domain/reservation/offline/store-owner.ts";
import { deleteStores } from "#app/platform/offline/offline-store.ts";
import { saveFilesOf } from "./save-offline-files.ts";

export type Saving = {
  readonly memberId: string;
  readonly buildId: string;
  readonly signal: AbortSignal;
};

/** A page as the shop answered it, and the stores that were open before it was asked. */
export type AskedPage = {
  readonly address: string;
  readonly askedAt: string;
  readonly pages: Cache;
  readonly files: Cache;
  readonly headers: Headers;
  readonly text: string;
};

const SAVED_AT = "x-kept-at";
const UNTIL = "x-kept-until";
const BUILD = "x-kept-build";
/** A page saved within these minutes is not fetched again. */
const FRESH_MS = 10 * 60_000;

/**
 * Asks the shop for a page; what it no longer stands by is deleted with its answer. The stores are opened before: who
 * deletes one meanwhile has deleted this answer, too, since what is put into a deleted store is never found.
 */
export async function askFor(
  { memberId, buildId }: Saving,
  address: string,
): Promise<AskedPage | undefined> {
  const store = pageStoreOf(memberId, address);
  const pages = await caches.open(store);
  const files = await caches.open(fileStoreOf(buildId));
  const askedAt = new Date().toISOString();
  const answer = await fetch(address, { cache: "no-store", redirect: "manual" });
  const action = savingActionFor(answer, memberId);
  if (action === "delete") await caches.delete(store);
  if (action !== "save") return undefined;
  const { headers } = answer;
  return { address, askedAt, pages, files, headers, text: await answer.text() };
}

/** The page itself is saved last, so that a saved page has all its files. True if it can be found afterwards. */
export async function savePage(
  { memberId, buildId, signal }: Saving,
  { address, askedAt, pages, files, headers: answered, text }: AskedPage,
  until?: string,
): Promise<boolean> {
  await saveFilesOf(text, files);
  const headers = new Headers(answered);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set(SAVED_AT, askedAt);
  headers.set(BUILD, buildId);
  if (until) headers.set(UNTIL, until);
  // So that the page can show when it was saved.
  const marked = text.replace("<html", `<html data-kept-at="${askedAt}"`);
  if (signal.aborted) return false;
  await pages.put(address, new Response(marked, { headers }));
  const cacheName = pageStoreOf(memberId, address);
  return (await caches.match(address, { cacheName, ignoreVary: true })) !== undefined;
}

/** Every page that is saved for this member. */
export async function savedPages({ memberId, buildId }: Saving): Promise<SavedPage[]> {
  const stores = (await caches.keys()).filter((store) => isOwnedBy(store, memberId));
  const all = stores.flatMap((store) =>
    addressesIn(store).map(async (address) => {
      const copy = await caches.match(address, { cacheName: store, ignoreVary: true });
      if (!copy) return [];
      const age = Date.now() - Date.parse(copy.headers.get(SAVED_AT) ?? "");
      const build = copy.headers.get(BUILD) ?? "";
      const until = copy.headers.get(UNTIL) ?? undefined;
      return [{ store, address, until, build, isFresh: age < FRESH_MS && build === buildId }];
    }),
  );
  return (await Promise.all(all)).flat();
}

/** A page that could not be fetched anew keeps the files that it was made with. */
export async function dropUnusedFiles(saving: Saving): Promise<void> {
  const used = new Set([saving.buildId]);
  for (const { build } of await savedPages(saving)) used.add(build);
  await deleteStores((store) => isOfUnusedBuild(store, used));
}
