import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyHeld } from "#app/db/backup/copy-files.server.ts";

async function contents(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const pairs = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path.slice(folder.length + 1), await readFile(path, "utf8")] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

test("a copy has the files as of the moment when the database is held still, copying only the changed ones then", async () => {
  const root = await mkdtemp(join(tmpdir(), "palmtee-copy-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const [from, to] = [join(root, "from"), join(root, "to")];
  await mkdir(join(from, "base"), { recursive: true });
  const longAgo = new Date(Date.now() - 3_600_000);
  for (const name of ["base/same", "base/longer", "base/other", "base/gone"]) {
    await writeFile(join(from, name), "once");
    await utimes(join(from, name), longAgo, longAgo);
  }
  await copyHeld(from, to, async (work) => {
    expect(await contents(to)).toEqual(await contents(from));
    // An unchanged file is not copied again, so that the hold stays short.
    await writeFile(join(to, "base/same"), "untouched");
    await writeFile(join(from, "base/longer"), "once and again");
    await writeFile(join(from, "base/other"), "then");
    await rm(join(from, "base/gone"));
    await mkdir(join(from, "wal"));
    await writeFile(join(from, "wal/new"), "new");
    await work();
  });
  expect(await contents(to)).toEqual({ ...(await contents(from)), "base/same": "untouched" });
});
