import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { MAX_IMAGE_BYTES } from "#app/domain/picture/upload.ts";
import { demoData } from "#tests/process/support/demo-shop.ts";
import { photo } from "#tests/support/photo.ts";
import { readProcess } from "#tests/support/server/child-processes.ts";
import { startShop } from "#tests/support/server/shop-process.ts";
import { signedIn } from "#tests/support/server/visitor.ts";

/** By day a few small ones show that the bounds hold. */
const UPLOADS = process.env.NIGHTLY ? 50 : 20;
const BYTES = process.env.NIGHTLY ? MAX_IMAGE_BYTES : 1024 * 1024;
/** As many as the queue has places, and as much as each may hold in a few copies. */
const PLACES = 16;
const MOST_MEGABYTES = PLACES * 11 * 4;
const FILES_OF_ONE = 2;

test(`${UPLOADS} uploads of ${BYTES / 1024 / 1024} MB at once are taken or told to retry, in bounded memory, and leave no part of a file`, async () => {
  const dataDir = await demoData();
  const shop = await startShop({ DATA_DIR: dataDir });
  const { demo, guest } = await signedIn(shop.url, "demo", "guest");
  const picture = await paddedPicture();
  const before = peakMegabytes(shop.process.pid);

  const statuses = await Promise.all(
    Array.from({ length: UPLOADS }, async (_, index) => {
      const who = index % 2 ? demo : guest;
      return (await who.upload("/api/uploads?for=post", picture)).status;
    }),
  );

  const taken = statuses.filter((status) => status === 200).length;
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(taken).toBeGreaterThanOrEqual(PLACES);
  expect(peakMegabytes(shop.process.pid) - before).toBeLessThan(MOST_MEGABYTES);
  expect(await shop.stop()).toBe(0);
  expect(readdirSync(`${dataDir}/uploads`)).toHaveLength(taken * FILES_OF_ONE);
});

/** A small picture followed by what no decoder reads, as large as wanted. */
async function paddedPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const padded = new Uint8Array(BYTES);
  padded.set(await photo(60, 40));
  return padded;
}

function peakMegabytes(pid: number | undefined): number {
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readProcess(pid, "status"))?.[1]) / 1_024;
}
