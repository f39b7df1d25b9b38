import { expect, test } from "vitest";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { oddTextsFor } from "#tests/process/support/odd-texts.ts";
import { senderAt } from "#tests/process/support/sender.ts";
import type { Write } from "#tests/process/support/write.ts";
import { WRITES } from "#tests/process/support/writes.ts";
import { inGroups } from "#tests/support/in-groups.ts";

const shop = await demoShop({ LOG_LEVEL: "error" });
const sendTo = senderAt(shop.url);
const send = (write: Write, body: BodyInit, type?: string) =>
  sendTo({ ...write, path: write.path.replace("{post}", "1") }, body, type);

/** What was sent and brought something down, or was taken although it cannot be kept. */
function complaint(name: string, value: string, status: number, text: string): string[] {
  const isFault = status >= 500;
  const isTaken = value.includes("\0") && status < 300;
  if (!isFault && !isTaken) return [];
  return [`${name}=${JSON.stringify(value.slice(0, 30))}: ${status} ${text.slice(0, 200)}`];
}

const FORMS = WRITES.filter(({ form }) => form);

test.each(FORMS.map((write, turn) => ({ ...write, write, turn })))(
  "$route $note: no character in any field causes a server error, and unstorable text is refused",
  async ({ write, turn }) => {
    const form = write.form ?? {};
    const complaints: string[] = [];
    for (const [index, name] of Object.keys(form).entries()) {
      await inGroups(["a\0b", ...oddTextsFor(turn + index)], async (value) => {
        const { status, text } = await send(write, new URLSearchParams({ ...form, [name]: value }));
        complaints.push(...complaint(name, value, status, text));
      });
    }
    // Without fields it reads no form at all.
    if (Object.keys(form).length > 0) {
      const { status, text } = await send(write, new URLSearchParams({ ...form, "a\0b": "" }));
      complaints.push(...complaint("a name", "a\0b", status, text));
    }
    expect(complaints).toEqual([]);
  },
);

type Json = Readonly<Record<string, unknown>>;

/** The value once for each of its texts and numbers, with that one replaced. */
function variants(value: unknown, odd: string): readonly unknown[] {
  if (typeof value === "string" || typeof value === "number") return [odd];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    variants(inner, odd).map((each) =>
      Array.isArray(value)
        ? value.map((item, at) => (String(at) === key ? each : item))
        : { ...(value as Json), [key]: each },
    ),
  );
}

test.each(WRITES.filter(({ json }) => json).map((write, turn) => ({ ...write, write, turn })))(
  "$route $note: no character in any text of its JSON brings it down",
  async ({ write, turn }) => {
    const complaints: string[] = [];
    for (const odd of ["a\0b", "\ud800", "x\udc00", ...oddTextsFor(turn)]) {
      const jsons = [...variants(write.json, odd), { ...write.json, [odd]: odd }];
      await inGroups(jsons, async (json) => {
        const { status, text } = await send(write, JSON.stringify(json), "application/json");
        complaints.push(...complaint(JSON.stringify(json).slice(0, 200), odd, status, text));
      });
    }
    expect(complaints).toEqual([]);
  },
);

const WEBHOOK: Write = { route: "", note: "", path: "/api/payment/webhook", status: 200 };

test("a webhook with unstorable text anywhere is refused", async () => {
  const event = { eventType: "PAYMENT_STATUS_CHANGED", data: { orderId: "PT-order-1", x: "y" } };
  for (const odd of ["\0", "a\0b", "\ud800"]) {
    for (const json of [...variants(event, odd), { ...event, [odd]: 1 }]) {
      const { status } = await send(WEBHOOK, JSON.stringify(json), "application/json");
      expect([JSON.stringify(json), status]).toEqual([JSON.stringify(json), 400]);
    }
  }
  expect((await send(WEBHOOK, `\0${JSON.stringify(event)}`, "application/json")).status).toBe(400);
});

test("none of it was a fault of ours", () => {
  expect(shop.output()).not.toMatch(/"level":"?(50|error)/);
});
