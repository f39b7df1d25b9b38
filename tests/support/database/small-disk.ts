import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of its own that can be filled to its end; undefined where the tests' user may not mount one. */
export async function smallDisk(megabytes: number) {
  const folder = await mkdtemp(join(tmpdir(), "palmtee-disk-"));
  const options = `size=${megabytes}m,mode=1777`;
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]);
  if (status !== 0) {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, "filler");
  return {
    folder,
    fill: () => {
      const file = openSync(filler, "w");
      try {
        for (let size = 1_048_576; size >= 1; size = Math.floor(size / 2)) {
          writeUntilFull(file, Buffer.alloc(size));
        }
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove: async () => {
      spawnSync("umount", ["-l", folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function writeUntilFull(file: number, piece: Buffer): void {
  try {
    for (;;) writeSync(file, piece);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ENOSPC") throw cause;
  }
}
