import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { comments, posts } from "#app/db/schema/community/community-tables.ts";
import { events } from "#app/db/schema/content-tables.ts";
import { alarms } from "#app/db/schema/message-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { CommentSubject } from "#app/domain/community/comment-subject.ts";
import { findMyPost } from "#app/features/community/post/own-post-queries.server.ts";
import { findPost } from "#app/features/community/post/post-queries.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { deleteMarks, markPost } from "../post/post-marks.server.ts";
import { listComments, pageOfComment } from "./comment-queries.server.ts";
import { addComment, changeComment, deleteComment } from "./write-comment.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const AUTHOR = demoMemberId("demo");
const READER = demoMemberId("guest");
const THIRD = demoMemberId("support");

async function newPost(title = "토요일 라운드"): Promise<number> {
  const [post] = await db
    .insert(posts)
    .values({
      memberId: AUTHOR,
      regionId: "pattaya",
      title: { ko: title },
      content: { ko: "같이 쳐요" },
    })
    .returning({ id: posts.id });
  return post?.id ?? 0;
}

const below = (id: number) => ({ kind: "post", id }) as const;
const write = (postId: number, memberId: string, content: string, parentId?: number) =>
  addComment(services, {
    subject: below(postId),
    memberId,
    locale: "ko",
    content,
    ...(parentId ? { parentId } : {}),
  });
const countOf = async (id: number) => (await findPost(db, "ko", id))?.comments;
const alarmsOf = (
  memberId: string,
  template: "comment-on-post" | "reply-to-comment",
  post: number,
) =>
  db.$count(
    alarms,
    and(
      eq(alarms.memberId, memberId),
      eq(alarms.template, template),
      like(alarms.link, `/community/${post}#%`),
    ),
  );

test("a comment appears below its post, is counted, and its author is notified", async () => {
  const post = await newPost();
  const id = await write(post, READER, "저요! 010-1234-5678");
  expect(await countOf(post)).toBe(1);
  const { rows } = await listComments(db, "ko", below(post), 1);
  expect(rows).toMatchObject([{ id, content: "저요! ●●●", byAuthor: false, isEdited: false }]);
  expect(await alarmsOf(AUTHOR, "comment-on-post", post)).toBe(1);
  expect(await write(post, READER, "저요! 010-1234-5678")).toBe(id);
  expect(await countOf(post)).toBe(1);
  await write(post, AUTHOR, "좋아요");
  expect(await alarmsOf(AUTHOR, "comment-on-post", post)).toBe(1);
});

test("answers go one level deep, and tell whom they answer; the author of the post hears once", async () => {
  const post = await newPost();
  const first = await write(post, READER, "몇 시예요?");
  const answer = await write(post, AUTHOR, "일곱 시예요", first);
  expect(await alarmsOf(READER, "reply-to-comment", post)).toBe(1);
  await write(post, THIRD, "저도 궁금했어요", first);
  expect(await alarmsOf(READER, "reply-to-comment", post)).toBe(2);
  expect(await alarmsOf(AUTHOR, "comment-on-post", post)).toBe(2);
  await expect(write(post, READER, "더 깊이", answer)).rejects.toThrow("common.not_found");
  const other = await newPost("다른 글");
  await expect(write(other, READER, "남의 댓글", first)).rejects.toThrow("common.not_found");
  const { rows } = await listComments(db, "ko", below(post), 1);
  expect(rows.map(({ replies }) => replies.map(({ byAuthor }) => byAuthor))).toEqual([
    [true, false],
  ]);
});

test("only its author changes or deletes a comment; one that was answered leaves its line", async () => {
  const post = await newPost();
  const id = await write(post, READER, "처음");
  const answer = await write(post, AUTHOR, "답", id);
  const text = { subject: below(post), locale: "ko", content: "고침" } as const;
  await expect(changeComment(services, { ...text, id, memberId: AUTHOR })).rejects.toThrow();
  await changeComment(services, { ...text, id, memberId: READER });
  const target = { id, subject: below(post) };
  await expect(deleteComment(services, { ...target, memberId: AUTHOR })).rejects.toThrow();
  await deleteComment(services, { ...target, memberId: READER });
  await expect(deleteComment(services, { ...target, memberId: READER })).rejects.toThrow();
  const { rows } = await listComments(db, "ko", below(post), 1);
  expect(rows).toMatchObject([
    { id, isDeleted: true, author: "", content: "", replies: [{ id: answer }] },
  ]);
  expect(await countOf(post)).toBe(1);
  await deleteComment(services, { id: answer, subject: below(post), memberId: AUTHOR });
  expect(await db.$count(comments, eq(comments.postId, post))).toBe(0);
  expect(await countOf(post)).toBe(0);
});

test("refuses to write, change or delete a comment below a hidden post", async () => {
  const post = await newPost();
  const id = await write(post, READER, "아직 보여요");
  await db.update(posts).set({ hidden: true }).where(eq(posts.id, post));
  await expect(write(post, THIRD, "늦었어요")).rejects.toThrow("common.not_found");
  const text = { subject: below(post), locale: "ko", content: "고침" } as const;
  await expect(changeComment(services, { ...text, id, memberId: READER })).rejects.toThrow();
  await expect(
    deleteComment(services, { id, subject: below(post), memberId: READER }),
  ).rejects.toThrow();
});

