import { belongsToOthers } from "#app/domain/reservation/offline/store-owner.ts";

/** Deletes the offline copies of other members; of all members when nobody is logged in. */
export function deleteOthersCopies(memberId?: string): Promise<void> {
  return deleteStores((store) => belongsToOthers(store, memberId));
}

/** Opens no store, and needs no network. */
export async function deleteStores(isOver: (store: string) => boolean): Promise<void> {
  // Absent where the shop is not reached over https.
  if (typeof caches === "undefined") return;
  try {
    const stores = (await caches.keys()).filter(isOver);
    await Promise.all(stores.map((store) => caches.delete(store)));
  } catch {
    // A browser that refuses its caches has no copies.
  }
}
