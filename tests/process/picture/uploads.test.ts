import sharp from "sharp";
import { expect, test } from "vitest";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { photo } from "#tests/support/photo.ts";
import { signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const shop = await demoShop();
const UPLOADS = "/api/uploads";
const visitor = visitorOf(shop.url);
const { owner, content, support, demo } = await signedIn(
  shop.url,
  "owner",
  "content",
  "support",
  "demo",
);

test("a picture uploaded by staff is served for good, as an image and nothing else", async () => {
  const bytes = await photo(600, 400);
  const { status, text } = await content.upload(UPLOADS, bytes, "../../../etc/passwd.svg");
  expect(status).toBe(200);
  const { picture } = JSON.parse(text);
  expect(picture).toMatchObject({ widths: [240, 480, 600], width: 600, height: 400 });

  for (const format of ["avif", "webp"]) {
    const file = await fetch(`${shop.url}${picture.src}-480.${format}`);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, `image/${format}`]);
    expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    expect(file.headers.get("set-cookie")).toBeNull();
    const { width } = await sharp(await file.arrayBuffer()).metadata();
    expect(width).toBe(480);
  }
});

test("only staff who look after courses may upload, and others learn nothing", async () => {
  const bytes = await photo(600, 400);
  for (const who of [support, demo]) expect((await who.upload(UPLOADS, bytes)).status).toBe(404);
  // Without a session the answer is the same at every address of the desk: log in.
  expect((await visitor.upload(UPLOADS, bytes)).status).toBe(401);
  const foreign = visitorOf(shop.url, content.cookie(), "https://evil.example");
  expect((await foreign.post(UPLOADS, new FormData())).status).toBe(403);
});

test("a file that is no picture, too large or not in a form is refused with a reason", async () => {
  const drawing = new TextEncoder().encode("<svg/>");
  const heavy = new Uint8Array(10 * 1024 * 1024 + 1);
  heavy.set([0xff, 0xd8, 0xff]);
  const answers = [
    [await content.upload(UPLOADS, drawing), 400, "upload.not_an_image"],
    [await content.upload(UPLOADS, heavy), 413, "upload.too_large"],
    [await content.post(UPLOADS, new FormData()), 400, "common.bad_request"],
    [await post("no form at all"), 400, "common.bad_request"],
  ] as const;
  for (const [answer, status, error] of answers) {
    expect(answer.status, error).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ error });
  }
});

test.each([
  "/uploads/..%2f..%2fsecret",
  "/uploads/0b9f6a1e-7c1d-4a53-9a43-0d0f3f6f2f10-480.webp",
  "/uploads/a.svg",
  "/uploads/",
])("%s leads to nothing", async (path) => {
  expect((await visitor.get(path)).status).toBe(404);
});

test("pictures of the demo are served immediately, and in the size and format asked for as soon as it is encoded", async () => {
  for (const format of ["avif", "webp"]) {
    const ask = async () => {
      const file = await fetch(`${shop.url}/pictures/course/th-siam-old-480.${format}`);
      const { width } = await sharp(await file.arrayBuffer()).metadata();
      return [file.status, file.headers.get("content-type"), width];
    };
    expect(await ask()).toEqual([200, "image/webp", 960]);
    await expect.poll(ask).toEqual([200, `image/${format}`, 480]);
  }
  expect((await visitor.get("/pictures/course/th-siam-old-481.avif")).status).toBe(404);
});

test("a page preloads one picture, and exactly as its source offers it", async () => {
  for (const path of ["/", "/course/th-siam-old", "/hotel/ht-gcp-t21", "/best30", "/event"]) {
    const page = (await visitor.get(path)).text;
    const links = [...page.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([tag]) => tag);
    expect(links, path).toHaveLength(1);
    const offered = /imageSrcSet="([^"]+)" imageSizes="([^"]+)"/.exec(links[0] ?? "");
    expect(page, path).toContain(`srcSet="${offered?.[1]}" sizes="${offered?.[2]}"`);
    expect(page.match(/<img(?![^>]* width="\d+" height="\d+")[^>]*>/)?.[0], path).toBeUndefined();
  }
});

test("after 120 pictures within ten minutes a member of staff waits, and the others do not", async () => {
  const nothing = async (who = owner) => (await who.post(UPLOADS, new FormData())).status;
  for (let sent = 0; sent < 120; sent++) expect(await nothing()).toBe(400);
  const refused = await owner.upload(UPLOADS, await photo(600, 400));
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
    429,
    { error: "auth.throttled" },
  ]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await nothing(content)).toBe(400);
});

test("the larger limit holds for uploads alone, and it is a limit", async () => {
  const flood = await post(new Uint8Array(12 * 1024 * 1024));
  const tooLarge = { ok: false, error: "upload.too_large", fields: {} };
  expect([flood.status, JSON.parse(flood.text)]).toEqual([413, tooLarge]);
  const body = new Uint8Array(2 * 1024 * 1024);
  expect((await demo.get("/api/my/merge", { method: "POST", body })).status).toBe(413);
});

function post(body: BodyInit) {
  return content.get(UPLOADS, { method: "POST", body });
}
