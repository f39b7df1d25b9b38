import { ConnectionLost } from "./database-away.ts";
import { openConnection, ResilientPool } from "./postgres-pool.server.ts";

const LISTEN_AGAIN_MS = 500;
/** After so many seconds without an answer the server hangs or the network is cut. */
const SILENT_BEATS = 6;
const BEAT_MS = 1_000;

type Listener = {
  readonly onMessage: (text: string) => void;
  readonly onConnected: () => void;
};

/** Listens to a channel on its own connection, and reconnects when it is lost; answers with a function that ends it. */
export async function resilientListener(
  url: string,
  channel: string,
  { onMessage, onConnected }: Listener,
): Promise<() => Promise<void>> {
  let isOver = false;
  let end = async () => {};

  async function subscribe(): Promise<void> {
    const connection = await openConnection(url);
    end = () => connection.end();
    connection.on("notification", ({ payload }) => onMessage(payload ?? ""));
    try {
      await connection.query(`listen ${connection.escapeIdentifier(channel)}`);
    } catch (cause) {
      throw new ConnectionLost(cause);
    }
    connection.once("end", subscribeAgain);
    onConnected();
  }
  function subscribeAgain(): void {
    if (!isOver) setTimeout(() => void subscribe().catch(subscribeAgain), LISTEN_AGAIN_MS);
  }

  await subscribe();
  return async () => {
    isOver = true;
    await end();
  };
}

/** Sends an empty query every second on its own connection, and reports a server that stops answering; answers with a function that ends it. */
export function watchConnection(url: string, onSilence: () => void): () => Promise<void> {
  const pulse = new ResilientPool(url, 1);
  let missed = 0;
  let isAsking = false;
  async function ask(): Promise<void> {
    isAsking = true;
    try {
      await pulse.query("select");
      missed = 0;
    } catch {
      // The beats that it took to fail stay counted: to connect in vain is silence, too.
    }
    isAsking = false;
  }
  const timer = setInterval(() => {
    if (isAsking) missed += 1;
    if (missed >= SILENT_BEATS) {
      onSilence();
      pulse.cut();
      missed = 0;
    }
    if (!isAsking) void ask();
  }, BEAT_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await pulse.close();
  };
}
