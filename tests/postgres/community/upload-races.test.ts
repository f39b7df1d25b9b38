import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { posts } from "#app/db/schema/community/community-tables.ts";
import { events } from "#app/db/schema/content-tables.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { EVENT_FORM } from "#app/domain/content/event/event-form.ts";
import { allPictures } from "#app/domain/picture/picture.ts";
import { arrangePictures } from "#app/features/catalog/desk/pictures/arrange-pictures.server.ts";
import { publishPost } from "#app/features/community/post/write-post.server.ts";
import { EVENT } from "#app/features/content/desk/event-store.server.ts";
import { createRecord } from "#app/features/desk/record/save-record.server.ts";
import { sweepUploads } from "#app/features/picture/sweep-uploads.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

addAllMessages();
const ROUNDS = 50;
const STEP_MS = 2;
const COURSE = "th-siam-old";
const db = await postgresDatabase("demo");
const storage = memoryStorage();
const services = { ...testServices(db), storage };
const memberId = demoMemberId("demo");

/** Sent two days ago and used nowhere: the next sweep may take it. */
async function oldUpload(): Promise<string> {
  const id = randomUUID();
  const picture = { src: `/uploads/${id}`, widths: [240], width: 240, height: 160, blur: "" };
  const createdAt = new Date(TEST_NOW.getTime() - 48 * 3_600_000);
  await db.insert(uploads).values({ id, picture, memberId, createdAt });
  for (const format of ["avif", "webp"]) {
    await storage.put(`${id}-240.${format}`, Uint8Array.of(1));
    storage.changedAt.set(`${id}-240.${format}`, createdAt);
  }
  return picture.src;
}

function filesOf(src: string): number {
  const id = src.slice("/uploads/".length);
  return [...storage.files.keys()].filter((name) => name.startsWith(id)).length;
}

const isDone = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

test("a post that takes an old picture while it is swept has its files, or is refused", async () => {
  const outcomes = new Set<boolean>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const src = await oldUpload();
    const input = { content: "두 분", region: "pattaya", picture: [src], title: `사진 ${round}` };
    const write = isDone(publishPost(services, { memberId, locale: "ko", input }));
    await Promise.all([write, sweepAlongside(write, round)]);
    const written = await db.select().from(posts).where(eq(posts.memberId, memberId));
    const isNamed = written.some(({ pictures }) => pictures.some((each) => each.src === src));
    expect(isNamed, `round ${round}`).toBe(await write);
    expect(filesOf(src), `round ${round}`).toBe(isNamed ? 2 : 0);
    outcomes.add(isNamed);
  }
  expect(outcomes.has(true)).toBe(true);
});

test("a course that takes an old picture while it is swept has its files, or is refused", async () => {
  const product = { kind: "course", id: COURSE } as const;
  const outcomes = new Set<boolean>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const src = await oldUpload();
    const [before] = await db.select().from(courses).where(eq(courses.id, COURSE));
    const seen = before ? allPictures(before).map((each) => each.src) : [];
    const order = [...seen.slice(0, 1), src].map((each) => ({ src: each, alt: {} }));
    const by = demoMemberId("owner");
    const write = isDone(arrangePictures(services, { product, order, seen, by }));
    await Promise.all([write, sweepAlongside(write, round)]);
    const [after] = await db.select().from(courses).where(eq(courses.id, COURSE));
    const isNamed = after?.gallery.some((each) => each.src === src) ?? false;
    expect(filesOf(src), `round ${round}`).toBe(isNamed ? 2 : 0);
    outcomes.add(isNamed);
  }
  expect(outcomes.has(true)).toBe(true);
});

test("an event whose text takes an old picture while it is swept has its files, or is refused", async () => {
  const outcomes = new Set<boolean>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const src = await oldUpload();
    const input = EVENT_FORM.schema.parse({
      startsOn: "2027-06-01",
      endsOn: "2027-08-31",
      title_ko: `여름 ${round}`,
      label_ko: "여름",
      summary_ko: "그린피 할인",
      body_ko: `<p>사진</p><img src="${src}-240.webp" alt="코스">`,
    });
    const by = demoMemberId("content");
    const write = isDone(createRecord(services, EVENT, { by, input }));
    await Promise.all([write, sweepAlongside(write, round)]);
    const all = await db.select({ body: events.body }).from(events);
    const isNamed = all.some(({ body }) => JSON.stringify(body).includes(src));
    expect(isNamed, `round ${round}`).toBe(await write);
    expect(filesOf(src), `round ${round}`).toBe(isNamed ? 2 : 0);
    outcomes.add(isNamed);
  }
  expect(outcomes.has(true)).toBe(true);
});

/** From before the other has looked at the picture to after it has stored its row, however slow the machine. */
async function sweepAlongside(write: Promise<unknown>, round: number): Promise<void> {
  await (round < ROUNDS - 1 ? wait(round * STEP_MS) : write);
  await sweepUploads(services);
}
