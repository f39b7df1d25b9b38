import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { sweepUploads } from "#app/features/picture/sweep-uploads.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

const db = await testDatabase("demo");
const storage = memoryStorage();
const services = { ...testServices(db), storage };
const HOUR_MS = 3_600_000;

/** Sent some hours ago, with its files. */
async function sent(hoursAgo: number): Promise<Picture> {
  const id = randomUUID();
  const picture = { src: `/uploads/${id}`, widths: [240, 480], width: 480, height: 320, blur: "" };
  const createdAt = new Date(TEST_NOW.getTime() - hoursAgo * HOUR_MS);
  await db.insert(uploads).values({ id, picture, createdAt });
  for (const width of picture.widths) {
    for (const format of ["avif", "webp"]) {
      await services.storage.put(`${id}-${width}.${format}`, new Uint8Array([1]));
    }
  }
  return picture;
}

async function isThere({ src, widths }: Picture): Promise<boolean> {
  const id = src.slice("/uploads/".length);
  const names = widths.flatMap((width) => [`${id}-${width}.avif`, `${id}-${width}.webp`]);
  const files = await Promise.all(names.map((name) => services.storage.get(name)));
  const found = [
    await db.$count(uploads, eq(uploads.id, id)),
    ...files.map((file) => Number(!!file)),
  ];
  // Files and row come and go together.
  expect(new Set(found).size).toBe(1);
  return found[0] === 1;
}

test("a picture not used within a day is deleted, files and row; a younger one may still be used", async () => {
  const [old, young] = [await sent(24.1), await sent(23.9)];
  expect(await sweepUploads(services)).toBe(1);
  expect([await isThere(old), await isThere(young)]).toEqual([false, true]);
  expect(await sweepUploads(services)).toBe(0);
});

test("a picture that a row names stays, on a card, in a gallery or in a review", async () => {
  const [card, behind, hotel, caddie, review] = await Promise.all(
    [1, 2, 3, 4, 5].map(() => sent(99)),
  );
  if (!card || !behind || !hotel || !caddie || !review) throw new Error("five were sent");
  const [course] = await db.select({ id: courses.id }).from(courses).limit(1);
  const [written] = await db.select({ id: reviews.id }).from(reviews).limit(1);
  const change = { picture: card, gallery: [behind] };
  await db
    .update(courses)
    .set(change)
    .where(eq(courses.id, course?.id ?? ""));
  await db
    .update(hotels)
    .set({ gallery: [hotel] })
    .where(eq(hotels.id, "ht-amari-pattaya"));
  await db.update(caddies).set({ picture: caddie }).where(eq(caddies.id, "cad-002"));
  await db
    .update(reviews)
    .set({ pictures: [review] })
    .where(eq(reviews.id, written?.id ?? 0));
  const unused = await sent(99);

  expect(await sweepUploads(services)).toBe(1);
  expect(await isThere(unused)).toBe(false);
  for (const used of [card, behind, hotel, caddie, review]) expect(await isThere(used)).toBe(true);

  await db
    .update(courses)
    .set({ gallery: [] })
    .where(eq(courses.id, course?.id ?? ""));
  expect(await sweepUploads(services)).toBe(1);
  expect([await isThere(behind), await isThere(card)]).toEqual([false, true]);
});

test("many are swept, however many stay between them", async () => {
  const used = await sent(50);
  await db.update(hotels).set({ picture: used }).where(eq(hotels.id, "ht-amari-pattaya"));
  const createdAt = new Date(TEST_NOW.getTime() - 50 * HOUR_MS);
  const rows = Array.from({ length: 450 }, () => ({ id: randomUUID(), picture: used, createdAt }));
  await db.insert(uploads).values(rows);
  expect(await sweepUploads(services)).toBe(450);
  expect(await isThere(used)).toBe(true);
});

/** Files as an upload leaves them that was cut off before its row was written. */
async function cutOff(hoursAgo: number, prefix = ""): Promise<string> {
  const name = `${prefix}${randomUUID()}-240.webp`;
  await storage.put(name, new Uint8Array([1]));
  storage.changedAt.set(name, new Date(TEST_NOW.getTime() - hoursAgo * HOUR_MS));
  return name;
}

test("a file of no upload is deleted after a day, also a private one; a younger one and one that is not ours stay", async () => {
  const gone = [await cutOff(24.1), await cutOff(48, "private-")];
  const young = await cutOff(23.9);
  const used = await sent(99);
  await db.update(hotels).set({ picture: used }).where(eq(hotels.id, "ht-amari-pattaya"));
  for (const width of used.widths) {
    for (const format of ["avif", "webp"]) {
      const name = `${used.src.slice("/uploads/".length)}-${width}.${format}`;
      storage.changedAt.set(name, new Date(TEST_NOW.getTime() - 99 * HOUR_MS));
    }
  }
  await storage.put("backup.tar", new Uint8Array([1]));
  storage.changedAt.set("backup.tar", new Date(0));

  await sweepUploads(services);
  expect(gone.map((name) => storage.files.has(name))).toEqual([false, false]);
  expect([storage.files.has(young), storage.files.has("backup.tar")]).toEqual([true, true]);
  expect(await isThere(used)).toBe(true);
});

test("when the storage is away, no row is left without its files, and the next sweep deletes the rest", async () => {
  const old = await sent(30);
  const away = { ...storage, remove: async () => Promise.reject(new Error("away")) };
  await expect(sweepUploads({ ...services, storage: away })).rejects.toThrow("away");
  const id = old.src.slice("/uploads/".length);
  expect(await db.$count(uploads, eq(uploads.id, id))).toBe(0);
  for (const name of storage.files.keys()) {
    if (name.startsWith(id)) storage.changedAt.set(name, new Date(0));
  }
  await sweepUploads(services);
  expect(await isThere(old)).toBe(false);
});
