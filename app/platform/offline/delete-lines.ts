import { isOfLine } from "#app/domain/reservation/offline/offline-stores.ts";
import { deleteStores } from "./offline-store.ts";

/** Deletes everything saved of these lines, in every language and by every member; `undefined` is the list. */
export function deleteLines(ids: readonly (string | undefined)[]): Promise<void> {
  return deleteStores((store) => ids.some((id) => isOfLine(store, id)));
}
