import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { encodePicture } from "#app/integrations/picture/encode-picture.ts";
import type { EncodePicture } from "#app/integrations/picture/picture-encoder.ts";
import { pictureQueue } from "#app/integrations/picture/picture-queue.ts";
import { drawnPictures } from "./drawn-pictures.ts";

const SMALL = "/pictures/course/th-siam-old-240.avif";
const LARGEST = "/pictures/course/th-siam-old-960.webp";
const MASTER = ["image/webp", "no-store", 960];
const ENCODED = ["image/avif", "public, max-age=86400", 240];

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "palmtee-drawn-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type Shop = { readonly dataDir: string; readonly root?: string; readonly encode?: EncodePicture };

function shop({ dataDir, root = "public", encode = encodePicture }: Shop) {
  const warnings: object[] = [];
  const nothing = () => {};
  const log = { info: nothing, warn: (facts: object) => warnings.push(facts), error: nothing };
  const pictures = pictureQueue(encode);
  const app = drawnPictures({ root, dataDir, pictures, log });
  const ask = async (path: string) => {
    const response = await app.request(path);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const { width } = await sharp(await response.arrayBuffer()).metadata();
    return [response.headers.get("content-type"), response.headers.get("cache-control"), width];
  };
  return { app, ask, pictures, warnings };
}

test.each([
  [SMALL, MASTER, ENCODED],
  [
    "/pictures/caddy/cad-001-320.webp",
    ["image/webp", "no-store", 640],
    ["image/webp", ENCODED[1], 320],
  ],
])(
  "%s comes as the largest file until it is encoded, and as itself after a restart, too",
  async (path, master, encoded) => {
    const dataDir = await temporaryFolder();
    const { ask } = shop({ dataDir });
    expect(await ask(path)).toEqual(master);
    await expect.poll(() => ask(path)).toEqual(encoded);
    const encode = () => Promise.reject(new Error("encoded again"));
    expect(await shop({ dataDir, encode }).ask(path)).toEqual(encoded);
  },
);

test("concurrent requests for a picture encode it once, one picture after the other", async () => {
  const begun: unknown[] = [];
  const encode: EncodePicture = async (bytes, only) => {
    begun.push(only);
    return encodePicture(bytes, only);
  };
  const { ask } = shop({ dataDir: await temporaryFolder(), encode });
  await Promise.all([SMALL, SMALL, SMALL].map(ask));
  await expect.poll(() => ask(SMALL)).toEqual(ENCODED);
  expect(begun).toEqual([{ width: 240, format: "avif", quality: 46 }]);
});

test.each([
  "/pictures/course/th-siam-old-241.avif",
  "/pictures/course/th-siam-old-240.png",
  "/pictures/course/th-siam-old.avif",
  "/pictures/course/nowhere-240.avif",
  "/pictures/course/..%2Fsecret-240.avif",
  "/pictures/constructor/x-240.avif",
  "/pictures/share.jpg",
  LARGEST,
])("%s is left to the files and pages", async (path) => {
  const { app } = shop({ dataDir: await temporaryFolder() });
  expect((await app.request(path)).status).toBe(404);
});

test("a picture that was drawn again is encoded again", async () => {
  const [root, dataDir] = [await temporaryFolder(), await temporaryFolder()];
  await mkdir(dirname(join(root, LARGEST)), { recursive: true });
  await copyFile(join("public", LARGEST), join(root, LARGEST));
  const { ask } = shop({ dataDir, root });
  await expect.poll(() => ask(SMALL)).toEqual(ENCODED);
  await writeFile(
    join(root, LARGEST),
    await sharp(join("public", LARGEST)).flip().webp().toBuffer(),
  );
  expect(await ask(SMALL)).toEqual(MASTER);
  await expect.poll(() => ask(SMALL)).toEqual(ENCODED);
});

test("encodes nothing while uploads take all places; the next visitor asks again", async () => {
  const { ask, pictures } = shop({ dataDir: await temporaryFolder() });
  const places = Array.from({ length: 16 }, (_, sender) => pictures.enter(String(sender)));
  expect(await ask(SMALL)).toEqual(MASTER);
  expect(await ask(SMALL)).toEqual(MASTER);
  for (const place of places) place?.leave();
  await expect.poll(() => ask(SMALL)).toEqual(ENCODED);
});

test("a failed encoding is logged once and keeps the largest file; a refused one is tried again", async () => {
  const dataDir = await temporaryFolder();
  const failing = shop({ dataDir, encode: () => Promise.reject(new Error("no disk")) });
  await failing.ask(SMALL);
  await expect.poll(() => failing.warnings).toHaveLength(1);
  expect(await failing.ask(SMALL)).toEqual(MASTER);
  await new Promise((resolve) => setTimeout(resolve));
  expect(failing.warnings).toHaveLength(1);

  let refusals = 0;
  const refusing = async () => {
    refusals += 1;
    return { refused: "upload.not_ready" } as const;
  };
  const { ask, warnings } = shop({ dataDir, encode: refusing });
  await expect.poll(() => ask(SMALL).then(() => refusals)).toBeGreaterThan(1);
  expect(warnings).toEqual([]);
});
