import type { Client } from "pg";
import { ConnectionLost } from "./database-away.ts";
import { type DatabaseClock, TIME_QUESTION } from "./database-clock.ts";
import {
  Connection,
  closeGracefully,
  destroyConnection,
  hostsOf,
  openConnection,
} from "./postgres-connection.server.ts";
import { ResilientPool } from "./postgres-pool.server.ts";

const LISTEN_AGAIN_MS = 500;
/** After so many seconds without an answer the server hangs or the network is cut. */
const SILENT_BEATS = 6;
const BEAT_MS = 1_000;

type Hearer = {
  readonly onMessage: (text: string) => void;
  readonly onConnected: () => void;
};

type Listener = {
  readonly end: () => Promise<void>;
  /** This server has vanished silently: it listens to the present one instead. */
  readonly cut: (host: number) => void;
};

/** Listens to a channel on its own connection, and reconnects when it is lost. */
export async function resilientListener(
  url: string,
  channel: string,
  { onMessage, onConnected }: Hearer,
): Promise<Listener> {
  let isOver = false;
  let current: Connection | undefined;

  async function subscribe(): Promise<void> {
    const connection = await openConnection(url);
    if (isOver) return closeGracefully(connection);
    current = connection;
    connection.on("notification", ({ payload }) => onMessage(payload ?? ""));
    try {
      await connection.query(`listen ${connection.escapeIdentifier(channel)}`);
    } catch (cause) {
      destroyConnection(connection);
      throw new ConnectionLost(cause);
    }
    connection.once("end", subscribeAgain);
    onConnected();
  }
  function subscribeAgain(): void {
    if (!isOver) setTimeout(() => void subscribe().catch(subscribeAgain), LISTEN_AGAIN_MS);
  }

  await subscribe();
  return {
    end: async () => {
      isOver = true;
      if (current) await closeGracefully(current);
    },
    cut: (host) => {
      if (current?.serverIndex === host) destroyConnection(current);
    },
  };
}

/** What a server that answers says of itself, every second. */
export type Pulse = {
  /** Its time, between two moments of `clock.steady`. */
  readonly clock: DatabaseClock;
  /** Whether what we commit waits for a standby that is away. */
  readonly onHeldUp: (isHeldUp: boolean) => void;
};

/** Asks every second on its own connection, and reports a server that is gone; answers with a function that ends it. */
export function watchConnection(
  url: string,
  onGone: (host: number, hasFollower: boolean) => void,
  pulse?: Pulse,
): () => Promise<void> {
  const hosts = hostsOf(url);
  const heart = new ResilientPool(url, 1);
  // The server that was queried: other connections may have found another meanwhile.
  let asked = hosts.current().index;
  // False before the first connection and after a reported loss: no further loss to report.
  let isThere = false;
  heart.on("connect", (client) => {
    const index = client instanceof Connection ? client.serverIndex : asked;
    // Its own connection was closed by the server; those of others may hang there silently.
    if (index !== asked && isThere) onGone(asked, true);
    asked = index;
    isThere = true;
  });
  let missed = 0;
  let isAsking = false;
  /** Makes the next connection try another server first. */
  function leave(): void {
    hosts.failed(asked);
    onGone(asked, false);
    isThere = false;
    heart.cut();
    missed = 0;
  }
  async function ask(): Promise<void> {
    isAsking = true;
    try {
      const { isReader } = pulse ? await takePulse(heart, pulse) : await askReader(heart);
      missed = 0;
      if (isReader && hosts.mustBeWritable) leave();
    } catch {
      // The beats that it took to fail stay counted: to connect in vain is silence, too.
    }
    isAsking = false;
  }
  const timer = setInterval(() => {
    if (isAsking) missed += 1;
    if (missed >= SILENT_BEATS) leave();
    if (!isAsking) void ask();
  }, BEAT_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await heart.close();
  };
}

/** A fenced primary answers well, and is of no use where another has taken its place. */
const READER = "current_setting('transaction_read_only') = 'on' as reader";

/** Our own commits only: those of other users are hidden from us. */
const PULSE = `${TIME_QUESTION}, ${READER}, exists (
  select from pg_stat_activity where datname = current_database() and usename = current_user
    and wait_event = 'SyncRep' and query_start < clock_timestamp() - interval '${SILENT_BEATS} seconds'
) as held_up`;

type Beat = { readonly isReader: boolean };

async function takePulse(heart: ResilientPool, { clock, onHeldUp }: Pulse): Promise<Beat> {
  const began = clock.steady();
  const { rows } = await heart.query<{ ms: string; reader: boolean; held_up: boolean }>(PULSE);
  clock.heard(Number(rows[0]?.ms), began, clock.steady());
  onHeldUp(rows[0]?.held_up === true);
  return { isReader: rows[0]?.reader === true };
}

async function askReader(heart: ResilientPool): Promise<Beat> {
  const { rows } = await heart.query<{ reader: boolean }>(`select ${READER}`);
  return { isReader: rows[0]?.reader === true };
}

export async function syncClock(asked: Client, clock: DatabaseClock): Promise<void> {
  const began = clock.steady();
  const { rows } = await asked.query<{ ms: string }>(TIME_QUESTION);
  clock.heard(Number(rows[0]?.ms), began, clock.steady());
}
