import type { Picture } from "#app/domain/picture.ts";
import manifest from "./pictures.json" with { type: "json" };

const pictures = manifest as Readonly<Record<string, Picture>>;

type PictureKind = "course" | "hotel" | "caddy" | "region" | "banner" | "event";

/** The illustration drawn for a subject of the demo. */
export function pictureOf(kind: PictureKind, id: string): Picture | null {
  return pictures[`${kind}/${id}`] ?? null;
}
