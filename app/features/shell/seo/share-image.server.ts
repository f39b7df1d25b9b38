import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Picture, pictureAt } from "#app/domain/picture/picture.ts";
import { SHARE_SIZE } from "#app/domain/shell/seo/shared-pictures.ts";
import type { Services } from "#app/platform/env/services.server.ts";

const JPEG = { quality: 82, mozjpeg: true };

/** A JPEG in the size of social sites; a tall picture is placed on its own blurred copy. */
export async function shareImage(
  picture: Picture,
  storage: Services["storage"],
): Promise<Buffer | undefined> {
  const source = await bytesOf(pictureAt(picture), storage);
  // Without sharp's binary, links show the default picture.
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

/** From the pictures of the build, or from uploads. */
async function bytesOf(path: string, storage: Services["storage"]) {
  if (!path.startsWith("/pictures/")) return storage.get(basename(path));
  return readFile(join("public", path)).catch(() => undefined);
}
