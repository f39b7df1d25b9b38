import { belongsToOthers } from "#app/domain/reservation/offline/offline-stores.ts";

/** Deletes the offline copies of other members; of all members when nobody is logged in. */
export async function deleteOthersCopies(memberId?: string): Promise<void> {
  // Absent where the shop is not reached over https.
  if (typeof caches === "undefined") return;
  try {
    const stores = (await caches.keys()).filter((store) => belongsToOthers(store, memberId));
    await Promise.all(stores.map((store) => caches.delete(store)));
  } catch {
    // A browser that refuses its caches has no copies.
  }
}
