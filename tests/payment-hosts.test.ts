import { expect, test } from "vitest";
import { paymentHosts } from "#app/features/order/payment/payment-gateway.server.ts";
import { contentSecurityPolicy } from "#app/platform/http/headers/content-security-policy.ts";

const REAL = {
  clientKey: "live_ck_x",
  secretKey: "live_sk_x",
  family: "individual" as const,
  apiUrl: "https://api.tosspayments.com",
  scriptUrl: "https://js.tosspayments.com/v2/standard",
  timeoutMs: 1_000,
  simulator: undefined,
};

test("a page may load the card provider's script, window and calls, where one is configured", () => {
  const cards = paymentHosts(REAL);
  expect(cards).toBe("https://*.tosspayments.com");
  const policy = contentSecurityPolicy("'nonce-x'", { cards });
  for (const rule of ["script-src 'self' 'nonce-x'", "frame-src 'self'", "connect-src 'self'"]) {
    expect(policy).toContain(`${rule} https://*.tosspayments.com;`);
  }
});

test("the simulator is on this host: nothing else is allowed", () => {
  const simulator = { ledgerFile: "books.jsonl", isOpen: false };
  expect(paymentHosts({ ...REAL, simulator })).toBeUndefined();
  expect(contentSecurityPolicy("'nonce-x'")).not.toContain("https:");
});
