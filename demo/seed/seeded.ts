import { createHash } from "node:crypto";

/** The same name gives the same id on every machine, so that links into the demo stay good. */
export function seededUuid(name: string): string {
  const hex = createHash("sha256").update(`palmtee:${name}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A number from 0 up to `below`, always the same for the same name (FNV-1a: quick, and even enough). */
export function seededNumber(name: string, below: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 0) % below;
}
