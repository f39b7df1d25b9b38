import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { allPictures, type Picture } from "#app/domain/picture/picture.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { arrangePictures } from "./arrange-pictures.server.ts";

const db = await testDatabase("demo");
const [one, other] = await db.select({ id: courses.id }).from(courses).limit(2);
const STAFF = demoMemberId("content");
const UPLOAD_ID = "0b9f6a1e-7c1d-4a53-9a43-0d0f3f6f2f10";
const sent: Picture = {
  src: `/uploads/${UPLOAD_ID}`,
  widths: [240],
  width: 240,
  height: 180,
  blur: "",
};
await db.insert(uploads).values({ id: UPLOAD_ID, picture: sent });

async function picturesOf(id: string): Promise<string[]> {
  const [row] = await db.select().from(courses).where(eq(courses.id, id));
  return row ? allPictures(row).map(({ src }) => src) : [];
}

async function seenOf(kind: "course" | "hotel", id: string): Promise<string[]> {
  const table = kind === "course" ? courses : hotels;
  const [row] = await db.select().from(table).where(eq(table.id, id));
  return row ? allPictures(row).map(({ src }) => src) : [];
}

async function arrange(kind: "course" | "hotel", id: string, sources: readonly string[]) {
  const product = { kind, id };
  const order = sources.map((src) => ({ src, alt: {} }));
  return arrangePictures(testServices(db), {
    product,
    order,
    seen: await seenOf(kind, id),
    by: STAFF,
  });
}

test("an upload may become the first picture of a course, and the others follow in the posted order", async () => {
  const id = one?.id ?? "";
  const [first = "", second = "", third = ""] = await picturesOf(id);
  const all = await picturesOf(id);
  await arrange("course", id, [sent.src, third, first]);
  expect(await picturesOf(id)).toEqual([sent.src, third, first]);
  const written = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(written).toMatchObject([
    {
      actorId: STAFF,
      action: "course.pictures",
      before: { pictures: all.map((src) => ({ src })) },
      after: { pictures: [`upload ${UPLOAD_ID}`, third, first].map((src) => ({ src })) },
    },
  ]);

  // A removed picture no longer belongs to the product.
  await expect(arrange("course", id, [second])).rejects.toMatchObject({
    fields: { pictures: "common.bad_request" },
  });
  await arrange("course", id, [third]);
  expect(await picturesOf(id)).toEqual([third]);
});

test("a picture that is neither its own nor uploaded is refused, and nothing changes", async () => {
  const id = other?.id ?? "";
  const before = await picturesOf(id);
  expect(before).toHaveLength(6);
  for (const src of [
    "/pictures/hotel/ht-gcp-t21",
    "https://evil.example/a",
    "/uploads/0b9f6a1e-7c1d-4a53-9a43-0d0f3f6f2f11",
    "/uploads/' or true --",
  ]) {
    await expect(arrange("course", id, [...before, src]), src).rejects.toMatchObject({
      fields: { pictures: "common.bad_request" },
    });
  }
  expect(await picturesOf(id)).toEqual(before);
  expect(await db.$count(auditEntries, eq(auditEntries.subjectId, id))).toBe(0);
});

test("the pictures of a hotel are arranged too, and an unknown hotel is not found", async () => {
  const [hotel] = await db.select().from(hotels).limit(1);
  await arrange("hotel", hotel?.id ?? "", [sent.src]);
  const [after] = await db
    .select()
    .from(hotels)
    .where(eq(hotels.id, hotel?.id ?? ""));
  expect([after?.picture, after?.gallery]).toEqual([{ ...sent, alt: {} }, []]);
  await expect(arrange("hotel", "nowhere", [])).rejects.toMatchObject({ code: "common.not_found" });
});

test("a removed picture returns by undo with its texts, even if it was no upload", async () => {
  const [course] = await db.select().from(courses).where(eq(courses.id, "th-burapha"));
  const before = course ? allPictures(course) : [];
  const seen = before.map(({ src }) => src);
  const product = { kind: "course", id: "th-burapha" } as const;
  const order = seen.slice(1).map((src) => ({ src, alt: { ko: "호수 옆 15번 홀" } }));
  const entry = await arrangePictures(testServices(db), { product, order, seen, by: STAFF });
  const left = await picturesOf("th-burapha");
  expect(left).toEqual(seen.slice(1));

  await arrangePictures(testServices(db), { product, undo: entry, seen: left, by: STAFF });
  expect(await picturesOf("th-burapha")).toEqual(seen);
  const other = { kind: "course", id: "th-siam-old" } as const;
  const elsewhere = { product: other, undo: entry, seen: await picturesOf(other.id), by: STAFF };
  await expect(arrangePictures(testServices(db), elsewhere)).rejects.toThrow("common.not_found");
});

test("an order based on an outdated version is refused", async () => {
  const seen = await picturesOf("th-siam-old");
  const product = { kind: "course", id: "th-siam-old" } as const;
  const order = seen.toReversed().map((src) => ({ src, alt: {} }));
  await arrangePictures(testServices(db), { product, order, seen, by: STAFF });
  const late = arrangePictures(testServices(db), { product, order: [], seen, by: STAFF });
  await expect(late).rejects.toThrow("record.conflict");
  expect(await picturesOf("th-siam-old")).toEqual(seen.toReversed());
});

test("a caddie has one picture", async () => {
  const product = { kind: "caddy", id: "cad-001" } as const;
  const [caddie] = await db.select().from(caddies).where(eq(caddies.id, product.id));
  const seen = caddie?.picture ? [caddie.picture.src] : [];
  const order = [...seen, sent.src].map((src) => ({ src, alt: {} }));
  const saving = arrangePictures(testServices(db), { product, order, seen, by: STAFF });
  await expect(saving).rejects.toThrow("upload.too_many");
});

test("a room has its own picture in addition to those of its hotel", async () => {
  const product = { kind: "room", id: "ht-amari-pattaya-room-1" } as const;
  const ofRoom = eq(rooms.id, product.id);
  const [before] = await db.select().from(rooms).where(ofRoom);
  const seen = before?.picture ? [before.picture.src] : [];
  await arrangePictures(testServices(db), {
    product,
    order: [{ src: sent.src, alt: {} }],
    seen,
    by: STAFF,
  });
  const [after] = await db.select().from(rooms).where(ofRoom);
  expect(after?.picture?.src).toBe(sent.src);
});
