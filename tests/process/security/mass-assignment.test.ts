import { globSync, readFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { getTableColumns, sql } from "drizzle-orm";
import { afterAll, expect, inject, test } from "vitest";
import { type Database, openEmbedded } from "#app/db/client.server.ts";
import { coupons, memberCoupons, pointEntries } from "#app/db/schema/benefit-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { posts } from "#app/db/schema/community/community-tables.ts";
import { partnerApplications, partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import { notices } from "#app/db/schema/content-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { fieldsAlongside } from "#tests/process/support/fields-alongside.ts";
import { senderAt } from "#tests/process/support/sender.ts";
import type { Write } from "#tests/process/support/write.ts";
import { WRITES } from "#tests/process/support/writes.ts";
import { startShop, temporaryDirectory } from "#tests/support/server/shop-process.ts";
import { visitorOf } from "#tests/support/server/visitor.ts";

/** What no form offers, on every write: as a whole it is ignored or refused. */
const dataDir = await temporaryDirectory();
await cp(inject("demoDataDir"), dataDir, { recursive: true });
const before = await guarded();
const shop = await startShop({ DATA_DIR: dataDir });
afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const ME = demoMemberId("demo");
const OTHER = demoMemberId("guest");

/** Rights, money and ownership in the database, which can only be opened while the shop is stopped. */
async function guarded() {
  const { db, close } = await openEmbedded(dataDir, async () => {});
  try {
    return await rowsOf(db);
  } finally {
    await close();
  }
}

async function rowsOf(db: Database) {
  // What a member may change about themselves is not what is guarded here.
  const { textSize, locale, phone, birthday, gender, ...rights } = getTableColumns(members);
  const { picture, gallery, ...course } = getTableColumns(courses);
  const { picture: first, gallery: others, ...hotel } = getTableColumns(hotels);
  return {
    members: await db.select(rights).from(members).orderBy(members.createdAt, members.id),
    points: await db.select().from(pointEntries).orderBy(pointEntries.id),
    coupons: await db.select().from(coupons).orderBy(coupons.id),
    held: await db.select().from(memberCoupons).orderBy(sql`1, 2`),
    orders: await db.select().from(orders).orderBy(orders.id),
    reservations: await db.select().from(reservations).orderBy(reservations.id),
    courses: await db.select(course).from(courses).orderBy(courses.id),
    hotels: await db.select(hotel).from(hotels).orderBy(hotels.id),
    notices: await db
      .select({ id: notices.id, publishedAt: notices.publishedAt })
      .from(notices)
      .orderBy(notices.id),
    posts: await db.select().from(posts).orderBy(posts.id),
    rounds: await db.select().from(partnerRounds).orderBy(partnerRounds.postId),
    applications: await db.select().from(partnerApplications).orderBy(partnerApplications.id),
    uploads: await db.select({ memberId: uploads.memberId }).from(uploads),
  };
}

/** The post that the table wrote: its number is known when it is there. */
let lastPost = "";

const sendTo = senderAt(shop.url);

async function send(write: Write) {
  const { form, json, file } = write;
  const more = fieldsAlongside({ ME, OTHER });
  let body: BodyInit;
  if (json) {
    // As text: in an object literal it would be the prototype, and never be sent.
    const extra = more.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
    body = `{${extra.join()},${JSON.stringify(json).slice(1)}`;
  } else {
    const named = new Set(Object.keys(form ?? {}));
    const fields = [...more.filter(([key]) => !named.has(key)), ...Object.entries(form ?? {})];
    body = file ? new FormData() : new URLSearchParams();
    for (const [key, value] of fields) body.append(key, value);
    if (file && body instanceof FormData) body.append("file", new Blob([await file()]), "a.jpg");
  }
  const path = write.path.replace("{post}", lastPost);
  const answer = await sendTo({ ...write, path }, body, json && "application/json");
  lastPost = /^\/community\/(\d+)$/.exec(answer.to)?.[1] ?? lastPost;
  return answer;
}

test("every action of the shop is in the table", () => {
  const writing = globSync("app/routes/**/*.{ts,tsx}")
    .filter((file) =>
      /export (?:async function|function|const) action\b|export \{[^}]*\baction\b/.test(
        readFileSync(file, "utf8"),
      ),
    )
    .map((file) => file.replace("app/routes/", "").replace(/\.tsx?$/, ""));
  expect([...new Set(WRITES.map(({ route }) => route))].toSorted()).toEqual(writing.toSorted());
});

test.each(WRITES)("$route $note: forged fields are ignored or refused", async (write) => {
  const { status, text } = await send(write);
  expect(status, text.slice(0, 300)).toBe(write.status);
});

test("a new member gets no further rights from forged fields", async () => {
  const email = "mass@example.com";
  const visitor = visitorOf(shop.url);
  await send({ route: "", note: "", path: "/api/email-code", form: { email }, status: 200 });
  let code = "";
  await expect
    .poll(
      async () => {
        const inbox = await visitor.get(`/inbox?to=${email}`);
        code = /인증 번호\D{0,40}(\d{6})/.exec(inbox.text)?.[1] ?? "";
        return code;
      },
      { timeout: 30_000 },
    )
    .not.toBe("");
  const body = new URLSearchParams(
    fieldsAlongside({ ME, OTHER }).map(([key, value]) => [key, value]),
  );
  const form = {
    loginId: "mass_member",
    password: "a quiet back nine",
    name: "한가람",
    email,
    emailCode: code,
    phone: "010-1234-5678",
    birthday: "1980-04-02",
  };
  for (const [key, value] of Object.entries(form)) body.set(key, value);
  for (const kind of ["terms", "personal-information", "age"]) body.append("agree", kind);
  expect((await visitor.post("/login/sign-up", body)).status).toBe(302);
});

// Last: the database is looked at when the shop is shut.
test("rights, money and ownership are as they were before", async () => {
  await shop.stop();
  const after = await guarded();
  const old = new Set(before.members.map(({ id }) => id));
  expect(after.members.filter(({ id }) => old.has(id))).toEqual(before.members);
  const fresh = after.members.filter(({ id }) => !old.has(id));
  expect(fresh).toMatchObject([
    { loginId: "mass_member", role: "member", bannedAt: null, totpSecret: null },
  ]);
  expect(fresh[0]?.id).not.toBe(OTHER);

  for (const table of [
    "points",
    "coupons",
    "orders",
    "reservations",
    "courses",
    "hotels",
  ] as const) {
    expect(after[table], table).toEqual(before[table]);
  }
  // The welcome coupon is every new member's.
  const held = after.held.filter(({ memberId }) => old.has(memberId));
  expect(held).toEqual(before.held);
  expect(after.notices).toEqual(before.notices);

  const oldPosts = new Set(before.posts.map(({ id }) => id));
  expect(after.posts.filter(({ id }) => oldPosts.has(id))).toEqual(before.posts);
  const written = after.posts.filter(({ id }) => !oldPosts.has(id));
  expect(written).toMatchObject([
    { memberId: ME, title: { ko: "고친 글" }, hidden: false },
    { memberId: ME, title: { ko: "함께 쳐요" }, hidden: false },
  ]);
  expect(after.rounds.filter(({ postId }) => oldPosts.has(postId))).toEqual(before.rounds);
  const postId = written[1]?.id;
  const untouched = { reservationId: null, closedAt: null, cancelledAt: null };
  expect(after.rounds.filter((round) => !oldPosts.has(round.postId))).toMatchObject([
    { postId, memberId: ME, taken: 0, seats: 2, ...untouched },
  ]);
  expect(after.applications).toMatchObject([
    { postId, memberId: OTHER, state: "applied", held: false, payUntil: null, reservationId: null },
  ]);
  expect(after.uploads).toEqual([...before.uploads, { memberId: ME }]);
});
