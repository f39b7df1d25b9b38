import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { memberBlocks } from "#app/db/schema/community/author-block-tables.ts";
import { partnerApplications, partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import { alarms, outbox } from "#app/db/schema/message-tables.ts";
import { findPost } from "#app/features/community/post/post-queries.server.ts";
import { publishPartnerPost } from "#app/features/community/post/write-partner-post.server.ts";
import { deletePost } from "#app/features/community/post/write-post.server.ts";
import { partnerShop } from "#tests/support/community/partner-shop.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { applyToRound } from "./apply-to-round.server.ts";
import { withdrawApplication } from "./decide-application.server.ts";
import { closeRound, forgetPartner } from "./end-round.server.ts";
import { findMyPartner } from "./my-partner-queries.server.ts";

const db = await testDatabase("demo");
const shop = await partnerShop(db);
const { services } = shop;
const now = services.now();

let plans = 0;

async function plan(seats = 1, change = {}) {
  plans += 1;
  const author = await shop.member("김도현");
  const postId = await publishPartnerPost(services, {
    memberId: author,
    locale: "ko",
    input: {
      round: "plan",
      course: "th-siam-old",
      day: PLAY_DAY,
      time: "07:04",
      players: 2,
      cost: null,
      title: `함께 쳐요 ${plans} 010-1234-5678`,
      content: "연락처는 카톡 busan_gull",
      seats,
      level: "anyone",
      ages: "anyone",
      mood: ["relaxed"],
      deadline: new Date(now.getTime() + 24 * 3_600_000),
      contact: "010-5521-0000",
      picture: [],
      ...change,
    },
  });
  return { author, postId };
}

const see = (postId: number, memberId: string) => findMyPartner(db, { postId, memberId, now });

async function lettersTo(memberId: string, template: string) {
  const rows = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.memberId, memberId), sql`${outbox.dedupeKey} like ${`${template}:%`}`));
  return rows;
}

test("the contact is shown to accepted applicants only, and never in the post", async () => {
  const { author, postId } = await plan(2);
  const first = await shop.applies(postId);
  const second = await shop.applies(postId);
  const stranger = await shop.member();
  await shop.decide(postId, author, first.id, "accept");
  expect((await see(postId, first.memberId))?.contact).toMatchObject({ text: "010-5521-0000" });
  expect((await see(postId, second.memberId))?.contact).toBeNull();
  expect((await see(postId, stranger))?.contact).toBeNull();
  expect((await see(postId, stranger))?.applications).toEqual([]);
  const shown = JSON.stringify(await findPost(db, "ko", postId));
  expect(shown).not.toContain("5521");
  expect(shown).not.toContain("1234-5678");
  expect(shown).not.toContain("busan_gull");
});

test("the author hears of an application, the applicant of the answer, without any contact in it", async () => {
  const { author, postId } = await plan(1);
  const asked = await shop.applies(postId);
  expect(await lettersTo(author, "partner-applied")).toHaveLength(1);
  await shop.decide(postId, author, asked.id, "accept");
  const [letter] = await lettersTo(asked.memberId, "partner-accepted");
  expect(JSON.stringify(letter)).not.toMatch(/5521|1234-5678|busan_gull/);
  const told = await db.select().from(alarms).where(eq(alarms.memberId, asked.memberId));
  expect(told).toHaveLength(1);
  await withdrawApplication(services, asked);
  expect(await lettersTo(author, "partner-withdrawn")).toHaveLength(1);
});

test("a full round accepts no one until a player drops out", async () => {
  const { author, postId } = await plan(1);
  const first = await shop.applies(postId);
  const second = await shop.applies(postId);
  await shop.decide(postId, author, first.id, "accept");
  await expect(shop.decide(postId, author, second.id, "accept")).rejects.toMatchObject({
    code: "partner.full",
  });
  await expect(shop.applies(postId)).rejects.toMatchObject({ code: "partner.full" });
  await withdrawApplication(services, first);
  await shop.decide(postId, author, second.id, "accept");
  expect(await shop.round(postId)).toMatchObject({ taken: 1 });
});

test("only the author answers, once, and cannot apply to their own round", async () => {
  const { author, postId } = await plan(2);
  const asked = await shop.applies(postId);
  const stranger = await shop.member();
  await expect(shop.decide(postId, stranger, asked.id, "accept")).rejects.toMatchObject({
    code: "common.not_found",
  });
  await shop.decide(postId, author, asked.id, "decline");
  await expect(shop.decide(postId, author, asked.id, "accept")).rejects.toMatchObject({
    code: "partner.step_refused",
  });
  const again = { postId, memberId: asked.memberId, word: "다시" };
  await expect(applyToRound(services, again)).rejects.toMatchObject({
    code: "partner.step_refused",
  });
  await expect(applyToRound(services, { ...again, memberId: author })).rejects.toMatchObject({
    code: "partner.step_refused",
  });
});

