import { deleteCopies } from "#app/platform/offline/offline-copies.ts";

export const SESSION_PATH = "/api/_auth/session";

/** A shop that could not end the session must not look as if it had. */
export async function endSession(ask: typeof fetch = fetch): Promise<void> {
  // Deletes the copies even if the network fails, so that the next user of the device finds none.
  await deleteCopies();
  const answer = await ask(SESSION_PATH, { method: "DELETE" });
  if (!answer.ok) throw new Error(`the session was not ended: ${answer.status}`);
  // What another tab has saved until then.
  await deleteCopies();
}
