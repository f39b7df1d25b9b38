import type { Socket } from "node:net";
import postgres, { type Options, type Sql } from "postgres";
import { isDatabaseAway } from "./database-away.ts";
import { closingSocket, connectionLost } from "./postgres-socket.server.ts";

/** Connecting takes at most this long. */
const CONNECT_SECONDS = 3;
/** How long the other queries of a pool that lost a connection may finish; those in its queue are refused then. */
const LEAVE_SECONDS = 2;
/** How long queries are refused at once after the database could not be reached. */
const PAUSE_MS = 250;
const LISTEN_AGAIN_MS = 500;
/** After so many seconds without an answer the server hangs or the network is cut. */
const SILENT_BEATS = 6;
const BEAT_MS = 1_000;

type Target = Parameters<typeof closingSocket>[0];
type OnLost = (wasOpen: boolean) => void;
type Pool = {
  readonly sql: Sql;
  readonly begin: Sql["begin"];
  readonly cut: () => void;
  readonly leave: () => void;
};

function openPool(url: string, max: number, onLost: OnLost): Pool {
  const sockets = new Set<Socket>();
  const options = {
    max,
    connect_timeout: CONNECT_SECONDS,
    // Its timers would outlive a lost connection.
    max_lifetime: null,
    // The driver's own query for types: its failure is unhandled and would end the process, and Drizzle reads arrays itself.
    fetch_types: false,
    onnotice: () => {},
    // The driver's types do not know of it; its documentation does.
    socket: (target: Target) => {
      const socket = closingSocket(target, () => {
        sockets.delete(socket);
        onLost(socket.bytesRead > 0);
      });
      sockets.add(socket);
      return socket;
    },
  };
  const sql = postgres(url, options as Options<Record<string, never>>);
  const transactions = new Set<(cause: unknown) => void>();
  return {
    sql,
    begin: beginner(sql, transactions),
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    leave: () => {
      const over = () => {
        for (const reject of transactions) reject(connectionLost());
      };
      void sql.end({ timeout: LEAVE_SECONDS }).then(over, over);
    },
  };
}

/** The driver's `begin`, rejected when its connection is lost: by itself it would wait for the answer to its rollback. */
function beginner(sql: Sql, transactions: Set<(cause: unknown) => void>): Sql["begin"] {
  type Work = (tx: unknown) => unknown;
  return ((...facts: [Work] | [string, Work]) =>
    new Promise((resolve, reject) => {
      transactions.add(reject);
      const work = facts.at(-1) as Work;
      const watched = async (tx: unknown) => {
        try {
          return await work(tx);
        } catch (cause) {
          if (isDatabaseAway(cause)) reject(cause);
          throw cause;
        }
      };
      const begun = facts.length === 2 ? sql.begin(facts[0], watched) : sql.begin(watched);
      begun
        .then(resolve as (value: unknown) => void, reject)
        .finally(() => transactions.delete(reject));
    })) as Sql["begin"];
}

/** A pool that never waits for an unreachable database: once a connection is lost, it is replaced by a new pool. */
export function resilientPool(url: string, max: number) {
  let pool = renewed();
  let lostAt: number | undefined;

  function renewed(): Pool {
    const made: Pool = openPool(url, max, (wasOpen) => {
      if (made !== pool || lostAt !== undefined) return;
      lostAt = wasOpen ? 0 : Date.now();
      made.leave();
    });
    return made;
  }

  function current(): Pool {
    if (lostAt === undefined || Date.now() - lostAt < PAUSE_MS) return pool;
    const { parsers, serializers } = pool.sql.options;
    lostAt = undefined;
    pool = renewed();
    // Drizzle has set the date parsers on the first pool only.
    Object.assign(pool.sql.options.parsers, parsers);
    Object.assign(pool.sql.options.serializers, serializers);
    return pool;
  }

  const client = new Proxy(pool.sql, {
    get: (_, key) => (key === "begin" ? current().begin : Reflect.get(current().sql, key)),
    apply: (_, self, facts) => Reflect.apply(current().sql, self, facts) as unknown,
  });
  return { client, cut: () => pool.cut(), end: () => pool.sql.end({ timeout: 5 }) };
}

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
    if (isOver) return;
    const { sql } = openPool(url, 1, () => {
      void sql.end({ timeout: 0 });
      // Should this fail, its loss is the reason to try again.
      setTimeout(() => void subscribe().catch(() => {}), LISTEN_AGAIN_MS);
    });
    end = () => sql.end({ timeout: 0 });
    await sql.listen(channel, onMessage);
    onConnected();
  }
  await subscribe();
  return async () => {
    isOver = true;
    await end();
  };
}

/** Sends an empty query every second on its own connection, and reports a server that stops answering; answers with a function that ends it. */
export function watchConnection(url: string, onSilence: () => void): () => Promise<void> {
  const pulse = resilientPool(url, 1);
  let missed = 0;
  let isAsking = false;
  const answered = () => {
    isAsking = false;
    missed = 0;
  };
  const timer = setInterval(() => {
    if (isAsking) missed += 1;
    if (missed >= SILENT_BEATS) {
      onSilence();
      pulse.cut();
      missed = 0;
    }
    if (isAsking) return;
    isAsking = true;
    pulse.client`select`.then(answered, answered);
  }, BEAT_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await pulse.end();
  };
}
