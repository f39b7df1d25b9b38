import { artPicture } from "#app/db/art/art-pictures.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import galleries from "./galleries.json" with { type: "json" };

const sceneKeys = galleries as Readonly<Record<string, readonly string[]>>;

type PictureKind = "course" | "hotel" | "caddy" | "region" | "banner" | "event";

/** The illustration drawn for a subject of the demo. */
export function pictureOf(kind: PictureKind, id: string): Picture | null {
  return artPicture(`${kind}/${id}`) ?? null;
}

/** The scenes that the generator chose to stand behind the first picture of a course or a hotel. */
export function galleryOf(kind: "course" | "hotel", id: string): readonly Picture[] {
  return (sceneKeys[`${kind}/${id}`] ?? []).flatMap((key) => artPicture(key) ?? []);
}

const ROOM = "scene/room-";

/** A room's picture shows a room: those of its hotel first, then others. */
export function roomPictureOf(hotelId: string, position: number): Picture | null {
  const own = roomScenes([`hotel/${hotelId}`]);
  const all = new Set([...own, ...roomScenes(Object.keys(sceneKeys)).toSorted()]);
  return artPicture([...all][position] ?? "") ?? null;
}

function roomScenes(galleries: readonly string[]): readonly string[] {
  return galleries.flatMap((key) => sceneKeys[key] ?? []).filter((key) => key.startsWith(ROOM));
}
