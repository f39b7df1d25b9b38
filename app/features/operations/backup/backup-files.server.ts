import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** Readable by its owner alone: it holds what members told us. */
const OWN_FILE = { mode: 0o600, flush: true };

type Content = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/** Writes a file of a backup; answers its sum. Names that end in `.gz` are compressed. */
export async function writeSummed(folder: string, name: string, content: Content): Promise<string> {
  const hash = createHash("sha256");
  const summed = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const packed = name.endsWith(".gz") ? [createGzip()] : [];
  await pipeline([
    Readable.from(content, { objectMode: false }),
    ...packed,
    summed,
    createWriteStream(join(folder, name), OWN_FILE),
  ]);
  return hash.digest("hex");
}

/** The sum of a file; undefined where it cannot be read. */
export async function sumOf(path: string): Promise<string | undefined> {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(path), hash);
    return hash.digest("hex");
  } catch {
    return undefined;
  }
}

/** The lines of a compressed file. Only a line feed ends one: other separators may occur within a text. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const done = pipeline(createReadStream(path), unpacked);
  done.catch(() => {});
  let rest = "";
  for await (const chunk of unpacked.setEncoding("utf8")) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  await done;
}
