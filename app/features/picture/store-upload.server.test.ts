import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ConnectionLost } from "#app/db/connection/database-away.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import type { ERROR_STATUS } from "#app/domain/common/errors/errors.ts";
import { pictureAt } from "#app/domain/picture/picture.ts";
import { encodePicture as encode } from "#app/integrations/picture/encode-picture.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { storeUpload } from "./store-upload.server.ts";

const db = await testDatabase("demo");
const [member] = await db.select({ id: members.id }).from(members).limit(1);
const memberId = member?.id ?? "";

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#3c8f7c" } });
}

async function tryUpload(bytes: Uint8Array) {
  const storage = memoryStorage();
  const before = await db.$count(uploads);
  const answer = await storeUpload({ db, storage, encode }, memberId, bytes).catch(
    (cause) => cause.code,
  );
  const after = await db.$count(uploads);
  return { answer, files: storage.files.size, rows: after - before };
}

test("a picture is stored in several widths and two formats, with a preview and its row", async () => {
  const storage = memoryStorage();
  const bytes = await blank(1200, 800).jpeg().toBuffer();
  const picture = await storeUpload({ db, storage, encode }, memberId, bytes);

  expect(picture).toMatchObject({ widths: [240, 480, 960, 1200], width: 1200, height: 800 });
  expect(picture.src).toMatch(/^\/uploads\/[0-9a-f-]{36}$/);
  expect(picture.blur).toMatch(/^data:image\/webp;base64,/);
  const names = picture.widths.flatMap((width) =>
    ["avif", "webp"].map((format) => `${picture.src.slice(9)}-${width}.${format}`),
  );
  expect([...storage.files.keys()].toSorted()).toEqual(names.toSorted());
  const small = await sharp(storage.files.get(names[0] ?? "")).metadata();
  expect([small.format, small.width, small.height]).toEqual(["heif", 240, 160]);

  const id = picture.src.slice(9);
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  expect(row).toMatchObject({ memberId, picture });
});

test("a row whose answer was lost keeps its files", async () => {
  const storage = memoryStorage();
  const answerless = new Proxy(db, {
    get: (own, name) =>
      name === "insert"
        ? () => ({
            values: async (row: typeof uploads.$inferInsert) => {
              await db.insert(uploads).values(row);
              throw new ConnectionLost();
            },
          })
        : Reflect.get(own, name),
  });
  const before = await db.$count(uploads);
  const bytes = await blank(300, 200).jpeg().toBuffer();
  const stored = storeUpload({ db: answerless, storage, encode }, memberId, bytes);
  await expect(stored).rejects.toBeInstanceOf(ConnectionLost);
  expect(await db.$count(uploads)).toBe(before + 1);
  expect(storage.files.size).toBeGreaterThan(0);
});

test("location and camera data are removed, and the picture is rotated by its orientation", async () => {
  const storage = memoryStorage();
  const bytes = await blank(300, 200)
    .withExif({ IFD0: { Copyright: "Kim of Seoul" }, IFD3: { GPSLatitude: "13/1 45/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(bytes.includes("Kim of Seoul")).toBe(true);

  const picture = await storeUpload({ db, storage, encode }, memberId, bytes);
  expect([picture.width, picture.height]).toEqual([200, 300]);
  for (const file of storage.files.values()) {
    const { exif, xmp, icc, orientation } = await sharp(file).metadata();
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(file).includes("Kim of Seoul")).toBe(false);
  }
});

test("data appended to a picture is removed", async () => {
  const storage = memoryStorage();
  const script = "<script>alert(document.cookie)</script>";
  const bytes = Buffer.concat([await blank(64, 64).png().toBuffer(), Buffer.from(script)]);
  const picture = await storeUpload({ db, storage, encode }, memberId, bytes);
  expect(picture.widths).toEqual([64]);
  for (const file of storage.files.values()) {
    expect(Buffer.from(file).includes("script")).toBe(false);
  }
});

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>`;

/** A file of a few hundred bytes that claims to be 60,000 pixels wide and high. */
async function bomb(): Promise<Buffer> {
  const png = await blank(1, 1).png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  const { crc32 } = await import("node:zlib");
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test.each<[string, keyof typeof ERROR_STATUS, () => Uint8Array | Promise<Uint8Array>]>([
  ["nothing at all", "upload.not_an_image", () => new Uint8Array()],
  ["a drawing with a script", "upload.not_an_image", () => Buffer.from(SVG)],
  ["a page", "upload.not_an_image", () => Buffer.from("<!doctype html><script>1</script>")],
  ["an animation", "upload.not_an_image", () => blank(9, 9).gif().toBuffer()],
  ["a camera's raw format", "upload.not_an_image", () => blank(9, 9).tiff().toBuffer()],
  ["the right beginning and then nonsense", "upload.not_an_image", () => forged()],
  ["half a picture", "upload.not_an_image", () => half()],
  ["one byte too many", "upload.too_large", () => heavy(10 * 1024 * 1024 + 1)],
  ["a side of 10,001 pixels", "upload.too_many_pixels", () => blank(10_001, 2).png().toBuffer()],
  ["a small file that would fill the memory", "upload.too_many_pixels", bomb],
])("%s is refused, and leaves nothing behind", async (_, code, make) => {
  expect(await tryUpload(await make())).toEqual({ answer: code, files: 0, rows: 0 });
});

function forged(): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(4_000, "nonsense ")]);
}

async function half(): Promise<Buffer> {
  const noise = Buffer.alloc(300 * 300 * 3, 7).map((_, index) => (index * 7919) % 251);
  const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

function heavy(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.set([0xff, 0xd8, 0xff]);
  return bytes;
}

test("a disk that fails in the middle leaves no files and no row", async () => {
  const storage = memoryStorage();
  let left = 3;
  const failing = {
    ...storage,
    put: async (name: string, bytes: Uint8Array) => {
      left -= 1;
      if (left < 0) throw new Error("no space left on device");
      await storage.put(name, bytes);
    },
  };
  const before = await db.$count(uploads);
  const bytes = await blank(1000, 800).webp().toBuffer();
  await expect(storeUpload({ db, storage: failing, encode }, memberId, bytes)).rejects.toThrow(
    "no space",
  );
  expect([storage.files.size, await db.$count(uploads)]).toEqual([0, before]);
});

test("when the row cannot be written, its files are deleted", async () => {
  const storage = memoryStorage();
  const nobody = "00000000-0000-4000-8000-000000000000";
  const bytes = await blank(100, 80).webp().toBuffer();
  await expect(storeUpload({ db, storage, encode }, nobody, bytes)).rejects.toThrow();
  expect(storage.files.size).toBe(0);
});

test("a link preview has a file that every client can show", async () => {
  const storage = memoryStorage();
  const picture = await storeUpload(
    { db, storage, encode },
    memberId,
    await blank(500, 400).png().toBuffer(),
  );
  expect(storage.files.has(pictureAt(picture).slice(9))).toBe(true);
});
