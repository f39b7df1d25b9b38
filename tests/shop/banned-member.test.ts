import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { questionMessages, questions } from "#app/db/schema/help/help-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { ASKED_TYPES } from "#app/domain/help/question/question-kinds.ts";
import { messageSchema, questionSchema } from "#app/domain/help/question/question-schema.ts";
import { askQuestion } from "#app/features/help/question/ask-question.server.ts";
import { writeOn } from "#app/features/help/question/write-on.server.ts";
import { lockBuyer } from "#app/features/order/record/lock-buyer.server.ts";
import { cancelNow } from "#app/features/reservation/refund/send-refund-soon.server.ts";
import { servicesContext } from "#app/platform/env/services.server.ts";
import { memberContext, memberReader } from "#app/platform/session/session.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { newMember } from "#tests/support/order/paid-trip.ts";
import { POLICY, refundShop } from "#tests/support/order/refund-shop.ts";
import { PAGES } from "#tests/support/page-modules.ts";
import { startSession } from "#tests/support/start-session.ts";

/** What banned members keep: their account, their lists, and the way to the desk. */
const KEPT: Readonly<Record<string, string>> = {
  "api/my-merge": "their own lists",
  "api/search-choice": "their own searches",
  "api/wish": "their own list",
  "mypage/alarms": "marks messages as read",
  "mypage/alerts": "their own list; an alert can be removed",
  "mypage/companions": "people of their own trips",
  "mypage/member": "their own data, which may be corrected",
  "mypage/plans": "their own list",
  "mypage/recent": "their own list",
  "mypage/security": "password, devices, second factor",
  "mypage/settings": "which messages they get",
  "mypage/withdrawal": "they may leave",
  "qna/detail": "writes to the desk",
  "qna/home": "writes to the desk",
  "reservation/detail": "shares the trip, and answers what the desk offers",
};

/** These ask for no member. */
const ANYBODYS: Readonly<Record<string, string>> = {
  "api/auth-session": "logs out",
  "api/log-in": "the way in, over a page",
  "api/email-code": "proves an address before there is an account",
  "api/payment-webhook": "the card provider's",
  "api/planner/assistant": "answers programs, and holds nothing",
  "api/planner/plan-answer": "plans a trip, and holds nothing",
  "api/planner/plan-read": "reads a sentence",
  "api/view-post": "counts a view",
  help: "says whether an article helped",
  login: "the way in",
  "login/done": "the way in",
  "login/find-id": "the way in",
  "login/find-password": "the way in",
  "login/new-password": "the way in",
  "login/second-factor": "the way in",
  "login/sign-up": "another account",
  "pay/link": "pays what the desk sold; the order's buyer is looked at there",
  "settings/language": "the language",
};

const ACTIONS = [...new Set(PAGES.map(({ files }) => files.at(-1) ?? ""))]
  .filter((file) => !/routes\/(?:api\/)?admin\//.test(file))
  .filter((file) => /^export (?:async function|const) action\b/m.test(readFileSync(file, "utf8")))
  .map((file) => file.replace(/^app\/routes\/|\.tsx?$/g, ""));

const REFUSED = ACTIONS.filter((name) => !(name in KEPT) && !(name in ANYBODYS));

const db = await testDatabase("demo");
const shop = await refundShop(db);
const { services } = shop;

const OWN_PAGES = [
  "reservation/home",
  "reservation/detail",
  "reservation/voucher",
  "reservation/calendar",
  "mypage/home",
  "mypage/alarms",
  "mypage/points",
  "mypage/coupons",
  "mypage/export",
  "qna/home",
];

async function banned(role: "member" | "ops" = "member") {
  const [member] = await db
    .insert(members)
    .values({ name: "막힌 사람", role, bannedAt: services.now() })
    .returning({ id: members.id });
  const id = member?.id ?? "";
  const cookie = await startSession(services, id);
  return { id, cookie };
}

const PARAMS = { id: "1", reservation_id: crypto.randomUUID(), provider: "google", token: "x" };

/** Without its query this one is the desk's. */
const ASKED: Readonly<Record<string, string>> = { "api/uploads": "/?for=post" };

function moduleOf(name: string): Promise<Record<"action" | "loader", (args: object) => unknown>> {
  const file = PAGES.flatMap(({ files }) => files).find((each) =>
    [`app/routes/${name}.ts`, `app/routes/${name}.tsx`].includes(each),
  );
  return import(/* @vite-ignore */ `../../${file}`);
}

function contextOf(request: Request) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(memberContext, memberReader(services, request).read);
  return context;
}

/** The status of a page. */
async function open(name: string, cookie: string, params: object): Promise<number> {
  const { loader } = await moduleOf(name);
  const url = new URL("https://palmtee.test/");
  const request = new Request(url, { headers: { cookie } });
  return (await answerOf(await loader({ request, url, params, context: contextOf(request) })))
    .status;
}

