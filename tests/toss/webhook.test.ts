import { expect, test } from "vitest";
import { MAX_WEBHOOK_BYTES, readWebhook } from "#app/integrations/payment/toss-webhook.ts";

// W03–W05: the shapes that the provider sends.
test.each([
  [
    {
      eventType: "PAYMENT_STATUS_CHANGED",
      createdAt: "2026-01-02T14:46:59.65327",
      data: { orderId: "PT-2701-4K7QXM", status: "DONE" },
    },
    { event: "payment_changed", orderId: "PT-2701-4K7QXM" },
  ],
  [
    { eventType: "CANCEL_STATUS_CHANGED", data: { cancels: [], orderId: "PT-2701-4K7QXM" } },
    { event: "refund_changed", orderId: "PT-2701-4K7QXM" },
  ],
  [
    { createdAt: "2026-01-02T14:46:59.6", secret: "s", status: "DONE", orderId: "PT-2701-4K7QXM" },
    { event: "deposit_made", orderId: "PT-2701-4K7QXM" },
  ],
  [{ eventType: "METHOD_UPDATED" }, { event: "other", orderId: undefined }],
  [
    { eventType: "PAYMENT_STATUS_CHANGED", data: { orderId: { $ne: 1 } } },
    { event: "payment_changed", orderId: undefined },
  ],
])("%j is read as a webhook", (body, webhook) => {
  expect(readWebhook(JSON.stringify(body))).toEqual(webhook);
});

test.each(["", "{", "null", "[]", "7", '"DONE"', "{}", '{"eventType":7}', '{"orderId":"x"}'])(
  "%s is no webhook",
  (text) => {
    expect(readWebhook(text)).toBeUndefined();
  },
);

test("a body larger than any event is not read", () => {
  const body = (length: number) => `{"eventType":"X"${" ".repeat(length - 17)}}`;
  expect(body(MAX_WEBHOOK_BYTES)).toHaveLength(MAX_WEBHOOK_BYTES);
  expect(readWebhook(body(MAX_WEBHOOK_BYTES))?.event).toBe("other");
  expect(readWebhook(body(MAX_WEBHOOK_BYTES + 1))).toBeUndefined();
});

test("a flat event whose event type is no string is read by its order", () => {
  const body = { eventType: 7, status: "DONE", orderId: "PT-2701-4K7QXM" };
  expect(readWebhook(JSON.stringify(body))).toEqual({
    event: "deposit_made",
    orderId: "PT-2701-4K7QXM",
  });
});

test("a webhook that escapes unstorable characters is refused", () => {
  const body = { eventType: "PAYMENT_STATUS_CHANGED", data: { orderId: "PT-2701-4K7QXM" } };
  for (const odd of [
    { ...body, x: "\0" },
    { ...body, "\0": 1 },
    { ...body, x: ["\ud800"] },
  ]) {
    expect(readWebhook(JSON.stringify(odd))).toBeUndefined();
  }
});
