import { expect, test } from "vitest";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { findPost } from "#app/features/community/desk/moderation-queries.server.ts";
import { POST_LIST } from "#app/features/community/desk/post-list.server.ts";
import { REVIEW_LIST } from "#app/features/community/desk/review-desk-list.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { listMemberLines, memberFigures } from "./member-lines.server.ts";
import { MEMBER_LIST } from "./member-list.server.ts";
import { findMember } from "./member-record-queries.server.ts";

const db = await testDatabase("demo");
const DEMO = { memberId: demoMemberId("demo"), today: dateIn(SHOP_ZONE, TEST_NOW) };
const request = (search: string) =>
  ({ db, locale: "ko", now: TEST_NOW, search: new URLSearchParams(search) }) as const;

const membersOf = (search: string) => MEMBER_LIST.find(request(search));

test("customers are masked, colleagues are not, and passwords are never shown", async () => {
  const customers = await membersOf("q=demo&role=member");
  expect(customers.rows).toMatchObject([{ loginId: "demo", name: "김*현" }]);
  const owners = await membersOf("role=owner");
  expect(owners.rows).toMatchObject([{ name: "윤서준" }]);
  expect(JSON.stringify(customers)).not.toMatch(/password|hash/i);
});

test("a member is shown with what they booked, latest first", async () => {
  const member = await findMember(db, demoMemberId("demo"));
  expect(member).toMatchObject({ name: "김*현", reservations: 7 });
  const lines = await listMemberLines(db, "ko", DEMO);
  expect(lines).toHaveLength(7);
  const days = lines.map(({ usedOn }) => usedOn);
  expect(days).toEqual(days.toSorted().reverse());
  expect(await findMember(db, "00000000-0000-4000-8000-000000000000")).toBeUndefined();
});

test("each reservation of a member is to come or past, and the figures count them", async () => {
  const figures = await memberFigures(db, "ko", DEMO);
  const coming = await listMemberLines(db, "ko", { ...DEMO, period: "coming" });
  const past = await listMemberLines(db, "ko", { ...DEMO, period: "past" });
  expect(coming.every(({ usedOn }) => usedOn >= DEMO.today)).toBe(true);
  expect(past.every(({ usedOn }) => usedOn < DEMO.today)).toBe(true);
  expect(figures.lines).toEqual({ coming: coming.length, past: past.length });
  expect(coming.length + past.length).toBe(7);
  const open = coming.filter(({ status }) => status === "PENDING" || status === "COMPLETE");
  expect(figures.next?.usedOn).toBe(open[0]?.usedOn);
  const paid = [...coming, ...past]
    .filter(({ status }) => status !== "CANCELLED")
    .reduce((sum, line) => sum + line.paid, 0);
  expect(figures.paid).toBe(paid);
  const nobody = { ...DEMO, memberId: demoMemberId("nobody") };
  expect(await memberFigures(db, "ko", nobody)).toMatchObject({ paid: 0, next: undefined });
});

test("a post is shown with its comments in the order they were written", async () => {
  const { rows } = await POST_LIST.find(request(""));
  const talked = rows.find(({ comments }) => comments > 1);
  if (!talked) throw new Error("the demo has no post with two comments");
  const post = await findPost(db, talked.id);
  expect(post?.comments).toHaveLength(talked.comments);
  const said = post?.comments.map(({ createdAt }) => createdAt.getTime()) ?? [];
  expect(said).toEqual(said.toSorted((a, b) => a - b));
  expect(await findPost(db, 999_999)).toBeUndefined();
});

test("reviews name the product they are about", async () => {
  for (const kind of ["course", "hotel", "caddy"] as const) {
    const { rows } = await REVIEW_LIST.find(request(`kind=${kind}`));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.kind === kind && row.product !== row.productId)).toBe(true);
  }
});
