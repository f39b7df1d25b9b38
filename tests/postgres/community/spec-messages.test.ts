import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { posts, reviews } from "#app/db/schema/community/community-tables.ts";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { localized } from "#app/platform/i18n/request-locale.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { seededUuid } from "#demo/seed/seeded.ts";
import { formsOf } from "#tests/process/support/page-forms.ts";
import { visible } from "#tests/process/support/plain-forms.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { usedRound } from "#tests/support/order/used-round.ts";
import { postgresShop } from "#tests/support/server/postgres-shop.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";
import { visitorOf } from "#tests/support/server/visitor.ts";
import { SPEC_MESSAGES } from "#tests/support/spec-messages.ts";

const { db, shop } = await postgresShop(await postgresUrl("demo"));
const demo = await signInCookie(shop.url, "demo");
const guest = await signInCookie(shop.url, "guest");
const memberId = demoMemberId("demo");
const ROUND = `/reservation/${seededUuid("reservation:pattaya:2")}/cancel`;
const POST = { title: "같이 쳐요", content: "두 분 모셔요.", region: "pattaya" };
const QUESTION = { type: "etc", title: "문의", content: "몇 시까지인가요?", agree: "on" };
const CONTACT = { phone: "010-2345-6789", email: "demo@example.com" };
const REVIEW = { rating: "5", content: "바람이 시원했어요" };
const BOOKER = { firstName: "DOHYUN", lastName: "KIM", phoneCountry: "KR", ...CONTACT };
const ENTERED = {
  birthYear_0: "1988",
  handicap_0: "18",
  agreeSafety: "on",
  agreePhotos: "on",
  agreeRefund: "on",
};
const AGREED = {
  agreePersonal: "personal-information",
  agreePayment: "payment",
  agreeAge: "age",
};

type Body = Readonly<Record<string, string>> | string;
type Sent = { readonly body?: Body; readonly cookie?: string };

/** The page that a browser without scripts shows after its form was sent. */
async function send(path: string, { body, cookie = demo }: Sent = {}): Promise<string> {
  const who = visitorOf(shop.url, cookie);
  const { text } = await (body === undefined ? who.get(path) : who.post(path, body));
  return visible(text);
}

const mends: string[] = [];
afterEach(async () => {
  for (const mend of mends.splice(0)) await db.execute(sql.raw(mend));
});

/** From now on the database fails when rows of the table are changed so, or silently leaves them as they are. */
async function fail(
  table: string,
  step: "insert" | "update" | "delete",
  how = "raise exception 'broken'",
) {
  const then = how === "raise exception 'broken'" ? `${how};` : "";
  await db.execute(
    sql.raw(`create function broken() returns trigger language plpgsql as
      $$ begin ${then} return null; end $$`),
  );
  await db.execute(
    sql.raw(`create trigger broken before ${step} on ${table} for each row
      execute function broken()`),
  );
  mends.push(`drop trigger broken on ${table}`, "drop function broken()");
}

async function lose(table: string) {
  await db.execute(sql.raw(`alter table ${table} rename to lost`));
  mends.push(`alter table lost rename to ${table}`);
}

async function ownPost(): Promise<string> {
  const language = { originalLocale: "ko" as const };
  const [post] = await db
    .insert(posts)
    .values({ ...POST, ...language, regionId: POST.region, memberId } as typeof posts.$inferInsert)
    .returning({ id: posts.id });
  return `/community/${post?.id}/edit`;
}

async function ownReview(): Promise<string> {
  const { id } = await usedRound(db, { memberId });
  await send(`/review/write?reservation=${id}`, { body: REVIEW });
  const [review] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.reservationId, id));
  return `/review/write?review=${review?.id}`;
}

/** A form as its page offers it, with what a person types. */
async function fill(path: string, typed: Readonly<Record<string, string>>, has: string) {
  const forms = formsOf(await send(path), path);
  const form = forms.find(({ fields }) => fields.some(({ name }) => name === has));
  const offered = Object.fromEntries(form?.fields.map(({ name, value }) => [name, value]) ?? []);
  return send(path, { body: { ...offered, ...typed } });
}

