import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { FileStorage, StoredFile } from "#app/integrations/storage/file-storage.ts";
import { s3Storage } from "#app/integrations/storage/s3-storage.ts";
import { diskFault } from "#app/platform/http/disk-fault.ts";
import { s3Server } from "#tests/support/server/s3-server.ts";

const server = await s3Server();
const storage = s3Storage(server.config);

async function listed(from: FileStorage): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const part of from.list()) files.push(...part);
  return files;
}

async function namesIn(): Promise<string[]> {
  return (await listed(storage)).map(({ name }) => name);
}

test("a file is found under its name until it is removed", async () => {
  await storage.put("a-240.webp", Uint8Array.of(1, 2, 3));
  expect(await storage.get("a-240.webp")).toEqual(Uint8Array.of(1, 2, 3));
  await storage.remove("a-240.webp");
  await storage.remove("a-240.webp");
  expect(await storage.get("a-240.webp")).toBeUndefined();
});

test("every byte comes back as it was, also of a large file and of none", async () => {
  const all = Uint8Array.from({ length: 400_000 }, (_, index) => (index * 7_919) % 256);
  await storage.put("all.webp", all);
  expect(Buffer.from((await storage.get("all.webp")) ?? []).equals(all)).toBe(true);
  await storage.put("all.webp", new Uint8Array());
  expect(await storage.get("all.webp")).toEqual(new Uint8Array());
  await storage.remove("all.webp");
});

test("all files are listed with their time", async () => {
  const begun = Date.now() - 2_000;
  const names = ["a-1.webp", "a-2.webp", "private-a-1.webp"];
  for (const name of names) await storage.put(name, Uint8Array.of(1));
  expect(await namesIn()).toEqual(names);
  for await (const part of storage.list()) {
    for (const { changedAt } of part) expect(changedAt.getTime()).toBeGreaterThan(begun);
  }
  await Promise.all(names.map((name) => storage.remove(name)));
  expect(await namesIn()).toEqual([]);
});

// Answers as S3 documents them: the server of the other tests cannot list in parts on this Node.
test("a list that comes in parts is read to its end, and names that are not ours are left out", async () => {
  const file = (name: string) =>
    `<Contents><Key>${name}</Key><LastModified>2026-11-15T00:00:00.000Z</LastModified></Contents>`;
  const list = (files: string, end: string) =>
    `<ListBucketResult>${files}${end}</ListBucketResult>`;
  const asked: string[] = [];
  const service = createServer((request, response) => {
    const token = new URL(request.url ?? "", "http://s3").searchParams.get("continuation-token");
    asked.push(token ?? "the beginning");
    response.end(
      token
        ? list(file("b.webp"), "<IsTruncated>false</IsTruncated>")
        : list(
            `${file("a.webp")}${file("folder/of somebody &amp; else")}`,
            "<NextContinuationToken>1+2/3==</NextContinuationToken><IsTruncated>true</IsTruncated>",
          ),
    );
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void service.close());
  const { port } = service.address() as AddressInfo;
  const other = s3Storage({ ...server.config, endpoint: `http://127.0.0.1:${port}` });
  const files = await listed(other);
  expect(files.map(({ name }) => name)).toEqual(["a.webp", "b.webp"]);
  expect(files[0]?.changedAt).toEqual(new Date("2026-11-15T00:00:00.000Z"));
  expect(asked).toEqual(["the beginning", "1+2/3=="]);
});

test("no name leads out of the bucket", async () => {
  for (const name of ["../other/a", "..", "/etc/passwd", "a/b", ".hidden", "a?acl", "a b", ""]) {
    await expect(storage.get(name), name).rejects.toThrow("a name, not a path");
    await expect(storage.remove(name), name).rejects.toThrow("a name, not a path");
    await expect(storage.put(name, new Uint8Array()), name).rejects.toThrow("a name, not a path");
  }
  expect(await namesIn()).toEqual([]);
});

test.each([
  ["a wrong secret", { secretAccessKey: "another secret" }, "SignatureDoesNotMatch"],
  ["an unknown key", { accessKeyId: "NOBODY" }, "InvalidAccessKeyId"],
  ["a bucket that is not there", { bucket: "nobodys" }, "NoSuchBucket"],
])("%s is refused with its code, and without any key", async (_, change, code) => {
  const config = { ...server.config, ...change };
  const wrong = s3Storage(config);
  for (const ask of [
    () => wrong.put("a.webp", Uint8Array.of(1)),
    () => wrong.get("a.webp"),
    () => wrong.remove("a.webp"),
    () => listed(wrong),
  ]) {
    const error = await ask().then(
      () => undefined,
      (cause: Error) => cause,
    );
    expect(error?.message).toContain(code);
    expect(error?.message).not.toContain(config.secretAccessKey);
    expect(diskFault(error)).toBe("upload.disk_away");
  }
  expect(await namesIn()).toEqual([]);
});

test("an unreachable service counts as away, and is used again when it is back", async () => {
  await server.stop();
  for (const ask of [() => storage.put("a.webp", Uint8Array.of(1)), () => storage.get("a.webp")]) {
    const error = await ask().catch((cause: unknown) => cause);
    expect(diskFault(error)).toBe("upload.disk_away");
  }
  await server.start();
  await storage.put("a.webp", Uint8Array.of(1));
  expect(await namesIn()).toEqual(["a.webp"]);
  await storage.remove("a.webp");
});
