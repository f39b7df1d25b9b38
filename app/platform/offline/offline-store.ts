import { isOthers } from "#app/domain/reservation/offline/offline-stores.ts";

/** Throws away what this browser kept of anybody but the one who is here; of everybody when nobody is. */
export async function forgetOthers(memberId?: string): Promise<void> {
  // Absent where the shop is not reached over https.
  if (typeof caches === "undefined") return;
  try {
    const stores = (await caches.keys()).filter((store) => isOthers(store, memberId));
    await Promise.all(stores.map((store) => caches.delete(store)));
  } catch {
    // A browser that refuses its stores has kept nothing in them.
  }
}
