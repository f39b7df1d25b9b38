import { copyActionFor } from "#app/domain/reservation/offline/copy-actions.ts";

/** How long to wait for the network when there is a saved copy. */
export const TIMEOUT_MS = 4_000;

/** The copies that this browser has saved. */
export type OfflineCopies = {
  readonly find: (address: string) => Promise<Response | undefined>;
  /** Deletes all that is saved of the line that the address is of. */
  readonly delete: (address: string) => Promise<void>;
};

export type OfflineRequest = {
  readonly address: string;
  readonly fetch: () => Promise<Response>;
  /** Rejects when the time is over. */
  readonly timeout: () => Promise<never>;
};

/** The network first; the saved copy when it fails or the server answers with an error. */
export async function answerPage(
  copies: OfflineCopies,
  request: OfflineRequest,
): Promise<Response> {
  const copy = await copies.find(request.address);
  if (!copy) return answerLine(copies, request);
  const answer = await fromNetwork(copies, request);
  return answer && copyActionFor(answer) !== "leave" ? answer : copy;
}

/** A reservation of which only the voucher was saved opens the voucher. */
async function answerLine(copies: OfflineCopies, request: OfflineRequest): Promise<Response> {
  const voucher = `${request.address}/voucher`;
  if (!(await copies.find(voucher))) return fetchAndDelete(copies, request);
  return (
    (await fromNetwork(copies, request)) ??
    new Response(null, { status: 302, headers: { location: voucher } })
  );
}

/** What was saved goes before the shop is asked: however that ends, nobody is shown what is no longer true. */
export async function answerChanged(
  copies: Pick<OfflineCopies, "delete">,
  { address, fetch }: Pick<OfflineRequest, "address" | "fetch">,
): Promise<Response> {
  await copies.delete(address);
  return fetch();
}

/** Data alone opens nothing offline: its failure lets the page be loaded whole, from the saved copies. */
export async function answerData(
  copies: OfflineCopies,
  request: OfflineRequest,
): Promise<Response> {
  if (!(await copies.find(request.address))) return fetchAndDelete(copies, request);
  return (await fromNetwork(copies, request)) ?? Response.error();
}

async function fromNetwork(copies: OfflineCopies, request: OfflineRequest) {
  try {
    return await Promise.race([fetchAndDelete(copies, request), request.timeout()]);
  } catch {
    return undefined;
  }
}

/** Everything else saved of the line follows this answer, even if it comes too late to be shown. */
async function fetchAndDelete(copies: OfflineCopies, { address, fetch }: OfflineRequest) {
  const answer = await fetch();
  if (copyActionFor(answer) === "delete") await copies.delete(address);
  return answer;
}

/** The copy first: a built file never changes. */
export async function answerFile(
  copies: OfflineCopies,
  { address, fetch }: Omit<OfflineRequest, "timeout">,
) {
  return (await copies.find(address)) ?? fetch();
}
