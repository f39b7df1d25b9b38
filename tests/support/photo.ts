import sharp from "sharp";

/** A picture as a camera would send it. */
export async function photo(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width, height, channels: 3, background: "#3c8f7c" } as const;
  return Uint8Array.from(await sharp({ create }).jpeg().toBuffer());
}
