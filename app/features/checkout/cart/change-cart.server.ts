import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { cartLines } from "#app/db/schema/checkout/checkout-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { overwritten, withoutNamed } from "#app/domain/checkout/cart/cart-clash.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { type CartLine, MAX_LINES } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { countCart, keysInCart, linesIn, listCart, storedCart } from "./cart-queries.server.ts";

export type CartChange = {
  /** Keys of lines to remove. */
  readonly remove?: readonly string[];
  /** Lines to add; one with the same key is replaced. */
  readonly put?: readonly CartLine[];
  /** Refuses to remove what is gone, and to put a line in the place of another choice that is not removed by name. */
  readonly careful?: boolean;
};

/** Removes and adds lines in one transaction: a change above the limit leaves the cart as it was. */
export async function changeCart(
  db: Database,
  memberId: string,
  { remove = [], put = [], careful = false }: CartChange,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const before = await storedCart(tx, memberId);
    const keys = new Set(before.map(({ key }) => key));
    // When two tabs move one line, the second has nothing to move.
    if (careful && remove.some((key) => !keys.has(key))) throw new AppError("cart.line_gone");
    if (remove.length > 0) await removeFromCart(tx, memberId, remove);
    const rest = before.filter(({ key }) => !remove.includes(key));
    const rows = rowsOf(memberId, careful ? newLines(linesIn(rest), put) : put);
    await putRows(tx, rows);
    const count = new Set([...rest, ...rows].map(({ key }) => key)).size;
    // A cart above the limit can still be reduced.
    if (rows.length > 0 && count > MAX_LINES) throw new AppError("order.too_many_lines");
    return count;
  });
}

/** The lines as the shop prices them now; what another tab removed or changed meanwhile stays so. */
export async function repriceCart(
  db: Database,
  memberId: string,
  reprice: (tx: Database, cart: readonly CartLine[]) => Promise<readonly CartLine[]>,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const lines = await reprice(tx, await listCart(tx, memberId));
    await putRows(tx, rowsOf(memberId, lines));
    return countCart(tx, memberId);
  });
}

async function putRows(tx: Database, rows: ReturnType<typeof rowsOf>): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(cartLines)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartLines.memberId, cartLines.key],
      set: { line: sql`excluded.line`, changedAt: sql`now()` },
    });
}

/** What comes new; where it would overwrite something else, the member has to say so first. */
function newLines(cart: readonly CartLine[], put: readonly CartLine[]) {
  if (overwritten(cart, put).length > 0) throw new AppError("cart.line_there");
  return withoutNamed(cart, put);
}

/**
 * Adds the lines that a browser stored. Lines of the account win, and lines above the limit stay in the browser.
 * Idempotent, since several tabs may send the same lines.
 */
export async function mergeCart(
  db: Database,
  memberId: string,
  lines: readonly CartLine[],
): Promise<{ readonly count: number; readonly taken: readonly string[] }> {
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
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

/** Sorted by key, without duplicates: the same lock order for all. */
function rowsOf(memberId: string, lines: readonly CartLine[]) {
  const byKey = new Map(lines.map((line) => [lineKey(line), line]));
  return [...byKey]
    .map(([key, line]) => ({ memberId, key, line }))
    .toSorted((a, b) => a.key.localeCompare(b.key, "en"));
}

/** Locked per member, so that two tabs cannot exceed the limit; a closed account has no cart. */
async function lockMember(tx: Database, memberId: string): Promise<void> {
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.withdrawnAt)))
    .for("no key update");
  if (!member) throw new AppError("auth.login_required");
}

/** Locks lines that are being bought, after their buyer; refuses where another order has taken one of them out. */
export async function lockCartLines(
  tx: Database,
  memberId: string,
  keys: readonly string[],
): Promise<void> {
  const locked = await tx
    .select({ key: cartLines.key })
    .from(cartLines)
    .where(and(eq(cartLines.memberId, memberId), inArray(cartLines.key, [...keys])))
    .orderBy(asc(cartLines.key))
    .for("update");
  if (locked.length < new Set(keys).size) throw new AppError("cart.line_gone");
}

/** What was bought leaves the cart, in the transaction that makes the order paid. */
export async function removeFromCart(
  tx: Database,
  memberId: string,
  keys: readonly string[],
): Promise<void> {
  await tx
    .delete(cartLines)
    .where(and(eq(cartLines.memberId, memberId), inArray(cartLines.key, [...keys])));
}

export async function emptyCart(tx: Database, memberId: string): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.memberId, memberId));
}
