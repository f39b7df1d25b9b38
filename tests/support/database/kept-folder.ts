import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { mkdtemp, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What shapes a seeded database. */
const SOURCES = ["app/{db,domain}/**/*.ts", "demo/seed/**", "drizzle/**", "package-lock.json"];

type Made = {
  readonly base?: string;
  /** What else it depends on. */
  readonly of: string;
  readonly make: (folder: string) => Promise<unknown>;
};

/** A folder that one run makes and later ones take as it is, until what it is made of changes. */
export async function keptFolder(kind: string, { base = tmpdir(), of, make }: Made) {
  const prefix = `palmtee-kept-${kind}-`;
  const kept = join(base, prefix + (await fingerprint(of)));
  if (await isThere(kept)) return kept;
  await removeOld(base, prefix);
  const made = await mkdtemp(join(base, "palmtee-made-"));
  await make(made);
  // Another run may have been quicker: what it made is the same.
  await rename(made, kept).catch(() => rm(made, { recursive: true, force: true }));
  return kept;
}

/** Its time says when it was last used. */
async function isThere(folder: string): Promise<boolean> {
  try {
    await utimes(folder, new Date(), new Date());
    return true;
  } catch {
    return false;
  }
}

async function fingerprint(of: string): Promise<string> {
  const hash = createHash("sha256").update(of);
  for (const file of globSync(SOURCES).sort()) {
    if ((await stat(file)).isFile()) hash.update(file).update(await readFile(file));
  }
  return hash.digest("hex").slice(0, 16);
}

async function removeOld(base: string, prefix: string): Promise<void> {
  for (const name of await readdir(base)) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(base, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > DAY_MS) await rm(folder, { recursive: true, force: true });
  }
}
