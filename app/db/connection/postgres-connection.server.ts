import type { ClientConfig } from "pg";
import pg from "pg";
import { readDatabaseAddress } from "./database-address.ts";
import { ConnectionLost, isDatabaseAway, isOverForConnection } from "./database-away.ts";

/** Connecting takes at most this long. */
const CONNECT_MS = 3_000;
/** With several servers, for each of them. */
const CONNECT_ONE_MS = 2_000;
const GOODBYE_MS = 1_000;
const KEEP_ALIVE_MS = 60_000;

type Connected = (cause?: Error | null) => void;

/** A connection to the server that is believed to be the one to write to. */
export class Connection extends pg.Client {
  readonly #hosts: HostMemory;
  readonly #host: number;
  #isSpent = false;

  constructor(hosts: HostMemory, config?: ClientConfig) {
    const { index, url } = hosts.current();
    super({
      ...config,
      connectionString: url,
      connectionTimeoutMillis: hosts.count > 1 ? CONNECT_ONE_MS : CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      // A quote sends several queries in parallel inside the transaction of its order.
      pipeline: true,
    });
    this.#hosts = hosts;
    this.#host = index;
    // The pending query reports the loss; without a listener the error event would end the process.
    this.on("error", () => {});
    this.connection.on("errorMessage", ({ code }: pg.DatabaseError) => {
      if (isOverForConnection(String(code))) this.#isSpent = true;
    });
    // Committed here but perhaps on no standby: it must not be reported as done.
    this.on("notice", ({ routine }) => {
      if (routine === "SyncRepWaitForLSN") this.connection.emit("error", new ConnectionLost());
    });
  }

  /** Which of the servers it goes to. */
  get serverIndex(): number {
    return this.#host;
  }

  /** Whether its server turned out not to accept writes: the next caller needs another connection. */
  get isSpent(): boolean {
    return this.#isSpent;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.Client> | undefined {
    const connected = this.#connect();
    if (!callback) return connected;
    connected.then(
      () => callback(null),
      (cause: Error) => callback(cause),
    );
  }

  async #connect(): Promise<pg.Client> {
    try {
      await super.connect();
      if (this.#hosts.mustBeWritable) await this.#refuseReader();
    } catch (cause) {
      this.#hosts.failed(this.#host);
      throw cause;
    }
    return this;
  }

  /** A standby, or a primary that may not be written to, answers well and is of no use. */
  async #refuseReader(): Promise<void> {
    const late = setTimeout(() => destroyConnection(this), CONNECT_ONE_MS);
    const answer = await this.query<{ transaction_read_only: string }>(
      "show transaction_read_only",
    ).finally(() => clearTimeout(late));
    if (answer.rows[0]?.transaction_read_only === "off") return;
    destroyConnection(this);
    throw new ConnectionLost(Object.assign(new Error("read-only"), { code: "READ_ONLY" }));
  }
}

/** One connection outside of any pool, to the first server that takes it. */
export async function openConnection(url: string): Promise<Connection> {
  const hosts = hostsOf(url);
  for (let left = hosts.count; ; left -= 1) {
    const connection = new Connection(hosts);
    try {
      await connection.connect();
      return connection;
    } catch (cause) {
      const error = connectError(cause);
      if (left <= 1 || !isDatabaseAway(error)) throw error;
    }
  }
}

/** The server's own word, or the news that it gave none. */
export function connectError(cause: unknown): unknown {
  const isWord = cause instanceof pg.DatabaseError || cause instanceof ConnectionLost;
  return isWord ? cause : new ConnectionLost(cause);
}

/** A vanished machine closes nothing: the server probes after five seconds of silence, and then releases the locks. */
export async function setTcpKeepalive(connection: pg.Client): Promise<void> {
  for (const [name, seconds] of [
    ["idle", 5],
    ["interval", 2],
    ["count", 3],
  ]) {
    await connection.query(`set tcp_keepalives_${name} = ${seconds}`);
  }
}

/** Ends the session, and waits only briefly: the server may hang or wait for a lock. */
export async function closeGracefully(connection: pg.Client): Promise<void> {
  const late = setTimeout(() => destroyConnection(connection), GOODBYE_MS);
  await connection.end();
  clearTimeout(late);
}

/** Closes the socket immediately. */
export function destroyConnection({ connection }: pg.Client): void {
  connection.stream.destroy();
}

/** The servers of one address, and which of them was good last. */
type HostMemory = {
  readonly count: number;
  readonly mustBeWritable: boolean;
  readonly current: () => { readonly index: number; readonly url: string };
  /** A failure of a server other than the current one is stale news. */
  readonly failed: (index: number) => void;
};

/** Shared by everything in this process that connects: where one has failed the others need not try first. */
const known = new Map<string, HostMemory>();

export function hostsOf(url: string): HostMemory {
  const memory = known.get(url) ?? remember(url);
  known.set(url, memory);
  return memory;
}

function remember(text: string): HostMemory {
  const address = readDatabaseAddress(text);
  if (!address) throw new Error("this is no address of a database");
  const { hosts, mustBeWritable } = address;
  let index = 0;
  return {
    count: hosts.length,
    mustBeWritable,
    current: () => ({ index, url: hosts[index]?.url ?? "" }),
    failed: (which) => {
      if (which === index) index = (index + 1) % hosts.length;
    },
  };
}
