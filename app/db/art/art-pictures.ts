import type { Picture } from "#app/domain/picture/picture.ts";
import manifest from "./pictures.json" with { type: "json" };

const PICTURES: ReadonlyMap<string, Picture> = new Map(Object.entries(manifest));

/** An illustration that comes with the shop, by its key: `course/th-siam-old`. */
export function artPicture(key: string): Picture | undefined {
  return PICTURES.get(key);
}
