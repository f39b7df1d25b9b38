import type { Client } from "pg";
import { ConnectionLost } from "./database-away.ts";
import { beAskedAfter, cutOff, hangUp, openConnection } from "./postgres-connection.server.ts";
import { PRESENCE_LOCK } from "./worker.ts";

const HOLD_AGAIN_MS = 250;
/** Longer than the server needs to notice that whoever had the lock before has vanished. */
const TAKES_AT_MOST_MS = 15_000;

/** The lock that says that a worker is there. */
export type PresenceLock = {
  /** The connection that has it, if one has it now. */
  readonly held: () => Client | undefined;
  /** Gives it up for good. */
  readonly release: () => Promise<void>;
};

/**
 * Holds the lock of a worker on one connection at a time, and takes it again whenever that is lost. Each time it is
 * announced first: whoever has it, and seems to have come long ago, judges others at once.
 */
export async function holdPresence(
  url: string,
  id: number,
  announce: (connection: Client) => Promise<unknown>,
): Promise<PresenceLock> {
  let isOver = false;
  let open: Client | undefined;
  let held: Client | undefined;

  async function hold(): Promise<void> {
    const connection = await openConnection(url);
    if (isOver) return hangUp(connection);
    open = connection;
    // A server that vanishes while we wait for the lock says nothing.
    const late = setTimeout(() => cutOff(connection), TAKES_AT_MOST_MS);
    try {
      await announce(connection);
      await takeLock(connection, id);
    } catch (cause) {
      // It may have the lock by now: the next would wait for this one.
      cutOff(connection);
      throw new ConnectionLost(cause);
    } finally {
      clearTimeout(late);
    }
    held = connection;
    connection.once("end", () => {
      held = undefined;
      holdAgain();
    });
  }
  function holdAgain(): void {
    if (!isOver) setTimeout(() => void hold().catch(holdAgain), HOLD_AGAIN_MS).unref();
  }

  await hold();
  return {
    held: () => held,
    release: async () => {
      isOver = true;
      if (open) await hangUp(open);
    },
  };
}

async function takeLock(connection: Client, id: number): Promise<void> {
  await connection.query("begin");
  await connection.query("set local idle_in_transaction_session_timeout = 0");
  await beAskedAfter(connection, "local");
  await connection.query("select pg_advisory_xact_lock($1, $2)", [PRESENCE_LOCK, id]);
}
