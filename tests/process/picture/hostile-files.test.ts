import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { photo } from "#tests/support/photo.ts";
import { signedIn } from "#tests/support/server/visitor.ts";

const { url } = sharedShop();
const { demo, guest } = await signedIn(url, "demo", "guest");

const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
const PAGE = "<!doctype html><script>alert(document.cookie)</script>";
const PURPOSES = ["post", "question"] as const;
type Purpose = (typeof PURPOSES)[number];

function send(purpose: Purpose, bytes: Uint8Array<ArrayBuffer>, name: string, type: string) {
  return demo.upload(`/api/uploads?for=${purpose}`, bytes, name, type);
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A few hundred bytes that claim to be 60,000 pixels wide and high. */
async function huge(): Promise<Uint8Array<ArrayBuffer>> {
  const png = await sharp(await photo(300, 200))
    .resize(1, 1)
    .png()
    .toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return Uint8Array.from(png);
}

/** An animation of 10,000 pictures of one pixel. */
function film(): Uint8Array<ArrayBuffer> {
  const head = Buffer.from("474946383961010001008000000000ffffff", "hex");
  const frame = Buffer.from("21f9040100000000" + "2c000000000100010000" + "0202440100", "hex");
  const frames = Array.from({ length: 10_000 }, () => frame);
  return Uint8Array.from(Buffer.concat([head, ...frames, Buffer.from([0x3b])]));
}

const REFUSED = [
  ["a drawing with a script", "a.svg", "image/svg+xml", "upload.not_an_image", () => bytesOf(SVG)],
  ["a drawing called a photo", "a.png", "image/png", "upload.not_an_image", () => bytesOf(SVG)],
  ["a page called a photo", "a.jpg", "image/jpeg", "upload.not_an_image", () => bytesOf(PAGE)],
  [
    "half a photo",
    "a.jpg",
    "image/jpeg",
    "upload.not_an_image",
    async () => cut(await photo(300, 200)),
  ],
  ["a film of 10,000 pictures", "a.gif", "image/gif", "upload.not_an_image", film],
  ["a photo as wide as a field", "a.png", "image/png", "upload.too_many_pixels", huge],
] as const;

function cut(bytes: Uint8Array<ArrayBuffer>) {
  return bytes.slice(0, 300);
}

test.concurrent.each(REFUSED)("%s is refused by name, publicly and privately", async (...row) => {
  const [, name, type, error, make] = row;
  for (const purpose of PURPOSES) {
    const { status, text } = await send(purpose, await make(), name, type);
    expect([status, JSON.parse(text)]).toEqual([400, { ok: false, error, fields: {} }]);
  }
});

test.concurrent.each([
  ["../../../../etc/passwd", "image/jpeg"],
  ["..\\..\\boot.ini", "image/jpeg"],
  ['"><script>alert(1)</script>.html', "text/html"],
  ["\u202Egpj.exe", "application/x-msdownload"],
  ["a'; drop table uploads; --.svg", "image/svg+xml"],
  [`${"가".repeat(300)}.jpg`, "image/png"],
  [" ", ""],
])("a photo called %j of the type %j is stored as the pictures that it is", async (name, type) => {
  for (const purpose of PURPOSES) {
    const answer = await send(purpose, await photo(300, 200), name, type);
    expect(answer.status).toBe(200);
    const { picture } = JSON.parse(answer.text);
    expect(picture.src).toMatch(/^\/uploads\/(private\/)?[0-9a-f-]{36}$/);
    for (const format of ["avif", "webp"]) {
      const path = `${picture.src}-240.${format}`;
      const file = await fetch(url + path, { headers: { cookie: demo.cookie() } });
      expect([file.status, file.headers.get("content-type")]).toEqual([200, `image/${format}`]);
      expect(file.headers.get("x-content-type-options")).toBe("nosniff");
      expect(file.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect((await sharp(await file.arrayBuffer()).metadata()).width).toBe(240);
      if (purpose === "post") continue;
      expect((await guest.get(path)).status).toBe(404);
    }
  }
});
