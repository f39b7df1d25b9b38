import { outdatesCopies } from "#app/domain/reservation/offline/cache-strategy.ts";
import { lineOf } from "#app/domain/reservation/offline/offline-stores.ts";
import { deleteLines } from "./delete-lines.ts";

/** Deletes what is saved from before, then says so no longer: opened again, the address would take what was saved since. */
export async function settleAddress(): Promise<void> {
  const { href, pathname, hash } = location;
  if (!outdatesCopies(location)) return;
  await deleteLines([lineOf(pathname)]);
  // The reader has moved on to another address.
  if (location.href === href) history.replaceState(history.state, "", pathname + hash);
}
