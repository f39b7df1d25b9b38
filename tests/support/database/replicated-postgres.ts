import { chown, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { baseBackup } from "./base-backup.ts";
import { type PostgresServer, startOn } from "./postgres-server.ts";
import { DEMO, startSeeded } from "./seeded-postgres.ts";

/** Memory files of a killed server are in its own folder, and are deleted with it. */
const SETTINGS = { dynamic_shared_memory_type: "mmap", wal_keep_size: "256MB" };

/** A primary with the demo in it, and a standby without which nothing is committed. */
export async function replicatedPostgres() {
  const first = await startSeeded(SETTINGS);
  const address = ({ url }: PostgresServer) => `${url}/${DEMO}`;
  const pair: Record<"primary" | "standby", PostgresServer> = {
    primary: first,
    standby: await standbyOf(first),
  };
  await waitForStandby(address(pair.primary));
  const ports = [pair.primary.port, pair.standby.port];
  const retired: PostgresServer[] = [];

  return {
    /** As an operator writes it once, and never again. */
    url: `postgres://postgres@${ports.map((port) => `127.0.0.1:${port}`).join(",")}/${DEMO}?target_session_attrs=read-write`,
    /** At any point of its work. */
    killPrimary: () => pair.primary.kill(),
    freezePrimary: async () => pair.primary.freeze(),
    freezeStandby: () => pair.standby.freeze(),
    thawStandby: () => pair.standby.thaw(),
    promote: async () => {
      const connection = await openConnection(address(pair.standby));
      await connection.query("select pg_promote()");
      await connection.end();
    },
    /** The promoted one gets a standby of its own, where the old primary was. */
    restoreStandby: async () => {
      const { port } = pair.primary;
      // It is never let back in: as fencing would, before its place is taken.
      await pair.primary.kill();
      retired.push(pair.primary);
      pair.primary = pair.standby;
      pair.standby = await standbyOf(pair.primary, port);
      await waitForStandby(address(pair.primary));
    },
    stop: async () => {
      await pair.primary.kill();
      await Promise.all([pair.primary, pair.standby, ...retired].map((server) => server.stop()));
    },
  };
}

async function standbyOf(primary: PostgresServer, port?: number): Promise<PostgresServer> {
  const home = await baseBackup(`${primary.url}/${DEMO}`);
  const signal = join(home.data, "standby.signal");
  await writeFile(signal, "");
  const { uid, gid } = home.owner;
  if (uid !== undefined && gid !== undefined) await chown(signal, uid, gid);
  const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`;
  return startOn(home, { ...SETTINGS, primary_conninfo: source }, port);
}

/** From now on every commit waits for it. */
async function waitForStandby(url: string): Promise<void> {
  const connection = await openConnection(url);
  await connection.query("alter system set synchronous_standby_names = 'standby'");
  await connection.query("select pg_reload_conf()");
  const state = async () => {
    const found = await connection.query<{ sync_state: string }>(
      "select sync_state from pg_stat_replication",
    );
    return found.rows[0]?.sync_state;
  };
  while ((await state()) !== "sync") await pause(50);
  await connection.end();
}
