import type { LocalDate } from "#app/domain/date/local-date.ts";
import { LOCALES, localePrefix } from "#app/domain/locale.ts";
import {
  isOutdated,
  type LineToSave,
  type OfflineCandidate,
} from "#app/domain/reservation/offline/offline-lines.ts";
import {
  dropUnusedFiles,
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
  /** All that the page shows of reservations, as they are now. */
  readonly shown: readonly OfflineCandidate[];
  /** Whether it shows every line that is to come. */
  readonly isWholeList: boolean;
  readonly today: LocalDate;
  readonly signal: AbortSignal;
};

/** Puts the vouchers of the trip into this browser; reports as soon as the open page is saved. */
export async function saveOfflineVouchers(
  input: SaveInput,
  onOpenSaved: () => void,
): Promise<void> {
  const { memberId, buildId, root, open, shown, signal } = input;
  if (!(await startWorker(root)) || signal.aborted) return;
  const store = await openOfflineStore(memberId, buildId);
  // In every language: a voucher that is no longer valid is shown in none.
  for (const { id } of shown.filter(({ status }) => status !== "COMPLETE")) {
    for (const prefix of LOCALES.map(localePrefix)) {
      await store.pages.delete(`${prefix}/reservation/${id}`);
      await store.pages.delete(`${prefix}/reservation/${id}/voucher`);
    }
  }
  if (open && (await saveOfflinePage(store, open.address, open.until)) && !signal.aborted)
    onOpenSaved();

  for (const [address, until] of await wantedPages(store, input)) {
    if (signal.aborted) return;
    await saveOfflinePage(store, address, until);
  }
  await dropUnusedFiles(store);
}

/** The pages to fetch, with the last day each is good for; those whose day is over are deleted. */
async function wantedPages(
  store: OfflineStore,
  { root, open, lines, shown, isWholeList, today }: SaveInput,
): Promise<Map<string, string | undefined>> {
  const wanted = new Map<string, string | undefined>([[root, undefined]]);
  for (const { id, until } of lines) wanted.set(`${root}/${id}/voucher`, until);
  for (const page of await offlinePages(store)) {
    const { address, until } = page;
    const isOver = until !== undefined && until < today;
    if (isOver) await store.pages.delete(address);
    // Of the line that is open, anything may just have changed.
    const isOfOpen = open !== undefined && address.startsWith(`${root}/${open.id}`);
    if (isOver || !(isOfOpen || isOutdated(page, shown, isWholeList))) wanted.delete(address);
    else if (!wanted.has(address)) wanted.set(address, until);
  }
  if (open) wanted.delete(open.address);
  return wanted;
}
