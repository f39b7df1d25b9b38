import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { cp, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";

const COPIED = ["app", "build", "demo", "drizzle", "public", "scripts", "server", "simulators"];

/** A copy of the built shop that calls itself another build, and whose style sheet and manifest have other names. */
export async function shopOfNextBuild(folder: string): Promise<{ before: string; after: string }> {
  for (const each of [...COPIED, "package.json", "package-lock.json", ...globSync("*.config.ts")]) {
    await cp(each, join(folder, each), { recursive: true });
  }
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  const assets = join(folder, "build/client/assets");
  const [manifest = ""] = globSync("manifest-*.js", { cwd: assets });
  const [style = ""] = globSync("root-*.css", { cwd: assets });
  const before = manifest.slice("manifest-".length, -".js".length);
  const after = "nextone1";
  const names = [
    [before, after],
    [style, "root-NextOne1.css"],
  ] as const;
  for (const [name, next] of names) {
    for (const file of globSync(`*${name}*`, { cwd: assets })) {
      renameSync(join(assets, file), join(assets, file.replace(name, next)));
    }
  }
  for (const file of globSync("build/**/*.{js,css,json,html}", { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    const renamed = names.reduce((all, [name, next]) => all.replaceAll(name, next), text);
    if (renamed === text) continue;
    writeFileSync(path, renamed);
    // What was compressed before says the old names.
    for (const ending of [".br", ".gz"]) rmSync(path + ending, { force: true });
  }
  return { before, after };
}
