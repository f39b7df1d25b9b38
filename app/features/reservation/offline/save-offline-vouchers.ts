import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import {
  isDoubtful,
  type LineToSave,
  lastDayOf,
  type OfflineCandidate,
  type SavedPage,
} from "#app/domain/reservation/offline/offline-lines.ts";
import { lineOf, linesIn } from "#app/domain/reservation/offline/offline-stores.ts";
import {
  type AskedPage,
  askFor,
  dropUnusedFiles,
  type Saving,
  savedPages,
  savePage,
} from "./save-offline-page.ts";
import { startWorker } from "./start-worker.ts";

export type SaveInput = Saving & {
  /** The list's address in the language of the page: the worker answers for it and for all below. */
  readonly root: string;
  /** The page that is open, if it is one to save: it comes first. */
  readonly open: (LineToSave & { readonly address: string }) | undefined;
  readonly lines: readonly LineToSave[];
  /** All that the page shows of reservations, as they are now. */
  readonly shown: readonly OfflineCandidate[];
  readonly today: LocalDate;
};

/** What was asked already; without a page where there is none to save. */
type Asked = ReadonlyMap<string, AskedPage | undefined>;

/** Puts the vouchers of the trip into this browser; reports as soon as the open page is saved. */
export async function saveOfflineVouchers(
  input: SaveInput,
  onOpenSaved: () => void,
): Promise<void> {
  const { root, open, signal } = input;
  const saved = await stillOfUse(input);
  const asked = await lookAgain(input, saved);
  if (signal.aborted || !(await startWorker(root))) return;

  async function save(address: string, until: string | undefined): Promise<boolean> {
    if (signal.aborted) return false;
    try {
      const page = asked.has(address) ? asked.get(address) : await askFor(input, address);
      return page !== undefined && (await savePage(input, page, until));
    } catch {
      // One page that fails keeps none of the others from being looked at.
      return false;
    }
  }

  if (open && (await save(open.address, open.until)) && !signal.aborted) onOpenSaved();
  for (const [address, until] of wantedPages(input, saved, asked)) await save(address, until);
  if (!signal.aborted) await dropUnusedFiles(input);
}

/** What is saved, without the lines whose day is over: they are deleted. */
async function stillOfUse(input: SaveInput): Promise<SavedPage[]> {
  const saved = await savedPages(input);
  const isOver = ({ until }: SavedPage) => until !== undefined && until < input.today;
  await Promise.all(saved.filter(isOver).map(({ store }) => caches.delete(store)));
  return saved.filter((page) => !isOver(page));
}

/**
 * Before anything is saved, and to its end even when the page is left: asks for the list, and for each saved line that
 * it no longer has. What the shop no longer stands by is deleted with its answer.
 */
async function lookAgain(input: SaveInput, saved: readonly SavedPage[]): Promise<Asked> {
  const asked = new Map<string, AskedPage | undefined>();
  async function ask(address: string): Promise<void> {
    try {
      asked.set(address, await askFor(input, address));
    } catch {
      // It is asked for again when it is its turn to be saved.
    }
  }
  if (!saved.some(({ address }) => lineOf(address))) return asked;
  await ask(input.root);
  const list = asked.get(input.root);
  const listed = list && linesIn(list.text);
  const doubtful = saved.filter((page) => isDoubtful(page, input.shown, listed));
  await Promise.all(doubtful.map(({ address }) => ask(address)));
  return asked;
}

/** The pages to save after the open one, with the last day each is good for. */
function wantedPages(
  { root, open, lines, shown }: SaveInput,
  saved: readonly SavedPage[],
  asked: Asked,
): ReadonlyMap<string, string | undefined> {
  const wanted = new Map<string, string | undefined>([[root, undefined]]);
  for (const { id, until } of lines) wanted.set(`${root}/${id}/voucher`, until);
  for (const { address, until, isFresh } of saved) {
    const id = lineOf(address);
    const line = shown.find((each) => each.id === id);
    // Of the line that is open, anything may just have changed; of the list, at any time.
    const isAsIs = isFresh && id !== undefined && id !== open?.id && !asked.has(address);
    if (isAsIs) wanted.delete(address);
    else wanted.set(address, line ? lastDayOf(line) : until);
  }
  if (open) wanted.delete(open.address);
  return wanted;
}
