import { chown, copyFile, mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { type PostgresHome, postgresHome } from "./postgres-home.ts";

/** What belongs to the running server alone, or comes and goes while it works. */
const NOT_COPIED = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init|pg_stat_tmp)$/;

/**
 * A copy of a whole PostgreSQL while it works, by its own means: it says from where on its log is needed, the files
 * are copied as they are, and the server that is started on them works through that log. So does `pg_basebackup`.
 */
export async function baseBackup(url: string): Promise<PostgresHome> {
  const home = await postgresHome();
  const copy = home.data;
  const connection = await openConnection(url);
  try {
    const place = await connection.query<{ data_directory: string }>("show data_directory");
    const source = place.rows[0]?.data_directory ?? "";
    await connection.query("select pg_backup_start('a test', true)");
    await copyFolder(source, copy, (name) => name !== "pg_wal");
    const end = await connection.query<{ labelfile: string }>(
      "select labelfile from pg_backup_stop(false)",
    );
    // Only now: the log has everything up to the end of the copying.
    await copyFolder(join(source, "pg_wal"), join(copy, "pg_wal"));
    await writeFile(join(copy, "backup_label"), end.rows[0]?.labelfile ?? "");
    const { uid, gid } = await stat(source);
    await chown(join(copy, "backup_label"), uid, gid);
  } finally {
    await connection.end();
  }
  return home;
}

/** With the owner of each file: the server refuses what is not its own. */
export async function copyFolder(
  from: string,
  to: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> {
  const { uid, gid, mode } = await stat(from);
  await mkdir(to, { mode });
  await chown(to, uid, gid);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (NOT_COPIED.test(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (isWanted(entry.name)) await copyFolder(source, target);
      continue;
    }
    try {
      await copyFile(source, target);
      await chown(target, uid, gid);
    } catch (cause) {
      // A table was dropped, or a segment of the log was taken up again, since its name was read.
      if ((cause as NodeJS.ErrnoException).code !== "ENOENT") throw cause;
    }
  }
}
