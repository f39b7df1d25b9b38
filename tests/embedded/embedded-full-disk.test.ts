import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { diskStorage } from "#app/integrations/storage/disk-storage.ts";
import type { FileStorage } from "#app/integrations/storage/file-storage.ts";
import en from "#app/locales/en/common/errors.json" with { type: "json" };
import ko from "#app/locales/ko/common/errors.json" with { type: "json" };
import { testDatabase } from "#tests/support/database/database.ts";
import { contextOf } from "#tests/support/order/checkout-page.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, orderingShop } from "#tests/support/order/ordering.ts";
import { action as upload } from "../../app/routes/api/uploads.ts";

const db = await testDatabase("demo");
const shop = await orderingShop(db);
const photo = await sharp({
  create: { width: 900, height: 600, channels: 3, background: "#3c8f7c" },
})
  .jpeg()
  .toBuffer();
let days = 0;

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "palmtee-disk-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** As the system says it. */
function errno(code: string): Error {
  return Object.assign(new Error(`${code}: write`), { code, syscall: "write", errno: -28 });
}

/** A disk that takes so many files, and then fails. */
function failingAfter(files: number, code: string, storage: FileStorage): FileStorage {
  let left = files;
  return {
    ...storage,
    put: async (name, bytes) => {
      left -= 1;
      if (left < 0) throw errno(code);
      await storage.put(name, bytes);
    },
  };
}

async function send(storage: FileStorage, memberId: string) {
  const services = { ...shop.services, storage };
  const url = new URL("https://palmtee.test/api/uploads?for=post");
  const body = new FormData();
  body.append("file", new Blob([Uint8Array.from(photo)]), "photo.jpg");
  const request = new Request(url, { method: "POST", body });
  const context = contextOf(services, memberId);
  const given = await upload({ request, url, context, params: {} } as never);
  if (given instanceof Response) return { status: given.status, answer: await given.json() };
  return { status: given.init?.status, answer: given.data };
}

// X07
test.each([
  ["ENOSPC", 507, "upload.disk_full"],
  ["EDQUOT", 507, "upload.disk_full"],
  ["EROFS", 503, "upload.disk_away"],
  ["EACCES", 503, "upload.disk_away"],
  ["EIO", 503, "upload.disk_away"],
] as const)(
  "a disk that fails with %s answers %i, stores no half picture and lets an order through",
  async (code, status, error) => {
    for (const filesBefore of [0, 1, 4]) {
      const path = await folder();
      const storage = failingAfter(filesBefore, code, diskStorage(path));
      const rows = await db.$count(uploads);
      const round = golf({ date: addDays(PLAY_DAY, days++ % 60), time: "09:36" });
      await leavePlaces(db, round, 4);
      const memberId = await shop.member();
      const [refused, { outcome }] = await Promise.all([
        send(storage, memberId),
        shop.buy(memberId, [round]),
      ]);
      expect(refused).toMatchObject({ status, answer: { ok: false, error } });
      expect(outcome?.status).toBe("PAID");
      expect([await readdir(path), await db.$count(uploads)]).toEqual([[], rows]);
      expect([ko[error], en[error]].every(Boolean)).toBe(true);
    }
    expect(await shop.audit()).toEqual([]);
  },
);

// X07
test("a disk without its folder answers 503, and takes pictures again when it is back", async () => {
  const path = join(await folder(), "uploads");
  await writeFile(path, "not a folder");
  const memberId = await shop.member();
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await send(diskStorage(path), memberId)).toMatchObject({
      status: 503,
      answer: { error: "upload.disk_away" },
    });
  }
  await rm(path);
  await mkdir(path);
  expect(await send(diskStorage(path), memberId)).toMatchObject({ status: 200 });
});
