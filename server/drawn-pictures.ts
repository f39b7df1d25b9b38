import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { artPicture } from "#app/db/art/art-pictures.ts";
import { type PictureFormat, pictureAt } from "#app/domain/picture/picture.ts";
import type { PictureQueue } from "#app/integrations/picture/picture-queue.ts";
import { diskStorage } from "#app/integrations/storage/disk-storage.ts";
import type { Log } from "#app/platform/env/services.server.ts";

const ADDRESS = /^\/pictures\/([a-z]+\/[a-z0-9-]+)-(\d{1,4})\.(avif|webp)$/;
/** Drawings have less detail than photographs. */
const QUALITY = { avif: 46, webp: 74 } as const;
/** One place of the queue, which uploads share. */
const SENDER = "drawn pictures";

type Options = {
  /** The folder with the largest WebP of each picture. */
  readonly root: string;
  /** The shop's data folder, which keeps the encoded files. */
  readonly dataDir: string;
  readonly pictures: PictureQueue;
  readonly log: Log;
};

/** The other sizes and formats of the pictures that come with the shop: encoded when first asked for. */
export function drawnPictures({ root, dataDir, pictures, log }: Options): Hono {
  const cache = diskStorage(join(dataDir, "drawn-pictures"));
  const pending = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  function encodeLater(file: DrawnFile, name: string): void {
    if (pending.has(name)) return;
    pending.add(name);
    last = last
      .then(() => encode(file, name))
      .then(
        () => pending.delete(name),
        // Stays pending: what fails is tried again after a restart.
        (cause) => log.warn({ err: cause, name }, "a drawn picture was not encoded"),
      );
  }

  async function encode({ master, width, format }: DrawnFile, name: string): Promise<void> {
    const place = pictures.enter(SENDER);
    if (!place) return;
    try {
      const only = { width, format, quality: QUALITY[format] };
      const result = await place.encode(await readFile(join(root, master)), { only });
      if ("refused" in result) return;
      for (const { bytes } of result.picture.files) await cache.put(name, bytes);
    } finally {
      place.leave();
    }
  }

  return new Hono().get("/pictures/*", async (c, next) => {
    const file = drawnFileAt(c.req.path);
    const size = file && (await sizeOf(join(root, file.master)));
    if (!file || !size) return next();
    const name = `${file.key.replace("/", ".")}.${size}-${file.width}.${file.format}`;
    c.header("x-content-type-options", "nosniff");
    const encoded = await cache.get(name).catch(() => undefined);
    if (encoded) {
      return c.body(encoded, 200, { "content-type": `image/${file.format}`, "cache-control": DAY });
    }
    encodeLater(file, name);
    // A browser recognises a picture by its bytes, so the original is sent without waiting for the encoder.
    const master = new Uint8Array(await readFile(join(root, file.master)));
    return c.body(master, 200, { "content-type": "image/webp", "cache-control": "no-store" });
  });
}

type DrawnFile = {
  readonly key: string;
  readonly master: string;
  readonly width: number;
  readonly format: PictureFormat;
};

/** Undefined for the master itself, and for what no page asks for. */
function drawnFileAt(path: string): DrawnFile | undefined {
  const [, key = "", digits, format] = ADDRESS.exec(path) ?? [];
  const picture = artPicture(key);
  const width = Number(digits);
  if (!picture?.widths.includes(width)) return undefined;
  const master = pictureAt(picture);
  return path === master ? undefined : { key, master, width, format: format as PictureFormat };
}

/** Part of the cached name: a picture that was drawn again is encoded again. */
async function sizeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
}

const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";

/** Pages have no ending; only what has one can be a file. */
const FILES = "/:path{.+\\.(?:svg|jpg|avif|webp|png|ico|txt|xml|json|webmanifest)}";

/** Files of the build: those with a hash in their name never change, the others may within a day. */
export function staticFiles(root: string): Hono {
  const files = new Hono();
  // A browser must not guess that a file is something else.
  const sent = (caching: string) => (_: string, c: Context) => {
    c.header("cache-control", caching);
    c.header("x-content-type-options", "nosniff");
  };
  files.use("/assets/*", serveStatic({ root, precompressed: true, onFound: sent(YEAR) }));
  files.use(FILES, serveStatic({ root, precompressed: true, onFound: sent(DAY) }));
  return files;
}