const SHOWN: Partial<Record<ErrorCode, (at: (korean: string) => string) => Promise<string>>> = {
  "auth.login_required": (at) =>
    send(at("/mypage/member"), { cookie: "", body: { intent: "name", name: "김도현" } }),
  "auth.login_failed": (at) =>
    send(at("/login"), { cookie: "", body: { loginId: "demo", password: "not mine at all" } }),
  "common.not_ready": (at) => send(at("/login/done?error=common.not_ready&next=/")),
  "common.bad_request": (at) => send(at("/settings/language"), { body: "nothing" }),
  "community.title_required": (at) => send(at("/community/write"), { body: {} }),
  "community.content_required": (at) => send(at("/community/write"), { body: {} }),
  "community.region_required": (at) => send(at("/community/write"), { body: {} }),
  "community.post_failed": async (at) => {
    await fail("posts", "insert");
    return send(at("/community/write"), { body: POST });
  },
  "member.info_unavailable": async (at) => {
    await fail("members", "update", "nothing");
    return send(at("/mypage/member"), { body: { intent: "name", name: "김도현" } });
  },
  "community.region_unavailable": async (at) => {
    const path = await ownPost();
    await lose("regions");
    return send(at(path));
  },
  "common.server_error": async (at) => {
    await lose("reservations");
    return send(at("/reservation"));
  },
  "community.edit_failed": async (at) => {
    const path = await ownPost();
    await fail("posts", "update");
    return send(at(path), { body: POST });
  },
  "community.delete_failed": async (at) => {
    const path = await ownPost();
    await fail("posts", "delete");
    return send(at(path), { body: { intent: "delete" } });
  },
  "member.name_refused": (at) =>
    send(at("/mypage/member"), { body: { intent: "name", name: "가".repeat(300) } }),
  "member.name_failed": async (at) => {
    await fail("members", "update");
    return send(at("/mypage/member"), { body: { intent: "name", name: "김도현" } });
  },
  "tournament.apply_failed": async (at) => {
    await fail("tournament_entries", "insert");
    const body = { people: "1", name_0: "Emma", gender_0: "female", ...ENTERED };
    return send(at("/tournament/4/apply"), { cookie: guest, body });
  },
  "qna.submit_failed": async (at) => {
    await fail("questions", "insert");
    return send(at("/qna?ask="), { body: { ...QUESTION, ...CONTACT } });
  },
  "common.unexpected": async (at) => {
    await fail("throttles", "insert");
    return send(at("/login/find-id"), { cookie: "", body: { email: "a@example.com" } });
  },
  "review.submit_failed": async (at) => {
    const { id } = await usedRound(db, { memberId });
    await fail("reviews", "insert");
    return send(at(`/review/write?reservation=${id}`), { body: REVIEW });
  },
  "review.update_failed": async (at) => {
    const path = await ownReview();
    await fail("reviews", "update");
    return send(at(path), { body: REVIEW });
  },
  "reservation.refund_failed": async (at) => {
    await fail("refunds", "insert");
    return fill(at(ROUND), {}, "expectedRefund");
  },
  "payment.failed": async (at) => {
    const date = addDays(dateIn(SHOP_ZONE, new Date()), 60);
    const ride = { kind: "callvan", routeId: "r-bkk-pattaya", date, from: "BKK", to: "Amari" };
    const put = [{ ...ride, people: 2, price: 84_000 }];
    const add = { intent: "add", member: memberId, put };
    await visitorOf(shop.url, demo).postJson("/api/cart", add);
    await fail("orders", "insert");
    return fill(at("/payment"), { ...BOOKER, ...AGREED }, "expectedTotal");
  },
  "home.recommend_failed": async (at) => {
    await lose("reviews");
    return send(at("/"), { cookie: "lang=ko" });
  },
  "search.courses_failed": async (at) => {
    await lose("search_words");
    return send(at("/search?q=golf"));
  },
};

const pages = SPEC_MESSAGES.filter(({ shownBy }) => shownBy === "page").flatMap((message) =>
  LOCALES.map((locale) => ({ ...message, locale })),
);

test.each(pages)("$code is shown as “$en” above its sentence, in $locale", async (message) => {
  const { code, locale } = message;
  const show = SHOWN[code];
  if (!show) throw new Error(`nothing shows ${code}`);
  const html = (await show((path) => localized(path, locale))).replaceAll("&#x27;", "'");
  const sentence = translator(locale)(`errors:${code}`);
  expect(html).toContain(`>${message[locale]}<`);
  expect(html.lastIndexOf(sentence)).toBeGreaterThan(html.indexOf(`>${message[locale]}<`));
});

test("a shop whose recommendations fail again and again stays open", async () => {
  await lose("reviews");
  for (let visit = 0; visit < 40; visit++)
    await send(visit % 2 ? "/" : "/en", { cookie: "lang=ko" });
  expect(shop.process.exitCode).toBeNull();
});
