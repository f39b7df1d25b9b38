import { expect, test } from "vitest";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { localized } from "#app/platform/i18n/request-locale.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { seededUuid } from "#demo/seed/seeded.ts";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { formsOf } from "#tests/process/support/page-forms.ts";
import {
  encoded,
  errorBeneath,
  plain,
  type SentField,
  visible,
} from "#tests/process/support/plain-forms.ts";
import { signedIn } from "#tests/support/server/visitor.ts";

addAllMessages();
const shop = await demoShop();
const { demo, guest } = await signedIn(shop.url, "demo", "guest");
const SOON = addDays(dateIn(SHOP_ZONE, new Date()), 60);
const RIDE = { kind: "callvan", routeId: "r-bkk-pattaya", date: SOON, from: "BKK", to: "Amari" };
const CADDIE = { kind: "caddy", caddyId: "cad-002", courseId: "th-siam-old", date: SOON, price: 0 };
for (const [loginId, who, line] of [
  ["demo", demo, { ...RIDE, people: 2, price: 84_000 }],
  ["guest", guest, CADDIE],
] as const) {
  const message = { intent: "add", member: demoMemberId(loginId), put: [line] };
  expect((await who.postJson("/api/cart", message)).status).toBe(200);
}

type Typed = Readonly<Record<string, string>>;

async function send(path: string, fields: readonly SentField[], isMultipart = false) {
  const { status, text } = await demo.post(path, encoded(fields, isMultipart));
  return { status, html: visible(text) };
}

async function look(path: string, who = demo) {
  return visible((await who.get(path)).text);
}

const CHECKOUT = {
  path: "/payment",
  typed: {
    firstName: "DOHYUN",
    lastName: "KIM",
    email: "dohyun@example.com",
    phoneCountry: "KR",
    phone: "010-2345-6789",
    agreePersonal: "personal-information",
    agreePayment: "payment",
    agreeAge: "age",
  },
  status: 422,
};
const REVIEW = {
  path: `/review/write?reservation=${seededUuid("reservation:huahin:0")}`,
  typed: { rating: "4", content: "바람이 시원했어요" },
  status: 400,
};
const POST = {
  path: "/community/write",
  typed: { title: "같이 쳐요", content: "두 분 모셔요.", region: "pattaya" },
  status: 400,
};
const QUESTION = {
  path: "/qna?ask=",
  typed: {
    type: "etc",
    title: "짐을 맡길 수 있나요",
    content: "체크인 전에요.",
    phone: "010-2345-6789",
    email: "demo@example.com",
    agree: "on",
  },
  status: 400,
};
const INFO = {
  path: "/mypage/member",
  typed: { intent: "info", phone: "010-2345-6789", birthday: "1971-04-12", gender: "male" },
  status: 400,
};

type Form = { readonly path: string; readonly typed: Typed; readonly status: number };
type Row = readonly [rule: string, form: Form, wrong: Typed, field: string, code: ErrorCode];

/** The rules of the specification's §5, one wrong field at a time. */
const ROWS: readonly Row[] = [
  ["first name required", CHECKOUT, { firstName: "" }, "firstName", "booker.first_name_required"],
  ["last name required", CHECKOUT, { lastName: " " }, "lastName", "booker.last_name_required"],
  ["e-mail required", CHECKOUT, { email: "" }, "email", "booker.email_required"],
  ["e-mail valid", CHECKOUT, { email: "kim@" }, "email", "booker.email_format"],
  ["phone required", CHECKOUT, { phone: "" }, "phone", "booker.phone_required"],
  ["phone valid", CHECKOUT, { phone: "12" }, "phone", "booker.phone_format"],
  ["personal data", CHECKOUT, { agreePersonal: "" }, "agreePersonal", "payment.agree_personal"],
  ["gateway terms", CHECKOUT, { agreePayment: "no" }, "agreePayment", "payment.agree_payment"],
  ["14 or older", CHECKOUT, { agreeAge: "on" }, "agreeAge", "payment.agree_age"],
  ["rating required", REVIEW, { rating: "" }, "rating", "review.rating_required"],
  ["review required", REVIEW, { content: "  " }, "content", "review.content_required"],
  ["500 characters", REVIEW, { content: "가".repeat(501) }, "content", "review.too_long"],
  ["title required", POST, { title: "" }, "title", "community.title_required"],
  ["content required", POST, { content: "" }, "content", "community.content_required"],
  ["region required", POST, { region: "" }, "region", "community.region_required"],
  ["a region of ours", POST, { region: "atlantis" }, "region", "community.region_required"],
  ["type required", QUESTION, { type: "" }, "type", "qna.type_required"],
  ["question titled", QUESTION, { title: "" }, "title", "qna.title_required"],
  ["question asked", QUESTION, { content: "" }, "content", "qna.content_required"],
  ["phone for the answer", QUESTION, { phone: "1" }, "phone", "auth.phone_format"],
  ["e-mail for the answer", QUESTION, { email: "x" }, "email", "auth.email_format"],
  ["terms of questions", QUESTION, { agree: "" }, "agree", "qna.agree_required"],
  ["no such day", INFO, { birthday: "1971-02-30" }, "birthday", "auth.birthday_required"],
  ["no day at all", INFO, { birthday: "yesterday" }, "birthday", "auth.birthday_required"],
  ["1,001 signs", INFO, { birthday: "1".repeat(1_001) }, "birthday", "auth.birthday_required"],
];

