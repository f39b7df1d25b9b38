import pg, { type ClientConfig, type PoolClient } from "pg";
import { ConnectionLost, isDatabaseAway } from "./database-away.ts";

/** Connecting takes at most this long. */
const CONNECT_MS = 3_000;
/** How long those at work may finish when the pool is closed. */
const CLOSE_MS = 5_000;
const KEEP_ALIVE_MS = 60_000;

type Callback = Parameters<typeof pg.Pool.prototype.connect>[0];

class Connection extends pg.Client {
  constructor(config?: ClientConfig) {
    super({
      ...config,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      // A quote asks several questions at once inside the transaction of its order.
      pipeline: true,
    });
    // Whoever asks on it is told of its loss; without a listener the loss would end the process.
    this.on("error", () => {});
  }
}

/** One connection outside of any pool. */
export async function openConnection(url: string): Promise<pg.Client> {
  const connection = new Connection({ connectionString: url });
  try {
    await connection.connect();
  } catch (cause) {
    throw connectError(cause);
  }
  return connection;
}

/** The server's own word, or the news that it gave none. */
function connectError(cause: unknown): unknown {
  return cause instanceof pg.DatabaseError ? cause : new ConnectionLost(cause);
}

/** The driver's pool, in which nobody waits for a database that cannot be reached. */
export class ResilientPool extends pg.Pool {
  readonly #open = new Set<PoolClient>();
  readonly #waiting = new Set<(cause: unknown) => void>();

  constructor(url: string, max: number) {
    super({ connectionString: url, max, idleTimeoutMillis: 0, Client: Connection });
    // A connection that is lost while nobody uses it is nobody's error.
    this.on("error", () => {});
    this.on("connect", (client) => {
      this.#open.add(client);
      client.once("end", () => {
        this.#open.delete(client);
        // Drizzle does not release the connection of a transaction whose BEGIN was lost.
        client.release(true);
      });
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    const acquired = this.#acquire();
    if (!callback) return acquired;
    acquired.then(
      (client) => callback(undefined, client, client.release),
      (cause: Error) => callback(cause, undefined, () => {}),
    );
  }

  #acquire(): Promise<PoolClient> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      super.connect((cause, client, release) => {
        const isWaiting = this.#waiting.delete(reject);
        if (client) {
          client.release = once(release);
          if (isWaiting) resolve(client);
          // Later: the driver would hand it at once to the next in its queue, and so on into a stack overflow.
          else setImmediate(() => client.release());
          return;
        }
        const error = connectError(cause);
        reject(error);
        // Each of them would wait for an attempt of its own.
        if (error instanceof ConnectionLost) this.#refuseWaiting(error);
      });
    });
  }

  #refuseWaiting(cause: unknown): void {
    for (const reject of this.#waiting) reject(cause);
    this.#waiting.clear();
  }

  /** Ends every connection without a word, and refuses whoever waits for one. */
  cut(): void {
    this.#refuseWaiting(new ConnectionLost());
    for (const { connection } of this.#open) connection.stream.destroy();
  }

  /** Lets those at work finish, for a while. */
  async close(): Promise<void> {
    this.#refuseWaiting(new ConnectionLost());
    const late = setTimeout(() => this.cut(), CLOSE_MS);
    await this.end();
    clearTimeout(late);
  }
}

/** A connection is given back once, and is used again unless it was lost: what the server refused does it no harm. */
function once(release: PoolClient["release"]): PoolClient["release"] {
  let isOut = true;
  return (cause) => {
    if (isOut) release(cause === true || isDatabaseAway(cause));
    isOut = false;
  };
}
