import sharp from "sharp";
import { expect, test } from "vitest";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { photo } from "#tests/support/photo.ts";
import { s3Server } from "#tests/support/server/s3-server.ts";
import { signedIn, type Visitor, visitorOf } from "#tests/support/server/visitor.ts";

const s3 = await s3Server();
const shop = await demoShop({
  LOG_LEVEL: "info",
  S3_ENDPOINT: s3.config.endpoint,
  S3_REGION: s3.config.region,
  S3_BUCKET: s3.config.bucket,
  S3_ACCESS_KEY_ID: s3.config.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
});
const visitor = visitorOf(shop.url);
const { demo, guest, support } = await signedIn(shop.url, "demo", "guest", "support");

const send = async (purpose: "post" | "question") =>
  demo.upload(`/api/uploads?for=${purpose}`, await photo(600, 400));
const stored = async (purpose: "post" | "question") => JSON.parse((await send(purpose)).text);

async function read(src: string, who: Visitor = visitor): Promise<number> {
  const headers = { cookie: who.cookie() };
  const response = await fetch(`${shop.url}${src}-480.webp`, { headers });
  if (response.ok) expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(480);
  return response.status;
}

test("a picture in the bucket is served by the shop, and a private one to its owner and to staff alone", async () => {
  const open = await stored("post");
  expect(await read(open.picture.src)).toBe(200);

  const { picture } = await stored("question");
  expect(picture.src).toMatch(/^\/uploads\/private\//);
  expect(await read(picture.src, demo)).toBe(200);
  expect(await read(picture.src, support)).toBe(200);
  expect(await read(picture.src, guest)).toBe(404);
  expect(await read(picture.src)).toBe(404);
  const plain = picture.src.replace("/private/", "/");
  expect([await read(plain), await read(plain, demo)]).toEqual([404, 404]);
});

test("uploads are refused with a sentence while the bucket is away, files are a 503, and both are back with it", async () => {
  const { picture } = await stored("post");
  await s3.stop();
  const refused = await send("post");
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
    503,
    { error: "upload.disk_away" },
  ]);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await read(picture.src)).toBe(503);
  expect((await visitor.get("/course/home")).status).toBe(200);
  await s3.start();
  expect(await read(picture.src)).toBe(200);
  expect((await send("post")).status).toBe(200);
});

test("the log names the fault and no key", () => {
  expect(shop.output()).toContain("the disk takes no pictures");
  expect(shop.output()).not.toContain(s3.config.secretAccessKey);
});