const table = ROWS.flatMap(([rule, form, wrong, field, code]) =>
  LOCALES.map((locale) => ({ rule, form, wrong, field, code, locale })),
);

test.concurrent.each(table)(
  "without scripts, $rule: $code beneath $field, in $locale",
  async (row) => {
    const { form, wrong, field, code, locale } = row;
    const path = localized(form.path, locale);
    const { status, html } = await send(path, await filled(path, { ...form.typed, ...wrong }));
    expect(status).toBe(form.status);
    expect(errorBeneath(html, field)).toContain(translator(locale)(`errors:${code}`));
    for (const other of Object.keys(form.typed).filter((name) => name !== field)) {
      expect([other, errorBeneath(html, other)]).toEqual([other, undefined]);
    }
    const typed = { ...form.typed, ...wrong };
    const shown = Object.keys(typed).filter((name) => !isAskedAgain(name, typed[name]));
    expect(pick(keptIn(html, path), shown)).toEqual(pick(typed, shown));
  },
);

/** Consent is asked for again where it was not given rightly, and so is a choice that there is not. */
function isAskedAgain(name: string, value = ""): boolean {
  return ["no", "on", "atlantis"].includes(value) || (name.startsWith("agree") && value === "");
}

/** What the page itself sends, such as the sum that was seen, with what a person typed. */
async function filled(path: string, typed: Typed): Promise<readonly SentField[]> {
  const offered = keptIn(await look(path), path, (name) => !(name in typed));
  return Object.entries({ ...offered, ...typed }).filter(([, value]) => value !== "");
}

function keptIn(html: string, path: string, isWanted = (_: string) => true): Typed {
  const forms = formsOf(html, path);
  const names = ["expectedTotal", "rating", "region", "type", "birthday"];
  const own =
    forms.find(({ fields }) => fields.some(({ name }) => names.includes(name))) ??
    forms.find(({ fields }) => fields.some(({ name }) => name === "content"));
  const fields = own?.fields.filter(({ name }) => isWanted(name)) ?? [];
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

function pick(values: Typed, names: readonly string[]): Typed {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? ""]));
}

test.each([POST, REVIEW, QUESTION])(
  "six pictures, or a file in place of a picture, are refused beneath the pictures of $path",
  async ({ path, typed }) => {
    const own = Object.entries(typed);
    const folder = path === QUESTION.path ? "/uploads/private" : "/uploads";
    const source = (n: number) => `${folder}/0b9f6a1e-7c1d-4a53-9a43-0d0f3f6f2f1${n}`;
    const six = Array.from({ length: 6 }, (_, n): SentField => ["picture", source(n)]);
    const page = new Blob(["<script>alert(1)</script>"], { type: "text/html" });
    for (const [pictures, code] of [
      [six, "upload.too_many"],
      [[["picture", page]], "common.bad_request"],
    ] as const) {
      const { status, html } = await send(path, [...own, ...pictures], true);
      expect([code, status]).toEqual([code, 400]);
      const from = html.indexOf('aria-describedby="picture-hint"');
      const beneath = html.slice(from, html.indexOf("</fieldset>", from));
      expect(plain(beneath)).toContain(translator("ko")(`errors:${code}`));
      expect(pick(keptIn(html, path), ["title", "content"])).toEqual(
        pick(typed, ["title", "content"]),
      );
    }
  },
);

test.each([CHECKOUT, REVIEW, POST, QUESTION, INFO])(
  "a broken body is no form, and $path reports it without failing",
  async ({ path }) => {
    for (const type of ["multipart/form-data; boundary=x", "multipart/form-data", "text/html"]) {
      const headers = { "content-type": type };
      const body = "--y\r\nContent-Disposition: form-data";
      const { status, text } = await demo.get(path, { method: "POST", headers, body });
      expect([type, status]).toEqual([type, path === CHECKOUT.path ? 422 : 400]);
      expect(plain(text)).toContain(translator("ko")("errors:common.bad_request"));
    }
    expect(shop.process.exitCode).toBeNull();
  },
);

test("a caddie without a round at her course is named before paying, and not sold", async () => {
  const page = await look("/payment", guest);
  expect(plain(page)).toContain(translator("ko")("errors:cart.caddy_needs_course"));
  const fields = Object.entries({ ...keptIn(page, "/payment"), ...CHECKOUT.typed });
  const { status, text } = await guest.post("/payment", fields);
  expect(status).toBe(422);
  expect(plain(text)).toContain(translator("ko")("errors:cart.caddy_needs_course"));
});
