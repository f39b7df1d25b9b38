import { expect, test } from "vitest";
import caddie from "#app/locales/en/catalog/caddy.json" with { type: "json" };
import hotel from "#app/locales/en/catalog/hotel.json" with { type: "json" };
import payment from "#app/locales/en/order/payment.json" with { type: "json" };
import { questions } from "#demo/seed/content/questions.ts";
import { seededUuid } from "#demo/seed/seeded.ts";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { visible } from "#tests/process/support/plain-forms.ts";
import { signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const { url } = sharedShop();
const visitor = visitorOf(url);
const { demo, guest } = await signedIn(url, "demo", "guest");

test("a caddie's page shows every fact of the caddie", async () => {
  const { text } = await visitor.get("/en/caddy/cad-001");
  const { "panel.label": fees, ...words } = caddie;
  const facts = [
    "code",
    "age",
    "height",
    "languages",
    "specialty",
    "experience",
    "day_off",
  ] as const;
  for (const fact of facts) expect(text).toContain(`>${words[`fact.${fact}`]}<`);
  expect(text).toContain(fees);
});

test("a hotel's page shows every fact of the hotel", async () => {
  const { text } = await visitor.get("/en/hotel/ht-gcp-t21");
  const facts = ["place", "address", "check_in", "check_out", "homepage", "languages"] as const;
  for (const fact of facts) expect(text).toContain(`>${hotel[`info.${fact}`]}<`);
  const parts = [
    "rooms",
    "facilities",
    "extras",
    "charges",
    "cautions",
    "transport",
    "tour",
  ] as const;
  for (const part of parts) expect(text).toContain(`>${hotel[`${part}.title`]}<`);
});

test.each(["", "/en"])("a hotel shows its homepage (%s)", async (at) => {
  const { text } = await visitor.get(`${at}/hotel/ht-gcp-t21`);
  expect(text).toContain('href="https://ht-gcp-t21.hotel.example"');
});

test.each([
  ["", "베스트 30 모두 보기"],
  ["/en", "See all of the best 30"],
])("after eight courses the home page leads to all of the best 30 (%s)", async (at, words) => {
  const { text } = await visitorOf(url, `lang=${at ? "en" : "ko"}`).get(at || "/");
  const link = new RegExp(`<a[^>]*href="${at}/best30"[^>]*>${words}</a>`);
  expect(text).toMatch(link);
});

test("the result of a payment shows the order's name and ID, the amount and the date", async () => {
  const path = `/en/payment/complete/${seededUuid("order:pattaya")}`;
  const { status, text } = await demo.get(path);
  expect(status).toBe(200);
  for (const fact of ["order_name", "order_number", "paid_at", "amount"] as const) {
    expect(text).toContain(`>${payment[`complete.${fact}`]}<`);
  }
  expect(text).toMatch(/₩\d[\d,]+/);
});

/** Questions are numbered from the oldest on. */
const byAge = questions.toSorted((a, b) => b.hoursAgo - a.hoursAgo);
const PRIVATE_QUESTION = 1 + byAge.findIndex(({ isPublic }) => !isPublic);

test.each([
  `/reservation/${seededUuid("reservation:pattaya:2")}`,
  `/payment/complete/${seededUuid("order:pattaya")}`,
  `/qna/${PRIVATE_QUESTION}`,
])("%s, which is public, answers a visitor with its page and the login", async (path) => {
  const { status, headers, text } = await visitor.get(path);
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(text).toContain(`href="/login?next=${encodeURIComponent(path)}"`);
});

test.each([
  ["", visitor, 200],
  ["guest", guest, 404],
] as const)(
  "answers alike for another member's private question and one that does not exist (%s)",
  async (_, who, status) => {
    const asked = async (id: number) => {
      const answer = await who.get(`/qna/${id}`);
      const words = visible(answer.text).replaceAll(/<[^>]*>|\/qna\/\d+/g, " ");
      return { status: answer.status, words };
    };
    const secret = await asked(PRIVATE_QUESTION);
    expect(secret.status).toBe(status);
    expect(await asked(99_999_999)).toEqual(secret);
  },
);

test("without a chat the shop has its own help on every page, and no host of a chat", async () => {
  const ours = await visitor.get("/notice");
  expect(ours.text).toMatch(/<a[^>]*aria-label="도움말"[^>]*href="\/help"/);
  expect(ours.text).not.toContain("pluginKey");
  expect(ours.headers.get("content-security-policy")).not.toContain("channel.io");
});