test("a comment is found on its page, and an answer on that of what it answers", async () => {
  const post = await newPost();
  const rows = Array.from({ length: 21 }, (_, index) => ({
    postId: post,
    memberId: READER,
    content: { ko: `댓글 ${index}` },
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
  }));
  const ids = await db.insert(comments).values(rows).returning({ id: comments.id });
  const [first, last] = [ids[0]?.id ?? 0, ids[20]?.id ?? 0];
  const answer = await write(post, AUTHOR, "답", first);
  expect(await pageOfComment(db, below(post), last)).toBe(2);
  expect(await pageOfComment(db, below(post), first)).toBe(1);
  expect(await pageOfComment(db, below(post), answer)).toBe(1);
  expect((await listComments(db, "ko", below(post), 2)).rows).toHaveLength(1);
});

test("a like counts once, and is removed with the account that gave it", async () => {
  const post = await newPost();
  const like = (on: boolean) =>
    markPost(services, { postId: post, memberId: READER, kind: "like", on });
  expect(await like(true)).toEqual({ likes: 1 });
  expect(await like(true)).toEqual({ likes: 1 });
  await markPost(services, { postId: post, memberId: READER, kind: "bookmark", on: true });
  expect(await findMyPost(db, { id: post, memberId: READER, now: TEST_NOW })).toMatchObject({
    liked: true,
    bookmarked: true,
  });
  expect(await findMyPost(db, { id: post, memberId: undefined, now: TEST_NOW })).toMatchObject({
    own: false,
    liked: false,
  });
  expect(await like(false)).toEqual({ likes: 0 });
  expect(await like(false)).toEqual({ likes: 0 });
  await like(true);
  await db.transaction((tx) => deleteMarks(tx, READER));
  expect((await findPost(db, "ko", post))?.likes).toBe(0);
  expect(await findMyPost(db, { id: post, memberId: READER, now: TEST_NOW })).toMatchObject({
    liked: false,
    bookmarked: false,
  });
});

async function newEvent(days: { readonly startsOn: LocalDate; readonly endsOn: LocalDate }) {
  const text = { ko: "댓글 이벤트" };
  const texts = { title: text, summary: text, body: text, label: text };
  const [event] = await db
    .insert(events)
    .values({ ...texts, ...days, hasComments: true })
    .returning({ id: events.id });
  return { kind: "event", id: event?.id ?? 0 } as const;
}

const OPEN = { startsOn: "2026-11-01", endsOn: "2026-11-30" } as const;
const say = (subject: CommentSubject, content: string, parentId?: number) =>
  addComment(services, {
    subject,
    memberId: READER,
    locale: "ko",
    content,
    ...(parentId ? { parentId } : {}),
  });

test("comments below an event follow the rules of those below a post", async () => {
  const event = await newEvent(OPEN);
  const id = await say(event, "저요! 010-1234-5678");
  expect(await say(event, "저요! 010-1234-5678")).toBe(id);
  const answer = await addComment(services, {
    subject: event,
    memberId: THIRD,
    locale: "ko",
    content: "저도요",
    parentId: id,
  });
  const { rows } = await listComments(db, "ko", event, 1);
  expect(rows).toMatchObject([
    { id, content: "저요! ●●●", byAuthor: false, replies: [{ id: answer }] },
  ]);
  expect(await pageOfComment(db, event, answer)).toBe(1);
  const heard = and(eq(alarms.memberId, READER), like(alarms.link, `/event/${event.id}#%`));
  expect(await db.$count(alarms, heard)).toBe(1);
  const text = { id, subject: event, locale: "ko", content: "고침" } as const;
  await expect(changeComment(services, { ...text, memberId: THIRD })).rejects.toThrow();
  await changeComment(services, { ...text, memberId: READER });
  await deleteComment(services, { id, subject: event, memberId: READER });
  expect((await listComments(db, "ko", event, 1)).rows).toMatchObject([{ id, isDeleted: true }]);
});

test("a comment of one subject is neither answered nor changed from another", async () => {
  const event = await newEvent(OPEN);
  const post = await newPost();
  const id = await say(event, "이벤트 댓글");
  await expect(write(post, READER, "답", id)).rejects.toThrow("common.not_found");
  const text = { id, memberId: READER, locale: "ko", content: "고침" } as const;
  await expect(changeComment(services, { ...text, subject: below(post) })).rejects.toThrow();
  await expect(
    deleteComment(services, { id, subject: below(post), memberId: READER }),
  ).rejects.toThrow();
});

test.each([
  ["before its first day", { startsOn: "2026-11-16", endsOn: "2026-11-30" }],
  ["after its last day", { startsOn: "2026-11-01", endsOn: "2026-11-14" }],
] as const)("nothing is written below an event %s", async (_, days) => {
  const event = await newEvent(days);
  await expect(say(event, "너무 이르거나 늦게")).rejects.toThrow("event.not_ongoing");
});

test("nothing is written below an event without comments or below a draft", async () => {
  const event = await newEvent(OPEN);
  for (const state of [{ hasComments: false }, { hasComments: true, draft: true }]) {
    await db.update(events).set(state).where(eq(events.id, event.id));
    await expect(say(event, "보이지 않아요")).rejects.toThrow("common.not_found");
  }
});
