import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Picture, pictureAt } from "#app/domain/picture.ts";
import { SHARE_SIZE } from "#app/domain/seo/share-picture.ts";
import type { Services } from "#app/platform/env/services.server.ts";

const JPEG = { quality: 82, mozjpeg: true };

/** A JPEG of the shape that social sites show; a tall picture stands before its own blurred likeness. */
export async function shareImage(
  picture: Picture,
  storage: Services["storage"],
): Promise<Buffer | undefined> {
  const source = await bytesOf(pictureAt(picture), storage);
  // Where the machine has no build of it, links are shared with the shop's own picture.
  const sharp = await import("sharp").then(
    (module) => module.default,
    () => undefined,
  );
  if (!source || !sharp) return undefined;
  const wide = sharp(source).resize({ ...SHARE_SIZE, fit: "cover" });
  if (picture.width >= picture.height) return wide.jpeg(JPEG).toBuffer();
  const whole = await sharp(source).resize({ height: SHARE_SIZE.height }).toBuffer();
  const behind = await wide.blur(24).modulate({ brightness: 0.9 }).toBuffer();
  return sharp(behind)
    .composite([{ input: whole, gravity: "centre" }])
    .jpeg(JPEG)
    .toBuffer();
}

/** From the pictures of this build, or from those that were sent in later. */
async function bytesOf(path: string, storage: Services["storage"]) {
  if (!path.startsWith("/pictures/")) return storage.get(basename(path));
  return readFile(join("public", path)).catch(() => undefined);
}
