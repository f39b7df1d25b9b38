/** A time in which something is wrong on purpose, and for whom. */
export type Trouble = {
  readonly kind: string;
  readonly from: number;
  /** When everything has to be well again. */
  until: number;
  /** The shop that it is about; without one, all of them. */
  readonly shop?: number;
  /** Whether browsing suffers, too, or only what needs the card provider. */
  readonly only?: "paying";
};

export type Fault = {
  readonly from: number;
  readonly until: number;
  readonly shop: number;
  readonly what: string;
  /** Undefined where the connection broke or the answer timed out. */
  readonly status: number | undefined;
  /** Whether the shop asked the card provider for it, or refused it because the provider is known to be gone. */
  readonly isPaying: boolean;
  /** Whether it was an honest "not known yet". */
  readonly isWait?: boolean;
};

/** A buyer who wants to pay, from the cart to the receipt or to wherever it ended. */
type Purchase = { readonly from: number; readonly until: number; readonly isPaid: boolean };

/** What a shop may say in a trouble: not here, or not now. Anything else is its own mistake. */
const AWAY: readonly (number | undefined)[] = [undefined, 502, 503, 504];

/** Whether a request that went wrong met a trouble that explains it. */
export function isExplained(fault: Fault, troubles: readonly Trouble[]): boolean {
  if (!fault.isWait && !AWAY.includes(fault.status)) return false;
  return troubles.some(
    ({ from, until, shop, only }) =>
      fault.from <= until &&
      fault.until >= from &&
      (shop === undefined || shop === fault.shop) &&
      (only === undefined || fault.isPaying),
  );
}

/** How many buyers succeeded, of all who met no trouble at all; 0 without any. */
export function soldShare(purchases: readonly Purchase[], troubles: readonly Trouble[]): number {
  const calm = purchases.filter(
    (each) => !troubles.some(({ from, until }) => each.from <= until && each.until >= from),
  );
  return calm.length === 0 ? 0 : calm.filter(({ isPaid }) => isPaid).length / calm.length;
}

/** The middle of each quarter of what was measured, in the order of time. */
export function quarters(values: readonly number[]): readonly number[] {
  return [0, 1, 2, 3].map((quarter) => {
    const part = values.slice(
      Math.floor((values.length * quarter) / 4),
      Math.floor((values.length * (quarter + 1)) / 4),
    );
    return part.toSorted((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0;
  });
}

/** The last quarter over the second: the first one warms up. */
export function growth(values: readonly number[]): number {
  const [, second = 0, , last = 0] = quarters(values);
  return second === 0 ? 0 : last / second - 1;
}

/** What has to be sold while nothing is wrong on purpose. */
export const LEAST_SOLD = 0.9;

/** What everybody did, how much of it went wrong, and whether on purpose. */
export function soakRecord() {
  const counts = new Map<string, number>();
  const faults: Fault[] = [];
  const troubles: Trouble[] = [];
  const promised = new Set<string>();
  const purchases: Purchase[] = [];
  return {
    counts,
    faults,
    troubles,
    purchases,
    /** Orders whose buyers were told that they are paid. */
    promised,
    count: (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1),
    sold: () => soldShare(purchases, troubles),
    unexplained: () => faults.filter((fault) => !isExplained(fault, troubles)),
  };
}

export type SoakRecord = ReturnType<typeof soakRecord>;
