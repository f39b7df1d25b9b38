import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BackupRefused } from "#app/db/backup/backup-refused.ts";
import { type Manifest, parseManifest, parseSums } from "#app/domain/operations/manifest.ts";
import { sumOf } from "./backup-files.server.ts";

export const SUMS = "SHA256SUMS";

export type CheckedBackup = {
  readonly folder: string;
  readonly manifest: Manifest;
  /** The names of its pictures. */
  readonly pictures: readonly string[];
  readonly has: (name: string) => boolean;
};

/** Reads all of it before anything is written: what is damaged, missing or too new is refused. */
export async function checkBackup(
  folder: string,
  migrations: readonly number[],
): Promise<CheckedBackup> {
  const refuse = (reason: string) => new BackupRefused(`${folder}: ${reason}; nothing was written`);
  const text = await readFile(join(folder, SUMS), "utf8").catch(() => undefined);
  if (text === undefined) throw refuse(`is no whole backup (there is no ${SUMS})`);
  const sums = parseSums(text);
  if (!sums) throw refuse(`${SUMS} is damaged`);
  for (const [name, sum] of sums) {
    const found = await sumOf(join(folder, name));
    if (found === undefined) throw refuse(`${name} is missing`);
    if (found !== sum) throw refuse(`${name} is damaged`);
  }
  const written = await readFile(join(folder, "manifest.json"), "utf8").catch(() => "");
  const manifest = sums.has("manifest.json") ? parseManifest(written) : undefined;
  if (!manifest) throw refuse("manifest.json is of another program");
  for (const { name } of manifest.tables) {
    if (!sums.has(`tables/${name}.jsonl.gz`)) throw refuse(`the table ${name} is missing`);
  }
  if (!migrations.includes(manifest.migration)) {
    throw refuse("was made by a newer program than this one; update first");
  }
  const pictures = [...sums.keys()].flatMap((name) => /^uploads\/(.+)$/.exec(name)?.[1] ?? []);
  return { folder, manifest, pictures, has: (name) => sums.has(name) };
}
