import { verdictOf } from "#app/domain/reservation/offline/offline-way.ts";

/** A gate does not wait longer for a page that is in the pocket already. */
export const PATIENCE_MS = 4_000;

export type Kept = {
  readonly find: (address: string) => Promise<Response | undefined>;
  readonly forget: (address: string) => Promise<void>;
};

export type Ask = {
  readonly address: string;
  readonly fetch: () => Promise<Response>;
  /** Rejects when patience has run out. */
  readonly patience: () => Promise<never>;
};

/** The network first; without it, or from a shop in trouble, what is kept. */
export async function answerPage(kept: Kept, ask: Ask): Promise<Response> {
  const copy = await kept.find(ask.address);
  if (!copy) return answerLine(kept, ask);
  const answer = await soonEnough(kept, ask);
  return answer && verdictOf(answer) !== "stay" ? answer : copy;
}

/** A line of which only the voucher is kept opens that. */
async function answerLine(kept: Kept, ask: Ask): Promise<Response> {
  const voucher = `${ask.address}/voucher`;
  if (!(await kept.find(voucher))) return ask.fetch();
  return (
    (await soonEnough(kept, ask)) ??
    new Response(null, { status: 302, headers: { location: voucher } })
  );
}

/** Data alone opens nothing offline: its failure lets the page be loaded whole, from what is kept. */
export async function answerData(kept: Kept, ask: Ask): Promise<Response> {
  if (!(await kept.find(ask.address))) return ask.fetch();
  return (await soonEnough(kept, ask)) ?? Response.error();
}

async function soonEnough(kept: Kept, { address, fetch, patience }: Ask) {
  const asked = fetch().then(async (answer) => {
    // Also when it comes too late to be shown.
    if (verdictOf(answer) === "forget") await kept.forget(address);
    return answer;
  });
  try {
    return await Promise.race([asked, patience()]);
  } catch {
    return undefined;
  }
}

/** Kept first: a built file never changes. */
export async function answerFile(kept: Kept, { address, fetch }: Omit<Ask, "patience">) {
  return (await kept.find(address)) ?? fetch();
}
