import { ConnectionLost } from "./database-away.ts";
import {
  type Connection,
  closeGracefully,
  destroyConnection,
  openConnection,
  setTcpKeepalive,
} from "./postgres-connection.server.ts";

/** Does work that only one process may do at a time; undefined, without doing it, while another process does it. */
export type Claim = <T>(name: string, work: () => Promise<T>) => Promise<T | undefined>;

/** The class of the advisory locks below; nothing else in this database locks pairs of numbers. */
const CLAIM_LOCK = 7_203_403;

/** The claims of a process that has the database to itself. */
export function processClaims(): Claim {
  const held = new Set<string>();
  return async (name, work) => {
    if (held.has(name)) return undefined;
    held.add(name);
    try {
      return await work();
    } finally {
      held.delete(name);
    }
  };
}

type PostgresClaims = {
  readonly claim: Claim;
  readonly end: () => Promise<void>;
  /** This server has vanished silently, and its locks with it. */
  readonly cut: (host: number) => void;
};

/**
 * The same for many processes: each claim is a session-level advisory lock. All claims of a process share one
 * connection of their own, so that a crowd of charges takes none from the pool; PostgreSQL frees them when it ends.
 */
export function postgresClaims(url: string): PostgresClaims {
  const claimHere = processClaims();
  let opening: Promise<Connection> | undefined;
  let current: Connection | undefined;

  async function open(): Promise<Connection> {
    const connection = await openConnection(url);
    current = connection;
    connection.once("end", () => {
      opening = undefined;
    });
    await setTcpKeepalive(connection);
    return connection;
  }

  function connect(): Promise<Connection> {
    opening ??= open().catch((cause: unknown) => {
      opening = undefined;
      throw cause;
    });
    return opening;
  }

  async function tryLock(name: string): Promise<Connection | undefined> {
    try {
      const connection = await connect();
      const { rows } = await connection.query<{ taken: boolean }>(
        "select pg_try_advisory_lock($1, hashtext($2)) as taken",
        [CLAIM_LOCK, name],
      );
      return rows[0]?.taken ? connection : undefined;
    } catch (cause) {
      throw new ConnectionLost(cause);
    }
  }

  async function claimEverywhere<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
    const connection = await tryLock(name);
    if (!connection) return undefined;
    try {
      return await work();
    } finally {
      // A lost connection has freed it already.
      void connection
        .query("select pg_advisory_unlock($1, hashtext($2))", [CLAIM_LOCK, name])
        .catch(() => {});
    }
  }

  return {
    claim: (name, work) => claimHere(name, () => claimEverywhere(name, work)),
    end: async () => {
      if (opening && current) await closeGracefully(current);
    },
    cut: (host) => {
      if (current?.serverIndex === host) destroyConnection(current);
    },
  };
}
