import type { ClientConfig, PoolClient } from "pg";
import pg from "pg";
import { ConnectionLost, isDatabaseAway } from "./database-away.ts";
import {
  Connection,
  connectError,
  destroyConnection,
  hostsOf,
} from "./postgres-connection.server.ts";

/** How long those at work may finish when the pool is closed. */
const CLOSE_MS = 5_000;

type Callback = Parameters<typeof pg.Pool.prototype.connect>[0];

/** The driver's pool, but callers never wait for a database that cannot be reached. */
export class ResilientPool extends pg.Pool {
  readonly #open = new Set<PoolClient>();
  readonly #waiting = new Set<(cause: unknown) => void>();

  readonly #servers: number;
  #isRefusing = false;

  constructor(url: string, max: number) {
    const hosts = hostsOf(url);
    class PooledConnection extends Connection {
      constructor(config?: ClientConfig) {
        super(hosts, config);
      }
    }
    super({ max, idleTimeoutMillis: 0, Client: PooledConnection });
    this.#servers = hosts.count;
    // Losing an idle connection is no error.
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
    if (this.#isRefusing) return Promise.reject(new ConnectionLost());
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      this.#ask(this.#servers, resolve, reject);
    });
  }

  /** Another attempt is one at another server. */
  #ask(
    attempts: number,
    resolve: (client: PoolClient) => void,
    reject: (cause: unknown) => void,
  ): void {
    super.connect((cause, client, release) => {
      if (client) {
        client.release = once(client, release);
        if (this.#waiting.delete(reject)) resolve(client);
        // Deferred, because the driver passes it to the next waiting query synchronously, which may overflow the stack.
        else setImmediate(() => client.release());
        return;
      }
      const error = connectError(cause);
      const isAway = isDatabaseAway(error);
      if (isAway && attempts > 1 && this.#waiting.has(reject)) {
        this.#ask(attempts - 1, resolve, reject);
        return;
      }
      this.#waiting.delete(reject);
      reject(error);
      // Each of them would wait for an attempt of its own.
      if (error instanceof ConnectionLost) this.#refuseWaiting(error);
    });
  }

  #refuseWaiting(cause: unknown): void {
    for (const reject of this.#waiting) reject(cause);
    this.#waiting.clear();
  }

  /**
   * While commits wait for a standby no new work begins: each would leave a connection behind that the server keeps
   * until the standby is back. Callers that already wait do not know how their commit ends.
   */
  refuse(isRefusing: boolean): void {
    if (isRefusing && !this.#isRefusing) this.cut();
    this.#isRefusing = isRefusing;
  }

  /** A server is gone: waiting callers are served by its successor, or refused where there is none yet. */
  leave(host: number, hasFollower: boolean): void {
    if (hasFollower) this.#drop(host);
    else this.cut(host);
  }

  /** Destroys every connection, or those to one server, and refuses the callers that wait for one. */
  cut(host?: number): void {
    this.#refuseWaiting(new ConnectionLost());
    this.#drop(host);
  }

  #drop(host?: number): void {
    for (const client of this.#open) {
      if (client instanceof Connection && (host === undefined || client.serverIndex === host))
        destroyConnection(client);
    }
  }

  /** Lets those at work finish, for a while. */
  async close(): Promise<void> {
    this.#refuseWaiting(new ConnectionLost());
    const late = setTimeout(() => this.cut(), CLOSE_MS);
    await this.end();
    clearTimeout(late);
  }
}

/** A connection is released once, and is used again unless it was lost. */
function once(client: PoolClient, release: PoolClient["release"]): PoolClient["release"] {
  let isOut = true;
  const isSpent = () => client instanceof Connection && client.isSpent;
  return (cause) => {
    if (!isOut) return;
    isOut = false;
    if (cause === true || isDatabaseAway(cause) || isSpent()) release(true);
    // A text of several statements that fails, as the job queue sends them, leaves its transaction open.
    else if (cause)
      client.query("rollback").then(
        () => release(isSpent()),
        () => release(true),
      );
    else release();
  };
}
