import { copyActionFor } from "#app/domain/reservation/offline/copy-actions.ts";

/** How long to wait for the network when there is a saved copy. */
export const TIMEOUT_MS = 4_000;

/** The copies that this browser has saved. */
export type OfflineCopies = {
  readonly find: (address: string) => Promise<Response | undefined>;
  readonly deleteAll: () => Promise<void>;
};

export type OfflineRequest = {
  readonly address: string;
  readonly fetch: () => Promise<Response>;
  /** Rejects when the time is over. */
  readonly timeout: () => Promise<never>;
};

/** The network first; the saved copy when it fails or the server answers with an error. */
export async function answerPage(copies: OfflineCopies, request: OfflineRequest) {
  return networkFirst(copies, request, await findPage(copies, request.address));
}

/** Data alone opens nothing offline: its failure lets the page be loaded whole, from the saved copies. */
export async function answerData(copies: OfflineCopies, request: OfflineRequest) {
  const copy = await findPage(copies, request.address);
  return networkFirst(copies, request, copy && Response.error());
}

/** The copy first: a built file never changes. */
export async function answerFile(
  copies: Pick<OfflineCopies, "find">,
  { address, fetch }: Omit<OfflineRequest, "timeout">,
) {
  return (await copies.find(address)) ?? fetch();
}

/**
 * Deletes the copies before and after a change, so that neither an outdated page nor one saved meanwhile is shown,
 * however it ends.
 */
export async function answerChange(
  { deleteAll }: Pick<OfflineCopies, "deleteAll">,
  fetch: () => Promise<Response>,
): Promise<Response> {
  await deleteAll();
  try {
    return await fetch();
  } finally {
    await deleteAll();
  }
}

/** A reservation of which only the voucher was saved opens the voucher. */
async function findPage({ find }: OfflineCopies, address: string) {
  const voucher = `${address}/voucher`;
  const toVoucher = () => new Response(null, { status: 302, headers: { location: voucher } });
  return (await find(address)) ?? ((await find(voucher)) && toVoucher());
}

/** An answer that refuses the page takes the copies away, also when it comes too late to be shown. */
async function networkFirst(
  { deleteAll }: OfflineCopies,
  { fetch, timeout }: OfflineRequest,
  copy: Response | undefined,
): Promise<Response> {
  if (!copy) return fetch();
  const asked = fetch().then(async (answer) => {
    if (copyActionFor(answer) === "delete") await deleteAll();
    return answer;
  });
  try {
    const answer = await Promise.race([asked, timeout()]);
    return copyActionFor(answer) === "leave" ? copy : answer;
  } catch {
    return copy;
  }
}
