import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { members } from "#app/db/schema/member/member-tables.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { encodePicture as encode } from "#app/integrations/picture/encode-picture.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { storeUpload } from "./store-upload.server.ts";

const db = await testDatabase("demo");
const [member] = await db.select({ id: members.id }).from(members).limit(1);
const SCRIPT = "<script>alert(document.cookie)</script>";

async function upload(bytes: Uint8Array) {
  const storage = memoryStorage();
  const rows = await db.$count(uploads);
  const answer = await storeUpload({ db, storage, encode }, member?.id ?? "", bytes).then(
    (picture) => ({ picture }),
    (cause) => ({ code: cause.code }),
  );
  return { answer, files: storage.files, rows: (await db.$count(uploads)) - rows };
}

function blank(width: number, height: number, background = "#3c8f7c") {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A PNG with one more chunk after its header. */
async function pngWith(type: string, content: Uint8Array): Promise<Buffer> {
  const png = await blank(64, 48).png().toBuffer();
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  const afterHeader = 33;
  return Buffer.concat([
    png.subarray(0, afterHeader),
    frame.subarray(0, 4),
    body,
    frame.subarray(4),
    png.subarray(afterHeader),
  ]);
}

/** A megabyte of zeros for each kilobyte. */
const INFLATES = deflateSync(Buffer.alloc(64_000_000));

const withScript = Buffer.from(`Comment\0${SCRIPT}`);

test.each<[string, () => Promise<Uint8Array>]>([
  ["a PNG with a page in a text chunk", () => pngWith("tEXt", withScript)],
  ["a PNG whose text inflates to 64 MB", () => pngWith("zTXt", bomb("Comment\0\0"))],
  ["a PNG whose colour profile inflates to 64 MB", () => pngWith("iCCP", bomb("icc\0\0"))],
  ["a PNG that is also an archive", async () => join(await blank(64, 48).png().toBuffer(), zip())],
  ["a PNG that is also a page", async () => join(await blank(64, 48).png().toBuffer(), SCRIPT)],
  ["a JPEG that is also a page", async () => join(await blank(64, 48).jpeg().toBuffer(), SCRIPT)],
  ["a JPEG with a page in a comment", jpegWithComment],
  [
    "a WebP that is also an archive",
    async () => join(await blank(64, 48).webp().toBuffer(), zip()),
  ],
])("stores only the pixels of %s, or nothing", async (_, make) => {
  const { answer, files, rows } = await upload(await make());
  if ("code" in answer) {
    expect([answer.code, files.size, rows]).toEqual(["upload.not_an_image", 0, 0]);
    return;
  }
  expect([answer.picture.width, answer.picture.height, rows]).toEqual([64, 48, 1]);
  for (const file of files.values()) {
    expect(file.length).toBeLessThan(10_000);
    expect(Buffer.from(file).includes("script")).toBe(false);
    expect(Buffer.from(file).includes("PK\u0003\u0004")).toBe(false);
  }
});

test("stores the first picture of an animated WebP, without the animation", async () => {
  const frames = await Promise.all(
    ["#ff0000", "#00ff00", "#0000ff"].map((colour) => blank(64, 48, colour).png().toBuffer()),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100, 100] })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(3);
  const { answer, files } = await upload(moving);
  expect(answer).toMatchObject({ picture: { width: 64, height: 48 } });
  for (const file of files.values()) expect((await sharp(file).metadata()).pages ?? 1).toBe(1);
});

test("no stored file contains the place where a picture was taken", async () => {
  const located = await blank(300, 200)
    .withExif({ IFD0: { Make: "Kim" }, IFD3: { GPSLatitude: "13/1 45/1 0/1" } })
    .jpeg()
    .toBuffer();
  expect((await sharp(located).metadata()).exif).toBeDefined();
  const { files } = await upload(located);
  expect(files.size).toBe(4);
  for (const file of files.values()) expect((await sharp(file).metadata()).exif).toBeUndefined();
});

test.each<[string, () => Promise<Uint8Array>]>([
  ["an SVG after the sign of a JPEG", async () => join(Buffer.from([0xff, 0xd8, 0xff]), svg())],
  ["an SVG after the sign of a PNG", async () => join(PNG_SIGN, svg())],
  ["a GIF", async () => blank(9, 9).gif().toBuffer()],
  ["an AVIF", async () => blank(9, 9).avif().toBuffer()],
  ["a compressed SVG", async () => deflateSync(svg())],
  ["an archive", async () => Buffer.from(zip())],
  [
    "a WebP cut off after its header",
    async () => (await blank(9, 9).webp().toBuffer()).subarray(0, 20),
  ],
  ["a PNG without pixels", async () => PNG_SIGN],
  ["0 bytes", async () => new Uint8Array()],
])("%s is refused, and nothing is stored", async (_, make) => {
  const { answer, files, rows } = await upload(await make());
  expect([answer, files.size, rows]).toEqual([{ code: "upload.not_an_image" }, 0, 0]);
});

const PNG_SIGN = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function svg(): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`,
  );
}

/** The first bytes of a ZIP file with a page in it. */
function zip(): string {
  return `PK\u0003\u0004\u0014${SCRIPT}PK\u0005\u0006`;
}

function join(picture: Buffer, after: string | Buffer): Buffer {
  return Buffer.concat([picture, Buffer.from(after)]);
}

function bomb(head: string): Buffer {
  return Buffer.concat([Buffer.from(head, "latin1"), INFLATES]);
}

async function jpegWithComment(): Promise<Buffer> {
  const jpeg = await blank(64, 48).jpeg().toBuffer();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(SCRIPT.length + 2);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(SCRIPT)]);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
}