test("a member whom the author blocked cannot apply, and causes no alarm", async () => {
  const { author, postId } = await plan(2);
  const memberId = await shop.member();
  await db.insert(memberBlocks).values({ memberId: author, blockedId: memberId });
  const asking = applyToRound(services, { postId, memberId, word: "저요" });
  await expect(asking).rejects.toMatchObject({ code: "community.blocked", status: 403 });
  expect(await lettersTo(author, "partner-applied")).toHaveLength(0);
  expect(await shop.applies(postId)).toMatchObject({ postId });
});

test("a round takes no applications after its deadline, or once its author closed it", async () => {
  const { author, postId } = await plan(2);
  const memberId = await shop.member();
  const late = applyToRound(shop.later(24), { postId, memberId, word: "늦었나요" });
  await expect(late).rejects.toMatchObject({ code: "partner.closed" });
  await expect(closeRound(services, { postId, memberId })).rejects.toMatchObject({
    code: "common.not_found",
  });
  await closeRound(services, { postId, memberId: author });
  await expect(shop.applies(postId)).rejects.toMatchObject({ code: "partner.closed" });
});

test("the word of an applicant is masked for the author until it is accepted", async () => {
  const { author, postId } = await plan(1);
  const memberId = await shop.member();
  const word = "<img src=x onerror=alert(1)> 010-9876-5432";
  await applyToRound(services, { postId, memberId, word });
  expect((await see(postId, author))?.applications[0]?.word).not.toContain("9876");
  const { id } = await shop.application(postId, memberId);
  await shop.decide(postId, author, id, "accept");
  expect((await see(postId, author))?.applications[0]?.word).toBe(word);
});

test("a post with an accepted player cannot be deleted; one without can", async () => {
  const { author, postId } = await plan(1);
  const asked = await shop.applies(postId);
  await shop.decide(postId, author, asked.id, "accept");
  await expect(deletePost(db, { id: postId, memberId: author })).rejects.toMatchObject({
    code: "partner.has_partners",
  });
  await withdrawApplication(services, asked);
  await deletePost(db, { id: postId, memberId: author });
  expect(await db.$count(partnerRounds, eq(partnerRounds.postId, postId))).toBe(0);
});

test("a closed account leaves neither word nor contact, and its rounds are called off", async () => {
  const { author, postId } = await plan(2);
  const other = await plan(1);
  await applyToRound(services, { postId: other.postId, memberId: author, word: "저도요" });
  const asked = await shop.applies(postId);
  await db.transaction((tx) => forgetPartner(tx, author, now));
  expect(await shop.round(postId)).toMatchObject({ contact: "", cancelledAt: now });
  expect(await shop.application(postId, asked.memberId)).toMatchObject({ state: "cancelled" });
  const own = eq(partnerApplications.memberId, author);
  expect(await db.select().from(partnerApplications).where(own)).toMatchObject([
    { word: "", state: "withdrawn" },
  ]);
});

test.each([
  ["a course that is not sold", { course: "th-nowhere" }, "course"],
  ["a day of the past", { day: "2026-11-14" as const }, "day"],
  ["more people than a tee time takes", { seats: 3 }, "seats"],
  ["a deadline after the tee time", { deadline: new Date("2027-06-01T00:00:00Z") }, "deadline"],
])("a plan with %s is refused by its field", async (_, change, field) => {
  await expect(plan(1, change)).rejects.toMatchObject({
    fields: { [field]: expect.stringMatching(/^partner\./) },
  });
});

test("another member's booking cannot be offered, and one's own only once", async () => {
  const { author, round } = await shop.booking();
  const stranger = await shop.member();
  await expect(shop.publish(stranger, round.id, 1)).rejects.toMatchObject({
    fields: { round: "partner.round_required" },
  });
  await shop.publish(author, round.id, 1);
  await expect(
    publishPartnerPost(services, {
      memberId: author,
      locale: "ko",
      input: {
        round: round.id,
        title: "다른 글",
        content: "또",
        seats: 1,
        level: "anyone",
        ages: "anyone",
        mood: [],
        deadline: new Date(now.getTime() + 3_600_000),
        contact: "x",
        picture: [],
      },
    }),
  ).rejects.toMatchObject({ fields: { round: "partner.round_required" } });
});
