import { randomBytes, randomUUID } from "node:crypto";
import type { Logger } from "drizzle-orm";
import type { Pool } from "pg";

type Statement = { readonly text: string; readonly params: readonly unknown[] };

/** What one order sent to the database: to be held, and then to be confirmed. */
export type Recorded = {
  readonly statements: readonly Statement[];
  readonly place: readonly Statement[];
  readonly confirm: readonly Statement[];
  /** What has to be new for every order. */
  readonly names: readonly string[];
  readonly memberId: string;
};

type Order = {
  readonly memberId: string;
  readonly placed: {
    readonly id: string;
    readonly number: string;
    readonly paymentOrderId: string;
  };
  readonly back: { readonly paymentKey: string };
};

/** Listens to what drizzle sends. */
export function recorder() {
  let heard: Statement[] = [];
  let marks: Record<string, number> = {};
  const logger: Logger = {
    logQuery: (text, params) => void heard.push({ text, params }),
  };

  async function record(work: (mark: (name: string) => void) => Promise<Order>): Promise<Recorded> {
    heard = [];
    marks = {};
    const { memberId, placed, back } = await work((name) => {
      marks[name] = heard.length;
    });
    const place = heard.slice(marks.place, marks.window);
    const confirm = heard.slice(marks.confirm, marks.end);
    const made = JSON.stringify([place, confirm]).match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g);
    const uuids = new Set([...(made ?? [])].filter((id) => id !== memberId));
    const vouchers = JSON.stringify(confirm).match(/"[2-9A-Z]{4}-[2-9A-Z]{4}"/g) ?? [];
    const names = [
      placed.paymentOrderId,
      placed.number,
      back.paymentKey,
      ...uuids,
      ...vouchers.map((text) => text.slice(1, -1)),
    ];
    return { statements: [...place, ...confirm], place, confirm, names, memberId };
  }
  return { logger, log: { record } };
}

/** The same statements with new names, sent as they are; how many orders a second that makes. */
export async function replay(
  pool: Pool,
  lanes: readonly Recorded[],
  count: number,
  newMember: () => Promise<string>,
): Promise<number> {
  const jobs = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const recorded = lanes[index % lanes.length];
      if (!recorded) throw new RangeError("there are lanes");
      return { recorded, rename: renaming(recorded, await newMember()) };
    }),
  );
  const begun = performance.now();
  for (const part of ["place", "confirm"] as const) {
    await Promise.all(
      lanes.map(async (_, lane) => {
        for (const { recorded, rename } of jobs.filter(
          (_, index) => index % lanes.length === lane,
        )) {
          const client = await pool.connect();
          for (const { text, params } of recorded[part]) {
            await client.query(text, params.map(rename));
          }
          client.release();
        }
      }),
    );
  }
  return count / ((performance.now() - begun) / 1000);
}

function renaming({ names, memberId }: Recorded, newMemberId: string) {
  const pairs = names.map((name) => [name, freshLike(name)] as const);
  pairs.push([memberId, newMemberId]);
  const rename = (text: string) =>
    pairs.reduce((all, [before, after]) => all.replaceAll(before, after), text);
  return (param: unknown): unknown => (typeof param === "string" ? rename(param) : param);
}

function freshLike(name: string): string {
  if (/^[\da-f]{8}-/.test(name)) return randomUUID();
  return `${name.slice(0, 3)}${randomBytes(8).toString("hex")}`;
}
