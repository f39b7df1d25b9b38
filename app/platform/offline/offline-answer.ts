import { verdictOf } from "#app/domain/reservation/offline/offline-way.ts";

/** How long to wait for the network when there is a saved copy. */
export const TIMEOUT_MS = 4_000;

/** The copies that this browser has saved. */
export type OfflineCopies = {
  readonly find: (address: string) => Promise<Response | undefined>;
  readonly forget: (address: string) => Promise<void>;
};

export type Ask = {
  readonly address: string;
  readonly fetch: () => Promise<Response>;
  /** Rejects when the time is over. */
  readonly timeout: () => Promise<never>;
};

/** The network first; the saved copy when it fails or the server answers with an error. */
export async function answerPage(copies: OfflineCopies, ask: Ask): Promise<Response> {
  const copy = await copies.find(ask.address);
  if (!copy) return answerLine(copies, ask);
  const answer = await fromNetwork(copies, ask);
  return answer && verdictOf(answer) !== "stay" ? answer : copy;
}

/** A reservation of which only the voucher was saved opens the voucher. */
async function answerLine(copies: OfflineCopies, ask: Ask): Promise<Response> {
  const voucher = `${ask.address}/voucher`;
  if (!(await copies.find(voucher))) return ask.fetch();
  return (
    (await fromNetwork(copies, ask)) ??
    new Response(null, { status: 302, headers: { location: voucher } })
  );
}

/** Data alone opens nothing offline: its failure lets the page be loaded whole, from what is copies. */
export async function answerData(copies: OfflineCopies, ask: Ask): Promise<Response> {
  if (!(await copies.find(ask.address))) return ask.fetch();
  return (await fromNetwork(copies, ask)) ?? Response.error();
}

async function fromNetwork(copies: OfflineCopies, { address, fetch, timeout }: Ask) {
  const response = fetch().then(async (answer) => {
    // Also when the response comes too late to be shown.
    if (verdictOf(answer) === "forget") await copies.forget(address);
    return answer;
  });
  try {
    return await Promise.race([response, timeout()]);
  } catch {
    return undefined;
  }
}

/** The copy first: a built file never changes. */
export async function answerFile(copies: OfflineCopies, { address, fetch }: Omit<Ask, "timeout">) {
  return (await copies.find(address)) ?? fetch();
}
