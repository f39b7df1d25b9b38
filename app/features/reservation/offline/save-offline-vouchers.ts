import type { LocalDate } from "#app/domain/date/local-date.ts";
import type { LineToSave } from "#app/domain/reservation/offline/offline-lines.ts";
import { isOfOtherBuild } from "#app/domain/reservation/offline/offline-stores.ts";
import {
  type OfflineStore,
  offlinePages,
  openOfflineStore,
  saveOfflinePage,
} from "./save-offline-page.ts";
import { startWorker } from "./start-worker.ts";

export type SaveInput = {
  readonly memberId: string;
  readonly buildId: string;
  /** The list's address in the language of the page: the worker answers for it and for all below. */
  readonly root: string;
  /** The page that is open, if it is one to save: it comes first. */
  readonly open: (LineToSave & { readonly address: string }) | undefined;
  readonly lines: readonly LineToSave[];
  /** Lines whose vouchers are no longer valid. */
  readonly ended: readonly string[];
  readonly today: LocalDate;
  readonly signal: AbortSignal;
};

/** Puts the vouchers of the trip into this browser; reports as soon as the open page is saved. */
export async function saveOfflineVouchers(
  input: SaveInput,
  onOpenSaved: () => void,
): Promise<void> {
  const { memberId, buildId, root, open, ended, signal } = input;
  if (!(await startWorker(root)) || signal.aborted) return;
  const store = await openOfflineStore(memberId, buildId);
  for (const id of ended) {
    await store.pages.delete(`${root}/${id}`);
    await store.pages.delete(`${root}/${id}/voucher`);
  }
  if (open && (await saveOfflinePage(store, open.address, open.until)) && !signal.aborted)
    onOpenSaved();

  let isWhole = true;
  for (const [address, until] of await wantedPages(store, input)) {
    if (signal.aborted) return;
    if (!(await saveOfflinePage(store, address, until))) isWhole = false;
  }
  if (isWhole) await dropOtherBuilds(buildId);
}

/** The pages to fetch, with the last day each is good for; those whose day is over are deleted. */
async function wantedPages(
  store: OfflineStore,
  { root, open, lines, today }: SaveInput,
): Promise<Map<string, string | undefined>> {
  const wanted = new Map<string, string | undefined>([[root, undefined]]);
  for (const { id, until } of lines) wanted.set(`${root}/${id}/voucher`, until);
  for (const { address, until, isFresh } of await offlinePages(store)) {
    const isOver = until !== undefined && until < today;
    if (isOver) await store.pages.delete(address);
    // Of the line that is open, anything may just have changed.
    const isOfOpen = open !== undefined && address.startsWith(`${root}/${open.id}`);
    if (isOver || (isFresh && !isOfOpen)) wanted.delete(address);
    else wanted.set(address, until);
  }
  if (open) wanted.delete(open.address);
  return wanted;
}

async function dropOtherBuilds(buildId: string): Promise<void> {
  const old = (await caches.keys()).filter((name) => isOfOtherBuild(name, buildId));
  await Promise.all(old.map((name) => caches.delete(name)));
}
