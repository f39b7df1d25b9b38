import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { diskStorage } from "#app/integrations/storage/disk-storage.ts";

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "palmtee-storage-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

test("a file is found under its name until it is removed", async () => {
  const storage = diskStorage(join(await folder(), "uploads"));
  await storage.put("a-240.webp", Uint8Array.of(1, 2, 3));
  expect(await storage.get("a-240.webp")).toEqual(Uint8Array.of(1, 2, 3));
  await storage.remove("a-240.webp");
  await storage.remove("a-240.webp");
  expect(await storage.get("a-240.webp")).toBeUndefined();
});

test("no name leads out of the folder", async () => {
  const outside = await folder();
  await writeFile(join(outside, "secret"), "secret");
  const storage = diskStorage(join(outside, "uploads"));
  for (const name of ["../secret", "..", ".", "/etc/passwd", "a/b", ".hidden", ""]) {
    await expect(async () => storage.get(name), name).rejects.toThrow("a name, not a path");
    await expect(async () => storage.remove(name), name).rejects.toThrow("a name, not a path");
    await expect(storage.put(name, new Uint8Array()), name).rejects.toThrow("a name, not a path");
  }
  expect(await readdir(outside)).toEqual(expect.arrayContaining(["secret"]));
  expect(await readdir(join(outside, "uploads"))).toEqual([]);
});
