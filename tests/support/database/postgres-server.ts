import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { childProcesses } from "#tests/support/server/child-processes.ts";
import { freePort } from "#tests/support/server/free-port.ts";
import { type PostgresHome, postgresHome } from "./postgres-home.ts";

export type PostgresServer = {
  readonly url: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
  /** Stops it and leaves its data. */
  readonly end: () => Promise<void>;
  /** As a power cut would: nothing is written, sent or closed any more. */
  readonly kill: () => Promise<void>;
  /** As a machine that hangs: nothing is answered, and nothing is closed. */
  readonly freeze: () => void;
  readonly thaw: () => void;
};

type Ways = {
  /** The folder of its programs, if not where npm put them. */
  readonly installed?: string;
  readonly settings?: Readonly<Record<string, string>>;
};

/** A real PostgreSQL on a free port, gone without a trace when it stops. */
export async function startPostgres({ installed, settings }: Ways = {}): Promise<PostgresServer> {
  return startOn(await newCluster(installed), settings);
}

/** The data of a server that has never been started. */
export async function newCluster(installed?: string): Promise<PostgresHome> {
  const home = await postgresHome(installed);
  const initdb = run(home, "initdb", [
    `--pgdata=${home.data}`,
    "--username=postgres",
    "--auth=trust",
    "--locale=C.UTF-8",
    "--encoding=UTF8",
    "--no-sync",
  ]);
  const [code] = (await once(initdb.child, "close")) as [number | null];
  if (code !== 0) throw new Error(`no database was made: ${initdb.output()}`);
  return home;
}

/** A server on data that is there already. */
export async function startOn(
  home: PostgresHome,
  more: Readonly<Record<string, string>> = {},
  wantedPort?: number,
): Promise<PostgresServer> {
  const port = wantedPort ?? (await freePort());
  const settings = {
    listen_addresses: "127.0.0.1",
    // No connections by socket, whose folder might belong to another user.
    unix_socket_directories: "",
    max_connections: "300",
    fsync: "off",
    ...more,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = run(home, "postgres", ["-D", home.data, "-p", String(port), ...flags]);
  const { child } = server;
  const closed = once(child, "close");
  const leaveNothing = () => {
    child.kill("SIGQUIT");
    rmSync(home.folder, { recursive: true, force: true });
  };
  process.once("exit", leaveNothing);
  // A fast shutdown: it does not wait for connected clients.
  const end = async () => {
    child.kill("SIGINT");
    await closed;
  };
  await Promise.race([server.said(/ready to accept (read-only )?connections/), closed]);
  if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${server.output()}`);
  return {
    url: `postgres://postgres@127.0.0.1:${port}`,
    port,
    kill: async () => {
      signalAll(child, "SIGKILL");
      await closed;
    },
    freeze: () => signalAll(child, "SIGSTOP"),
    thaw: () => signalAll(child, "SIGCONT"),
    end,
    stop: async () => {
      process.off("exit", leaveNothing);
      await end();
      await rm(home.folder, { recursive: true, force: true });
    },
  };
}

/** The server first, so that it starts none in their place. */
function signalAll(server: ChildProcess, signal: NodeJS.Signals): void {
  const backends = childProcesses(server.pid, "postgres");
  server.kill(signal);
  for (const pid of backends) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

function run({ bin, owner, folder }: PostgresHome, program: string, args: readonly string[]) {
  const child: ChildProcess = spawn(join(bin, program), args, {
    ...owner,
    // The tests' own folder may be closed to the server's user.
    cwd: folder,
    env: { PATH: process.env.PATH, TZ: "UTC", LC_MESSAGES: "C" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      // Enough to say why it ended; nobody needs a day of log.
      text = (text + chunk).slice(-10_000);
      for (const listener of listeners) listener();
    });
  }
  const said = (words: RegExp) =>
    new Promise<void>((resolve) => listeners.add(() => words.test(text) && resolve()));
  return { child, output: () => text.trim(), said };
}
