import { and, desc, eq, ne } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { postReports, posts } from "#app/db/schema/community/community-tables.ts";
import { throttles } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { alarms } from "#app/db/schema/message-tables.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { findPost } from "../post/post-queries.server.ts";
import { publishPost } from "../post/write-post.server.ts";
import { hidePost, keepPost } from "./moderate-post.server.ts";
import { reportPost } from "./post-reports.server.ts";

addAllMessages();
const db = await testDatabase("demo");
const services = testServices(db);
const by = demoMemberId("support");
const AUTHOR = demoMemberId("demo");
const readers = (
  await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.role, "member"), ne(members.id, AUTHOR)))
    .limit(5)
).map(({ id }) => id);
const input = { reason: "fraud", note: "" } as const;
let number = 0;

beforeEach(async () => {
  await db.delete(throttles);
});

async function aPost(): Promise<number> {
  number += 1;
  const post = { title: `글 ${number}`, content: "내용", region: "pattaya", picture: [] };
  return publishPost(services, { memberId: AUTHOR, locale: "ko", input: post });
}

const report = (postId: number, memberId = "") => reportPost(services, { postId, memberId, input });
const isShown = async (id: number) => (await findPost(db, "ko", id)) !== undefined;
const versionOf = async (id: number) =>
  (await db.select().from(posts).where(eq(posts.id, id)))[0]?.version ?? 0;

test("the third member who reports a post hides it until staff decide; a member cannot report twice or their own", async () => {
  const id = await aPost();
  const own = report(id, AUTHOR);
  await expect(own).rejects.toMatchObject({ code: "common.not_found" });
  await report(id, readers[0]);
  await expect(report(id, readers[0])).rejects.toMatchObject({ code: "report.already" });
  await report(id, readers[1]);
  expect(await isShown(id)).toBe(true);
  await report(id, readers[2]);
  expect(await isShown(id)).toBe(false);
  await expect(report(id, readers[3])).rejects.toMatchObject({ code: "common.not_found" });
});

test("staff show it again: its reports are decided, and three new ones are needed", async () => {
  const id = await aPost();
  for (const reader of readers.slice(0, 3)) await report(id, reader);
  await keepPost(services, { id, by, version: await versionOf(id) });
  expect(await isShown(id)).toBe(true);
  await report(id, readers[3]);
  await report(id, readers[4]);
  expect(await isShown(id)).toBe(true);
  await expect(report(id, readers[0])).rejects.toMatchObject({ code: "report.already" });
});

test("staff hide a post for a reason that its author reads", async () => {
  const id = await aPost();
  await report(id, readers[0]);
  const hide = { version: await versionOf(id), reason: "other", note: "같은 글이 많아요" } as const;
  await hidePost(services, { id, by, input: hide });
  expect(await isShown(id)).toBe(false);
  const [alarm] = await db
    .select({ template: alarms.template, words: alarms.words })
    .from(alarms)
    .where(eq(alarms.memberId, AUTHOR))
    .orderBy(desc(alarms.id))
    .limit(1);
  expect(alarm).toMatchObject({
    template: "post-hidden",
    words: { reason: { ko: "같은 글이 많아요", en: "같은 글이 많아요" } },
  });
  const open = and(eq(postReports.postId, id), eq(postReports.note, ""));
  const [decided] = await db.select().from(postReports).where(open);
  expect(decided?.decidedAt).not.toBeNull();
  const again = hidePost(services, { id, by, input: hide });
  await expect(again).rejects.toMatchObject({ code: "record.conflict" });
  await keepPost(services, { id, by, version: hide.version + 1 });
  expect(await isShown(id)).toBe(true);
});
