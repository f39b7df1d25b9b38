import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { cartLines } from "#app/db/schema/cart.ts";
import { members } from "#app/db/schema/member.ts";
import { type CartLine, MAX_LINES } from "#app/domain/booking/cart-line.ts";
import { lineKey } from "#app/domain/booking/line/line-facts.ts";
import { AppError } from "#app/domain/errors.ts";
import { countCart, keysInCart } from "./cart-queries.server.ts";

export type CartChange = {
  /** Keys of lines that go. */
  readonly remove?: readonly string[];
  /** What comes takes the place of what has the same key. */
  readonly put?: readonly CartLine[];
};

/** Lines go and come as one: a change that does not fit leaves everything as it was. */
export async function changeCart(
  db: Database,
  memberId: string,
  { remove = [], put = [] }: CartChange,
): Promise<number> {
  return db.transaction(async (tx) => {
    await takeTurn(tx, memberId);
    if (remove.length > 0) {
      await tx
        .delete(cartLines)
        .where(and(eq(cartLines.memberId, memberId), inArray(cartLines.key, [...remove])));
    }
    const rows = rowsOf(memberId, put);
    if (rows.length > 0) {
      await tx
        .insert(cartLines)
        .values(rows)
        .onConflictDoUpdate({
          target: [cartLines.memberId, cartLines.key],
          set: { line: sql`excluded.line`, changedAt: sql`now()` },
        });
    }
    const count = await countCart(tx, memberId);
    // Whoever has too many already may still take some out.
    if (rows.length > 0 && count > MAX_LINES) throw new AppError("order.too_many_lines");
    return count;
  });
}

/**
 * Takes over what a browser still held. What the account has stays as it is there; what does not fit any more is
 * not taken, and stays where it was. However often and from however many tabs it is sent, the result is the same.
 */
export async function mergeCart(
  db: Database,
  memberId: string,
  lines: readonly CartLine[],
): Promise<{ readonly count: number; readonly taken: readonly string[] }> {
  return db.transaction(async (tx) => {
    await takeTurn(tx, memberId);
    const rows = rowsOf(memberId, lines);
    const known = new Set(
      await keysInCart(
        tx,
        memberId,
        rows.map(({ key }) => key),
      ),
    );
    const room = Math.max(0, MAX_LINES - (await countCart(tx, memberId)));
    const added = rows.filter(({ key }) => !known.has(key)).slice(0, room);
    if (added.length > 0) await tx.insert(cartLines).values(added);
    const taken = [...known, ...added.map(({ key }) => key)].toSorted();
    return { count: await countCart(tx, memberId), taken };
  });
}

/** In the order of their keys, each once. */
function rowsOf(memberId: string, lines: readonly CartLine[]) {
  const byKey = new Map(lines.map((line) => [lineKey(line), line]));
  return [...byKey]
    .map(([key, line]) => ({ memberId, key, line }))
    .toSorted((a, b) => a.key.localeCompare(b.key, "en"));
}

/** Changes of one cart come one after the other, so that its limit holds; who has left has none. */
async function takeTurn(tx: Database, memberId: string): Promise<void> {
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.withdrawnAt)))
    .for("no key update");
  if (!member) throw new AppError("auth.login_required");
}
