import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/audit.ts";
import { courses } from "#app/db/schema/course.ts";
import { hotels } from "#app/db/schema/hotel.ts";
import { uploads } from "#app/db/schema/upload.ts";
import { demoMemberId } from "#app/db/seed/seed-members.server.ts";
import { allPictures, type Picture } from "#app/domain/picture/picture.ts";
import { embeddedDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { arrangePictures } from "./arrange-pictures.server.ts";

const db = await embeddedDatabase("demo");
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

function arrange(kind: "course" | "hotel", id: string, order: readonly string[]) {
  return arrangePictures(testServices(db), { product: { kind, id }, order, by: STAFF });
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
      before: { pictures: all },
      after: { pictures: [`upload ${UPLOAD_ID}`, third, first] },
    },
  ]);

  // A removed picture no longer belongs to the product.
  await expect(arrange("course", id, [second])).rejects.toMatchObject({
    code: "common.bad_request",
  });
  await arrange("course", id, []);
  expect(await picturesOf(id)).toEqual([]);
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
      code: "common.bad_request",
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
  expect([after?.picture, after?.gallery]).toEqual([sent, []]);
  await expect(arrange("hotel", "nowhere", [])).rejects.toMatchObject({ code: "common.not_found" });
});
