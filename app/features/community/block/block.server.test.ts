import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { memberBlocks } from "#app/db/schema/community/author-block-tables.ts";
import { comments, posts } from "#app/db/schema/community/community-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { alarms } from "#app/db/schema/message-tables.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { newMember } from "#tests/support/order/paid-trip.ts";
import { testServices } from "#tests/support/services.ts";
import { addComment } from "../comment/write-comment.server.ts";
import { blockAuthor, deleteBlocks, unblock } from "./block-member.server.ts";
import { findBlocked, listBlocked } from "./block-queries.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);

async function postBy(memberId: string): Promise<number> {
  const text = { title: { ko: "토요일 라운드" }, content: { ko: "같이 쳐요" } };
  const [post] = await db
    .insert(posts)
    .values({ memberId, regionId: "pattaya", ...text })
    .returning({ id: posts.id });
  return post?.id ?? 0;
}

function comment(postId: number, memberId: string, parentId?: number) {
  const subject = { kind: "post", id: postId } as const;
  const text = { subject, memberId, locale: "ko" as const, content: `댓글 ${crypto.randomUUID()}` };
  return addComment(services, { ...text, ...(parentId ? { parentId } : {}) });
}

const block = (memberId: string, kind: "post" | "comment", id: number) =>
  blockAuthor(services, { memberId, input: { kind, id } });

test("a blocked member neither comments on one's posts nor answers one's comments, and causes no alarm", async () => {
  const [me, other, third] = [await newMember(db), await newMember(db), await newMember(db)];
  const mine = await postBy(me);
  const elsewhere = await postBy(third);
  const answered = await comment(elsewhere, me);
  await block(me, "comment", await comment(mine, other));
  const before = await db.$count(alarms, eq(alarms.memberId, me));

  const refused = { code: "community.blocked", status: 403 };
  await expect(comment(mine, other)).rejects.toMatchObject(refused);
  await expect(comment(elsewhere, other, answered)).rejects.toMatchObject(refused);
  expect(await db.$count(alarms, eq(alarms.memberId, me))).toBe(before);
  expect(await db.$count(comments, eq(comments.parentId, answered))).toBe(0);

  // Elsewhere, and for everybody else, nothing changes.
  await comment(elsewhere, other);
  await comment(mine, third);
  await comment(await postBy(other), me);
});

test("stores a block once, lists it with a masked name, and lets only its owner remove it", async () => {
  const [me, other] = [await newMember(db), await newMember(db)];
  await db.update(members).set({ name: "김도현" }).where(eq(members.id, other));
  const theirs = await postBy(other);
  await block(me, "post", theirs);
  await block(me, "post", theirs);
  const [row, ...more] = await listBlocked(db, me);
  expect(more).toEqual([]);
  expect(row?.name).toBe("김*현");
  expect(row).not.toHaveProperty("blockedId");

  const id = row?.id ?? 0;
  const stranger = unblock(db, { id, memberId: other });
  await expect(stranger).rejects.toMatchObject({ code: "common.not_found" });
  await unblock(db, { id, memberId: me });
  expect(await listBlocked(db, me)).toEqual([]);
  await expect(unblock(db, { id, memberId: me })).rejects.toMatchObject({
    code: "common.not_found",
  });
});

test("a member cannot block themselves, or the author of a hidden, deleted or missing text", async () => {
  const [me, other] = [await newMember(db), await newMember(db)];
  const mine = await postBy(me);
  const hidden = await postBy(other);
  await db.update(posts).set({ hidden: true }).where(eq(posts.id, hidden));
  const gone = await comment(mine, other);
  await db.update(comments).set({ deletedAt: new Date() }).where(eq(comments.id, gone));
  const refused = { code: "common.not_found" };
  await expect(block(me, "post", mine)).rejects.toMatchObject(refused);
  await expect(block(me, "post", hidden)).rejects.toMatchObject(refused);
  await expect(block(me, "comment", gone)).rejects.toMatchObject(refused);
  await expect(block(me, "comment", 999_999_999)).rejects.toMatchObject(refused);
  expect(await listBlocked(db, me)).toEqual([]);
});

test("a page is told which of its texts to fold, for this reader alone", async () => {
  const [me, other] = [await newMember(db), await newMember(db)];
  const [mine, theirs] = [await postBy(me), await postBy(other)];
  const said = await comment(mine, other);
  const own = await comment(mine, me);
  await block(me, "post", theirs);
  const shown = { posts: [mine, theirs], comments: [said, own] };
  const folded = { posts: [theirs], comments: [said] };
  expect(await findBlocked(db, { memberId: me, ...shown })).toEqual(folded);
  const nothing = { posts: [], comments: [] };
  expect(await findBlocked(db, { memberId: other, ...shown })).toEqual(nothing);
  expect(await findBlocked(db, { memberId: undefined, ...shown })).toEqual(nothing);
});

test("a closed account neither blocks nor is blocked any more", async () => {
  const [me, other] = [await newMember(db), await newMember(db)];
  await block(me, "post", await postBy(other));
  await block(other, "post", await postBy(me));
  await deleteBlocks(db, me);
  const left = and(eq(memberBlocks.memberId, other), eq(memberBlocks.blockedId, me));
  expect(await db.$count(memberBlocks, left)).toBe(0);
  expect(await listBlocked(db, me)).toEqual([]);
});
