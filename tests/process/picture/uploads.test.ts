import sharp from "sharp";
import { expect, test } from "vitest";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const shop = sharedShop();
const cookies = {
  content: await signInCookie(shop.url, "content"),
  support: await signInCookie(shop.url, "support"),
  member: await signInCookie(shop.url, "demo"),
};

function send(bytes: Uint8Array<ArrayBuffer>, cookie: string, name = "photo.jpg") {
  const body = new FormData();
  body.append("file", new Blob([bytes]), name);
  const headers = { origin: shop.url, cookie };
  return fetch(`${shop.url}/api/uploads`, { method: "POST", body, headers });
}

async function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 600, height: 400, channels: 3, background: "#3c8f7c" } as const;
  return Uint8Array.from(await sharp({ create }).jpeg().toBuffer());
}

test("what staff upload is served for good, as an image and nothing else", async () => {
  const response = await send(await photo(), cookies.content, "../../../etc/passwd.svg");
  expect(response.status).toBe(200);
  const { picture } = await response.json();
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

test("only who looks after courses may upload, and others learn nothing", async () => {
  const bytes = await photo();
  for (const cookie of [cookies.support, cookies.member, ""]) {
    const response = await send(bytes, cookie);
    // Without a session the answer is the same at every address of the desk: log in.
    expect(response.status).toBe(cookie ? 404 : 401);
    await response.body?.cancel();
  }
  const foreign = await fetch(`${shop.url}/api/uploads`, {
    method: "POST",
    headers: { origin: "https://evil.example", cookie: cookies.content },
    body: new FormData(),
  });
  expect(foreign.status).toBe(403);
});

test("what is no picture, too heavy or no form is refused with a reason", async () => {
  const heavy = new Uint8Array(10 * 1024 * 1024 + 1);
  heavy.set([0xff, 0xd8, 0xff]);
  const answers = [
    [await send(new TextEncoder().encode("<svg/>"), cookies.content), 400, "upload.not_an_image"],
    [await send(heavy, cookies.content), 413, "upload.too_large"],
    [await post(new FormData()), 400, "common.bad_request"],
    [await post("no form at all"), 400, "common.bad_request"],
  ] as const;
  for (const [response, status, error] of answers) {
    expect(response.status, error).toBe(status);
    expect(await response.json()).toMatchObject({ error });
  }
});

test.each([
  "/uploads/..%2f..%2fsecret",
  "/uploads/0b9f6a1e-7c1d-4a53-9a43-0d0f3f6f2f10-480.webp",
  "/uploads/a.svg",
  "/uploads/",
])("%s leads to nothing", async (path) => {
  const response = await fetch(shop.url + path);
  expect(response.status).toBe(404);
});

test("pictures of the demo come at once, and in the size and format asked for as soon as it is encoded", async () => {
  for (const format of ["avif", "webp"]) {
    const ask = async () => {
      const file = await fetch(`${shop.url}/pictures/course/th-siam-old-480.${format}`);
      const { width } = await sharp(await file.arrayBuffer()).metadata();
      return [file.status, file.headers.get("content-type"), width];
    };
    expect(await ask()).toEqual([200, "image/webp", 960]);
    await expect.poll(ask).toEqual([200, `image/${format}`, 480]);
  }
  expect((await fetch(`${shop.url}/pictures/course/th-siam-old-481.avif`)).status).toBe(404);
});

test("a page preloads one picture, and exactly as its source offers it", async () => {
  for (const path of ["/", "/course/th-siam-old", "/hotel/ht-gcp-t21", "/best30", "/event"]) {
    const page = await (await fetch(shop.url + path)).text();
    const links = [...page.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([tag]) => tag);
    expect(links, path).toHaveLength(1);
    const offered = /imageSrcSet="([^"]+)" imageSizes="([^"]+)"/.exec(links[0] ?? "");
    expect(page, path).toContain(`srcSet="${offered?.[1]}" sizes="${offered?.[2]}"`);
    expect(page.match(/<img(?![^>]* width="\d+" height="\d+")[^>]*>/)?.[0], path).toBeUndefined();
  }
});

test("after 120 pictures within ten minutes a member of staff waits, and the others do not", async () => {
  const owner = await signInCookie(shop.url, "owner");
  const nothing = (cookie: string) => {
    const headers = { origin: shop.url, cookie };
    return fetch(`${shop.url}/api/uploads`, { method: "POST", headers, body: new FormData() });
  };
  for (let sent = 0; sent < 120; sent++) expect((await nothing(owner)).status).toBe(400);
  const refused = await send(await photo(), owner);
  expect([refused.status, await refused.json()]).toMatchObject([429, { error: "auth.throttled" }]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await nothing(cookies.content)).status).toBe(400);
});

test("the larger limit holds for uploads alone, and it is a limit", async () => {
  const flood = await post(new Uint8Array(12 * 1024 * 1024));
  const tooLarge = { ok: false, error: "upload.too_large", fields: {} };
  expect([flood.status, await flood.json()]).toEqual([413, tooLarge]);
  const elsewhere = await fetch(`${shop.url}/api/my/merge`, {
    method: "POST",
    headers: { origin: shop.url, cookie: cookies.member },
    body: new Uint8Array(2 * 1024 * 1024),
  });
  expect(elsewhere.status).toBe(413);
});

function post(body: BodyInit) {
  const headers = { origin: shop.url, cookie: cookies.content };
  return fetch(`${shop.url}/api/uploads`, { method: "POST", headers, body });
}