/** The answer of a page's action to an empty form. */
async function send(name: string, cookie: string, path = ASKED[name] ?? "/") {
  const { action } = await moduleOf(name);
  const url = new URL(path, "https://palmtee.test");
  const headers = { cookie, origin: url.origin };
  const request = new Request(url, { method: "POST", headers, body: new FormData() });
  return answerOf(await action({ request, url, params: PARAMS, context: contextOf(request) }));
}

/** The status and the code of an answer, as a page or as JSON. */
async function answerOf(answer: unknown) {
  if (answer instanceof Response) {
    const body = (await answer.json().catch(() => ({}))) as { readonly error?: string };
    return { status: answer.status, error: body.error };
  }
  const { data, init } = answer as {
    readonly data?: { readonly error?: string };
    readonly init?: { readonly status?: number };
  };
  return { status: init?.status ?? 200, error: data?.error };
}

test("every form outside the desk is kept, anybody's or refused, and none is named that is gone", () => {
  const named = [...Object.keys(KEPT), ...Object.keys(ANYBODYS)];
  expect(named.filter((name) => !ACTIONS.includes(name))).toEqual([]);
  expect(REFUSED.length).toBeGreaterThan(15);
});

test.each(REFUSED)("the form of %s tells banned members to write to the desk", async (name) => {
  const { cookie } = await banned();
  expect(await send(name, cookie)).toEqual({ status: 403, error: "auth.banned" });
});

test.each(Object.keys(KEPT))("the form of %s is open to banned members", async (name) => {
  const { cookie } = await banned();
  const answer = await send(name, cookie).catch((cause: unknown) => answerOf(cause));
  expect(answer.error).not.toBe("auth.banned");
});

test("a picture for a question to the desk is taken from banned members", async () => {
  const { cookie } = await banned();
  expect(await send("api/uploads", cookie, "/?for=question")).toEqual({
    status: 400,
    error: "common.bad_request",
  });
});

test("a banned member can open their own pages, because no page requires an active one", () => {
  const asking = [...new Set(PAGES.flatMap(({ files }) => files))]
    .filter((file) => !/routes\/(?:api\/)?admin\//.test(file))
    .filter((file) => {
      const [, loader = ""] = readFileSync(file, "utf8").split(
        /^export (?:async )?function loader/m,
      );
      return /\brequireMember\(/.test(loader.split(/^}/m)[0] ?? "");
    });
  expect(asking).toEqual([]);
});

test("a banned member opens trips, vouchers, messages, points and questions as before", async () => {
  const { actor, ids, orderId } = await shop.trip([{ card: 50_000 }]);
  const cookie = await startSession(services, actor.id);
  await db.update(members).set({ bannedAt: services.now() }).where(eq(members.id, actor.id));
  const params = { reservation_id: ids[0] ?? "", id: orderId };
  for (const name of OWN_PAGES) {
    expect(await open(name, cookie, params), name).toBe(200);
  }
});

test("the desk cancels and refunds for banned members", async () => {
  const { actor, orderId, statuses } = { ...shop, ...(await shop.trip([{ card: 50_000 }])) };
  await db.update(members).set({ bannedAt: services.now() }).where(eq(members.id, actor.id));
  const staff = { kind: "staff", id: demoMemberId("ops") } as const;
  const whole = { ...POLICY, scope: "order", orderId, expectedRefund: won(50_000) } as const;
  expect(await cancelNow(services, staff, whole)).toBe("done");
  expect(await statuses(orderId)).toEqual(["CANCELLED"]);
});

test("a member banned during a session keeps it, and banned staff are members", async () => {
  const { id, cookie } = await banned("ops");
  const request = new Request("https://palmtee.test/", { headers: { cookie } });
  expect(await memberReader(services, request).read()).toMatchObject({
    id,
    role: "member",
    isBanned: true,
  });
});

test("a ban that comes between the form and the order is seen by the order", async () => {
  const memberId = await newMember(db);
  await db.update(members).set({ bannedAt: services.now() }).where(eq(members.id, memberId));
  const tried = db.transaction((tx) => lockBuyer(tx, memberId, services.now()));
  await expect(tried).rejects.toMatchObject({ code: "auth.banned" });
});

test("a banned member's question is private, and a public one of theirs is written on no more", async () => {
  const { id: memberId } = await banned();
  const input = questionSchema.parse({
    type: ASKED_TYPES[0],
    title: "일정을 바꾸고 싶어요",
    content: "하루 뒤로 바꿔 주세요.",
    phone: "010-1234-5678",
    email: "who@example.com",
    public: "on",
    agree: "on",
  });
  const id = await askQuestion(services, { memberId, locale: "ko", input });
  const [asked] = await db.select().from(questions).where(eq(questions.id, id));
  expect(asked?.isPublic).toBe(false);
  const write = (content: string) =>
    writeOn(services, { id, memberId, locale: "ko", input: messageSchema.parse({ content }) });
  await write("더 있어요");
  await db.update(questions).set({ isPublic: true }).where(eq(questions.id, id));
  await expect(write("또 있어요")).rejects.toMatchObject({ code: "auth.banned" });
  expect(await db.$count(questionMessages, eq(questionMessages.questionId, id))).toBe(2);
});
